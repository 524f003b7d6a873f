import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { endReadingSession, markChapterRead, startReadingSession } from '#features/bible/bible.contract.ts';
import { createEntry, deleteEntry, getToday } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { listChests, unlockChest } from '#features/wardrobe/wardrobe.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { awardXP } from './award-xp.ts';

const write = (client: TestClient, key?: string) =>
  client.call(
    createEntry,
    { body: { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 } },
    key === undefined ? {} : { 'idempotency-key': key },
  );

async function readChapter(client: TestClient, chapter: number): Promise<number> {
  const { body } = await client.call(markChapterRead, {
    params: { bookId: 'PSA', chapter: String(chapter) },
  });
  return body.xpEarned;
}

async function readFor(app: TestApp, client: TestClient, minutes: number): Promise<number> {
  const { body: session } = await client.call(startReadingSession, {});
  app.clock.advance({ minutes });
  const { body } = await client.call(endReadingSession, {
    params: { sessionId: session.id },
    body: { visibleMs: minutes * 60_000 },
  });
  return body.xpEarned;
}

/** Everybody's total beside the sum of their grants; an equal pair is a ledger that balances. */
async function ledgers(app: TestApp): Promise<Map<string, { currentXP: number; granted: number }>> {
  const rows = await app.db
    .selectFrom('user')
    .leftJoin('progress', 'progress.user_id', 'user.id')
    .leftJoin('xp_grant', 'xp_grant.user_id', 'user.id')
    .select((eb) => [
      'user.firstName',
      'progress.current_xp',
      eb.fn.sum<number | null>('amount').as('granted'),
    ])
    .groupBy(['user.id', 'user.firstName', 'progress.current_xp'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.firstName,
      { currentXP: Number(row.current_xp ?? 0), granted: Number(row.granted ?? 0) },
    ]),
  );
}

async function expectBalanced(app: TestApp): Promise<void> {
  for (const [name, { currentXP, granted }] of await ledgers(app)) {
    expect(currentXP, `${name}'s total and the sum of their grants`).toBe(granted);
  }
}

describeOnBothEngines('the XP ledger', (app) => {
  beforeEach(() => app().clock.set(Date.now()));

  it('sums to the total after a long and mixed history, and pays what was promised', async () => {
    const alice = await app().user('alice');
    const bob = await app().user('bob');
    let promised = 0;
    for (let day = 0; day < 3; day += 1) {
      // Seven entries, of which five are paid; one is sent again, one deleted.
      const entries = [];
      for (let n = 0; n < 7; n += 1) entries.push((await write(alice, `day-${day}-entry-${n}`)).body);
      const again = (await write(alice, `day-${day}-entry-0`)).body;
      expect(again.id).toBe(entries[0]?.id);
      promised += entries.reduce((sum, entry) => sum + entry.xpEarned, 0);
      await alice.call(deleteEntry, { params: { entryId: entries[1]!.id } });
      // Twelve chapters, of which ten are paid, and the first once more.
      for (let chapter = 1; chapter <= 12; chapter += 1)
        promised += await readChapter(alice, day * 12 + chapter);
      promised += await readChapter(alice, 1);
      promised += await readFor(app(), alice, 3);
      await write(bob);
      await expectBalanced(app());
      app().clock.advance({ days: 1 });
    }
    const { currentXP } = (await alice.call(getCurrentUser, {})).body;
    expect(currentXP).toBe(promised);
    expect(currentXP).toBeGreaterThanOrEqual(3 * (5 * 10 + 10 * 5));
    await expectBalanced(app());
  });

  it('balances when two sessions save, read and repeat at once', async () => {
    const [one, two] = [await app().user('carol'), await app().user('carol')];
    const answers = await Promise.all(
      [one, two].flatMap((client) => [
        ...Array.from({ length: 6 }, (_, n) => write(client, `at-once-${n}`)),
        ...Array.from({ length: 6 }, (_, n) => readChapter(client, n + 1)),
      ]),
    );
    expect(answers).toHaveLength(24);
    await expectBalanced(app());
    expect((await ledgers(app())).get('Carol')).toEqual({ currentXP: 5 * 10 + 6 * 5, granted: 80 });
  });

  it('pays no second day to who sets their clock to the other side of the world', async () => {
    // On the island it is 1 o'clock of the 15th, whose day began an hour ago.
    app().clock.set(Date.parse('2026-03-14T11:00:00Z'));
    const finn = await app().user('finn');
    const { id: userId } = (await finn.call(getCurrentUser, {})).body;
    let chapter = 0;
    async function earnAllIn(timezone: string): Promise<number> {
      await finn.call(updateSettings, { body: { timezone } });
      let earned = 0;
      for (let n = 0; n < 6; n += 1) earned += (await write(finn)).body.xpEarned;
      for (let n = 0; n < 11; n += 1) {
        chapter += 1;
        earned += await readChapter(finn, chapter);
      }
      return earned;
    }
    const wholeDay = 5 * 10 + 10 * 5;
    expect(await earnAllIn('Pacific/Kiritimati')).toBe(wholeDay);
    for (const elsewhere of ['Etc/GMT+12', 'UTC', 'Asia/Kolkata']) expect(await earnAllIn(elsewhere)).toBe(0);
    app().clock.advance({ hours: 18, minutes: 59 });
    expect(await earnAllIn('Etc/GMT+12')).toBe(0);
    app().clock.advance({ minutes: 1 });
    expect((await finn.call(getToday, {})).body).toMatchObject({ nextEntryXP: 10 });
    expect(await earnAllIn('Etc/GMT+12')).toBe(wholeDay);
    const days = await app()
      .db.selectFrom('xp_grant')
      .select('xp_day')
      .distinct()
      .where('user_id', '=', userId)
      .orderBy('xp_day')
      .execute();
    expect(days.map((row) => row.xp_day)).toEqual(['2026-03-14', '2026-03-15']);
  });

  it('unlocking takes no XP away', async () => {
    const dora = await app().user('dora');
    for (let n = 0; n < 5; n += 1) await write(dora);
    const chests = (await dora.call(listChests, {})).body;
    const first = chests.find((chest) => chest.requiredXP <= 50);
    expect((await dora.call(unlockChest, { params: { chestId: first!.id } })).status).toBe(200);
    expect((await ledgers(app())).get('Dora')).toEqual({ currentXP: 50, granted: 50 });
  });

  it('one source is paid once, nothing is paid for nothing, and what is undone is not paid', async () => {
    const erin = await app().user('erin');
    const { id: userId } = (await erin.call(getCurrentUser, {})).body;
    const day = { date: '2026-03-14', startedAt: 0 };
    const award = (sourceId: string, amount: number) =>
      inTransaction(app().db, (tx) =>
        awardXP(tx, { userId, reason: 'chapter_read', sourceId, amount, now: app().clock.now(), day }),
      );
    expect(await award('PSA.23', 5)).toBe(5);
    expect(await award('PSA.23', 5)).toBe(0);
    expect(await award('PSA.24', 0)).toBe(0);
    const undone = inTransaction(app().db, async (tx) => {
      await awardXP(tx, { userId, reason: 'chapter_read', sourceId: 'PSA.25', amount: 5, now: 0, day });
      throw new Error('the cause was not kept');
    });
    await expect(undone).rejects.toThrow('the cause was not kept');
    expect((await ledgers(app())).get('Erin')).toEqual({ currentXP: 5, granted: 5 });
  });
});
