import { beforeEach, expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { settleQuests } from '#features/quests/quests.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createPrayerOfToday, endRest, getToday, setRest } from '../today.contract.ts';

describeOnBothEngines('who is welcomed back', (app) => {
  let name: string;
  let ruth: Awaited<ReturnType<ReturnType<typeof app>['user']>>;
  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-24T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await app().user(name);
  });
  const daysAway = async () => (await ruth.call(getToday, {})).body.daysAway;
  const look = async () => (await ruth.call(settleQuests, {})).body.quests;
  const daysLater = async (days: number) => {
    app().clock.advance({ days });
    ruth = await app().user(name);
  };

  it('whoever was away, and nobody who looks in each day without lighting a lamp', async () => {
    await ruth.call(createPrayerOfToday, {});
    await look();
    for (let day = 1; day <= 10; day++) {
      await daysLater(1);
      expect(await daysAway()).toBeLessThan(7);
      await look();
    }
    await daysLater(30);
    expect(await daysAway()).toBe(30);
    // Still so on the day on which they come back, whatever they look at then.
    await look();
    expect(await daysAway()).toBe(30);
    await daysLater(1);
    expect(await daysAway()).toBe(1);
  });
  it('nobody who looked in on the days of a long rest', async () => {
    await ruth.call(createPrayerOfToday, {});
    await look();
    await ruth.call(setRest, { body: { until: '2026-12-29' } });
    for (let day = 1; day <= 35; day++) {
      await daysLater(1);
      expect((await look()).ofDay).toEqual([]);
    }
    await daysLater(1);
    expect(await daysAway()).toBe(1);
    expect((await look()).ofDay).toHaveLength(3);
  });

  it('and a rest that is ended asks what it would have, also after it was looked at', async () => {
    await ruth.call(createPrayerOfToday, {});
    await look();
    await daysLater(1);
    await ruth.call(setRest, { body: { until: '2026-12-29' } });
    await look();
    await look();
    await ruth.call(endRest, {});
    const { date, ofDay } = await look();
    const { id } = (await ruth.call(getCurrentUser, {})).body!;
    // Kept as it was told: what fits changes within a day.
    const kept = app().db.selectFrom('quest_draw').select('quests').where('span', '=', 'day');
    const rows = await kept.where('user_id', '=', id).where('date', '=', date).execute();
    expect(rows).toEqual([{ quests: ofDay.map(({ id }) => id).join(',') }]);
  });
});
