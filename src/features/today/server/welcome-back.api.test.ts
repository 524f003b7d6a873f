import { expect, it } from 'vitest';
import { settleQuests } from '#features/quests/quests.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createPrayerOfToday, getToday } from '../today.contract.ts';

describeOnBothEngines('who is welcomed back', (app) => {
  it('whoever was away, and nobody who looks in each day without lighting a lamp', async () => {
    app().clock.set(Date.parse('2026-11-24T08:00Z'));
    const name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    let ruth = await app().user(name);
    const daysAway = async () => (await ruth.call(getToday, {})).body.daysAway;
    const look = () => ruth.call(settleQuests, {});
    const daysLater = async (days: number) => {
      app().clock.advance({ days });
      ruth = await app().user(name);
    };
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
});
