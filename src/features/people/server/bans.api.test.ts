import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { login, logout, register } from '#features/accounts/accounts.contract.ts';
import {
  deleteAccount,
  exportMine,
  getAccount,
  updateSettings,
} from '#features/accounts/settings.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { credentialsOf, newcomer, PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getCurrentUser } from '../people.contract.ts';
import { setBan } from './bans.ts';
import { publicPeople } from './public-people.ts';

const DAY = 24 * 60 * 60 * 1000;

describeOnBothEngines('a ban', (app) => {
  const idOf = async (name: string) => (await (await app().user(name)).call(getCurrentUser, {})).body.id;
  const ban = async (id: string, until: number | null) => {
    const now = app().clock.now();
    const { events } = app().server.deps;
    await inTransaction(app().db, (tx) => setBan(tx, id, until, { events, now }));
  };
  const entry = { body: { content: 'A line', writingTimeMinutes: 1 } };

  it('leaves nothing but reading why, taking what is theirs, and leaving', async () => {
    const ada = await app().user('ada');
    const id = await idOf('ada');
    await ban(id, app().clock.now() + DAY);
    const refused = await ada.refused(createEntry, entry);
    expect([refused.status, refused.body.code]).toEqual([403, 'BANNED']);
    expect(refused.body.message).toMatch(/until \d+ \w+ \d{4} at .*appeal/);
    expect((await ada.refused(updateSettings, { body: { firstName: 'Eve' } })).body.code).toBe('BANNED');
    expect((await ada.call(getCurrentUser, {})).body.bannedUntil).toBe(app().clock.now() + DAY);
    expect((await ada.call(getAccount, {})).status).toBe(200);
    expect((await ada.call(exportMine, {})).status).toBe(200);
    expect((await publicPeople(app().db, await idOf('ben'), [id], app().clock.now())).size).toBe(0);
  });

  it('lets them sign in, to read it, and out', async () => {
    const client = app().visitor();
    expect((await client.call(login, { body: credentialsOf('ada') })).status).toBe(200);
    expect((await client.refused(createEntry, entry)).body.code).toBe('BANNED');
    expect((await client.call(logout, {})).status).toBe(204);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it('takes them for a visitor where anybody may call', async () => {
    const ada = await app().user('ada');
    expect((await ada.call(register, { body: newcomer('adas-other') })).status).toBe(201);
  });

  it('ends by itself, and when it is lifted', async () => {
    const ada = await app().user('ada');
    app().clock.advance({ days: 1 });
    expect((await ada.call(createEntry, entry)).status).toBe(201);
    expect((await ada.call(getCurrentUser, {})).body.bannedUntil).toBeNull();
    const id = await idOf('ada');
    await ban(id, FOREVER);
    const refused = await ada.refused(createEntry, entry);
    expect(refused.body.message).toMatch(/any more/);
    await ban(id, null);
    expect((await ada.call(createEntry, entry)).status).toBe(201);
  });

  it('does not keep anybody here', async () => {
    const cleo = await app().user('cleo');
    await ban(await idOf('cleo'), FOREVER);
    expect((await cleo.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    expect(
      (
        await app()
          .visitor()
          .call(login, { body: credentialsOf('cleo') })
      ).status,
    ).toBe(401);
  });
});
