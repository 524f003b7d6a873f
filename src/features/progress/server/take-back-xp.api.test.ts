import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEntry, getToday } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { describeOnBothEngines, type TestApp } from '#test-support/start-test-app.ts';
import { awardXP } from './award-xp.ts';
import { ledgerCheck } from './ledger-check.ts';
import { findXP } from './progress-store.ts';
import { giveBackXP, takeBackXP } from './take-back-xp.ts';

const reason = 'journal_entry';
const day = { date: '2026-03-14', startedAt: 0 };

async function personOf(app: TestApp, name: string): Promise<string> {
  const client = await app.user(name);
  return (await client.call(getCurrentUser, {})).body.id;
}

describeOnBothEngines('XP that is taken back', (app) => {
  it('leaves the total the sum of the grants and never below 0, whatever is done in whatever order', async () => {
    const userId = await personOf(app(), 'alma');
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('award', 'take', 'give'), fc.constantFrom('a', 'b')), {
          maxLength: 12,
        }),
        async (steps) => {
          run += 1;
          const before = await findXP(app().db, userId);
          const paid = new Map<string, number>();
          for (const [step, thing] of steps) {
            const source = { userId, reason, sourceId: `${run}-${thing}`, now: app().clock.now() } as const;
            const amount = thing === 'a' ? 2 : 10;
            const [had, isThere] = [paid.get(thing), paid.has(thing)];
            await inTransaction(app().db, async (tx) => {
              if (step === 'award') {
                expect(await awardXP(tx, { ...source, amount, day })).toBe(isThere ? 0 : amount);
                if (!isThere) paid.set(thing, amount);
              } else if (step === 'take') {
                expect(await takeBackXP(tx, source)).toBe(had ? amount : 0);
                if (isThere) paid.set(thing, 0);
              } else {
                expect(await giveBackXP(tx, source)).toBe(had === 0 ? amount : 0);
                if (isThere) paid.set(thing, amount);
              }
            });
            const expected = before + [...paid.values()].reduce((sum, one) => sum + one, 0);
            expect(await findXP(app().db, userId)).toBe(expected);
          }
          const deps = { db: app().db, objects: app().objects, now: 0, readsBytes: false };
          expect((await ledgerCheck.run(deps)).findings).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is taken once by two at once', async () => {
    const userId = await personOf(app(), 'bela');
    const source = { userId, reason, sourceId: 'one', now: app().clock.now() } as const;
    await inTransaction(app().db, (tx) => awardXP(tx, { ...source, amount: 10, day }));
    const taken = await Promise.all(
      [1, 2, 3].map(() => inTransaction(app().db, (tx) => takeBackXP(tx, source))),
    );
    expect(taken.toSorted()).toEqual([0, 0, 10]);
    expect(await findXP(app().db, userId)).toBe(0);
  });

  it('leaves the day of XP as it was: what was earned today stays used', async () => {
    // The minute that passes must not begin another day.
    app().clock.set(new Date(app().clock.now()).setUTCHours(12));
    const cara = await app().user('cara');
    const entry = { content: 'A line', writingTimeMinutes: 1 };
    const { body } = await cara.call(createEntry, { body: entry });
    const { id: userId } = (await cara.call(getCurrentUser, {})).body;
    app().clock.advance({ minutes: 1 });
    const source = { userId, reason, sourceId: body.id, now: app().clock.now() } as const;
    expect(await inTransaction(app().db, (tx) => takeBackXP(tx, source))).toBe(10);
    const days = await app()
      .db.selectFrom('xp_grant')
      .select(['amount', 'xp_day'])
      .where('user_id', '=', userId)
      .orderBy('granted_at')
      .execute();
    expect(days.map(({ amount }) => amount)).toEqual([10, -10]);
    expect(days[1]!.xp_day).toBe(days[0]!.xp_day);
    expect((await cara.call(getToday, {})).body.paidEntriesLeft).toBe(4);
  });
});
