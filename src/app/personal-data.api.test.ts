import { expect, it } from 'vitest';
import { register } from '#features/accounts/accounts.contract.ts';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { rowsThatMention, tablesOfUsers } from '#test-support/all-tables.ts';
import { PASSWORD, signInStatus } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';

const write = (content: string) => ({ content, writingTimeMinutes: 1 });

describeOnBothEngines("a person's data", (app) => {
  it('is handed out as one JSON file, and only to that person', async () => {
    const alice = await app().user('alice');
    const bob = await app().user('bob');
    await alice.call(createEntry, { body: write('Light, "quoted" & <b>bold</b> 🌿') });
    await bob.call(createEntry, { body: write('of bob alone') });
    const answer = await alice.call(exportMine, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="lampstand-\d{4}-\d\d-\d\d\.json"$/,
    );
    const file = answer.body as unknown as Record<string, { email?: string; content?: string }[]>;
    expect(Object.keys(file)).toEqual([
      'exportedAt',
      ...app().server.deps.personalData.map((data) => data.section),
    ]);
    expect(file['account']?.[0]?.email).toBe('alice@example.org');
    expect(file['journalEntries']?.map((entry) => entry.content)).toEqual([
      'Light, "quoted" & <b>bold</b> 🌿',
    ]);
    expect(file['xpGrants']).toHaveLength(1);
    const text = JSON.stringify(file);
    expect(text).not.toContain('of bob alone');
    expect(text).not.toContain('argon2');
  });

  it('is handed out whole, however much it is', async () => {
    const carol = await app().user('carol');
    for (let i = 0; i < 205; i++) await carol.call(createEntry, { body: write(`entry ${i}`) });
    const file = (await carol.call(exportMine, {})).body as unknown as {
      journalEntries: { content: string }[];
    };
    expect(new Set(file.journalEntries.map((entry) => entry.content)).size).toBe(205);
  });

  it('has every table of its own in the file', async () => {
    const named = new Set(app().server.deps.personalData.flatMap((data) => data.tables));
    expect((await tablesOfUsers(app().db)).filter((table) => !named.has(table))).toEqual([]);
  });

  it('is gone when the account is deleted', async () => {
    const dan = await app().user('dan');
    const { id } = (await dan.call(getCurrentUser, {})).body;
    await dan.call(createEntry, { body: write('to be forgotten') }, { 'idempotency-key': 'once-and-away' });
    expect(await signInStatus(app().url, 'dan', 'wrong password')).toBe(401);
    expect(await rowsThatMention(app().db, [id, 'dan@example.org'])).not.toEqual([]);

    const wrong = await dan.refused(deleteAccount, { body: { password: 'not it' } });
    expect(wrong.body.code).toBe('WRONG_PASSWORD');
    const without = await dan.refused(deleteAccount, { body: { confirmation: 'DELETE' } });
    expect(without.body.code).toBe('WRONG_PASSWORD');

    expect((await dan.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    expect(await rowsThatMention(app().db, [id, 'dan@example.org'])).toEqual([]);
    expect(dan.cookie('lampstand.session_token')).toBeUndefined();
    const again = { firstName: 'Dan', lastName: 'Anew', email: 'dan@example.org', password: PASSWORD };
    expect((await app().visitor().call(register, { body: again })).status).toBe(201);
  });
});
