import { expect, it } from 'vitest';
import { getToday } from '#features/today/today.contract.ts';
import { createPlanReader, JOHN } from '#test-support/plan-reader.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { deletePlan, startReadyPlan } from '../plans.contract.ts';

describeOnBothEngines('reading plans', (app) => {
  const ruth = createPlanReader(app);
  const { start, of, readChapter, daysLater } = ruth;

  it('are what today leads to', async () => {
    expect((await ruth.client.call(getToday, {})).body.plan).toBeNull();
    const plan = await start();
    await start('proverbs-month', '2026-11-27');
    expect((await ruth.client.call(getToday, {})).body.plan).toEqual({
      id: plan.id,
      name: 'John in three weeks',
      reading: 'John 1',
      path: '/bible/JHN/1',
    });
    await readChapter('JHN', 1);
    expect((await ruth.client.call(getToday, {})).body.plan?.reading).toBe('John 2');
  });

  it('ask nothing today before they begin, nor on a weekday that they leave out', async () => {
    const planned = async () => (await ruth.client.call(getToday, {})).body.plan?.reading;
    const plan = await start(JOHN, '2026-11-26');
    expect(await planned()).toBeUndefined();
    await daysLater(1);
    expect(await planned()).toBe('John 1');
    await ruth.client.call(deletePlan, of(plan));
    // From Friday on; it is Thursday.
    const body = { startsOn: '2026-11-26', weekdays: [5 as const] };
    await ruth.client.call(startReadyPlan, { params: { readyId: JOHN }, body });
    expect(await planned()).toBeUndefined();
    await daysLater(1);
    expect(await planned()).toBe('John 1');
  });
});
