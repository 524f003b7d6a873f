import { expect, it } from 'vitest';
import { createPlanReader } from '#test-support/plan-reader.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { setPlanState } from '../plans.contract.ts';

describeOnBothEngines('reading plans that stand still', (app) => {
  const ruth = createPlanReader(app);
  const { start, of, read, readChapter, tick, daysLater } = ruth;
  const set = async (plan: { id: string }, state: 'active' | 'paused') =>
    (await ruth.client.call(setPlanState, { ...of(plan), body: { state } })).body;

  it('go on from there', async () => {
    const plan = await start();
    await tick(plan, 0);
    expect(await set(plan, 'paused')).toMatchObject({ state: 'paused', endsOn: null, open: { date: null } });
    await readChapter('JHN', 2);
    await daysLater(20);
    expect(await read(plan)).toMatchObject({ read: 1, waysOn: [] });
    expect(await set(plan, 'active')).toMatchObject({
      state: 'active',
      waysOn: [],
      open: { date: '2026-12-15', places: [{ place: 'JHN.2' }] },
    });
  });

  it('ask tomorrow’s not today, when today’s is read', async () => {
    const plan = await start();
    await tick(plan, 0);
    await set(plan, 'paused');
    expect(await set(plan, 'active')).toMatchObject({ endsOn: '2026-12-15', open: { date: '2026-11-26' } });
  });

  it('begin no sooner than they were to begin', async () => {
    const plan = await start('advent', '2026-12-01');
    await set(plan, 'paused');
    expect(await set(plan, 'active')).toMatchObject({ endsOn: '2026-12-24', open: { date: '2026-12-01' } });
  });
});
