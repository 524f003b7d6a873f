import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { daysCheck } from '#features/rhythm/server/days-check.ts';
import { getToday } from '#features/today/today.contract.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { migrationsOf } from './migrations-of.ts';

const NAME = '054-rhythm';

describeOnBothEngines('who was here before lamps were counted', (app) => {
  it('has their days, and a row that begins anew', async () => {
    const { db, clock, objects } = app();
    clock.set('2026-11-24T08:00Z');
    const client = await app().user('miriam');
    const { id: userId } = (await client.call(getCurrentUser, {})).body;
    const grant = (
      date: string,
      reason: 'journal_entry' | 'chapter_read' | 'prayed_for_someone',
      n: number,
    ) => ({
      id: `${date}-${reason}-${n}`,
      user_id: userId,
      reason,
      source_id: `${date}-${n}`,
      amount: 5,
      granted_at: Date.parse(date) + n,
      xp_day: date,
      xp_day_started_at: Date.parse(date),
      reverses_id: null,
    });
    await db
      .insertInto('xp_grant')
      .values([
        grant('2026-11-20', 'journal_entry', 1),
        grant('2026-11-20', 'journal_entry', 2),
        grant('2026-11-20', 'chapter_read', 3),
        grant('2026-11-23', 'prayed_for_someone', 4),
      ])
      .execute();

    // The database as it was before, with these days in it.
    await db.schema.dropTable('rhythm').execute();
    await db.schema.dropTable('rhythm_day').execute();
    await db.transaction().execute((tx) => migrationsOf()[NAME]!.up(tx as never));

    const days = await db.selectFrom('rhythm_day').selectAll().orderBy('date').execute();
    expect(
      days.map((day) => [day.date, Number(day.read_at), Number(day.write_at), Number(day.pray_at)]),
    ).toEqual([
      ['2026-11-20', Date.parse('2026-11-20') + 3, Date.parse('2026-11-20') + 1, 0],
      ['2026-11-23', 0, 0, Date.parse('2026-11-23') + 4],
    ]);
    const { rhythm, daysAway } = (await client.call(getToday, {})).body;
    expect(rhythm).toMatchObject({ row: 0, flasks: 0, total: 2, oilOn: [] });
    expect(daysAway).toBe(1);
    const { findings } = await daysCheck.run({ db, objects, now: clock.now(), readsBytes: false });
    expect(findings).toEqual([]);
    await migrateToLatest(db, migrationsOf());
  });
});
