import { expect, it } from 'vitest';
import { dateAfter } from '#contract/local-dates.ts';
import { endRest, getToday, setRest } from '#features/today/today.contract.ts';
import { createPlanReader } from '#test-support/plan-reader.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { setPlanState, undoCatchUp } from '../plans.contract.ts';

describeOnBothEngines('reading plans and the rests of their reader', (app) => {
  const ruth = createPlanReader(app);
  const { start, of, read, readChapter, tick, catchUp, daysLater } = ruth;

  it('move by themselves over a rest, and ask nothing in it', async () => {
    const plan = await start();
    await tick(plan, 0);
    await daysLater(1);
    await ruth.client.call(setRest, { body: { until: '2026-12-01' } });
    const resting = await read(plan);
    expect(resting).toMatchObject({ waysOn: [], open: { date: '2026-12-02' }, endsOn: '2026-12-21' });
    await daysLater(6);
    expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: '2026-12-02' } });
  });

  it('keep days of a rest free that are over, when it is ended early, made longer or begun again', async () => {
    const plan = await start();
    await tick(plan, 0);
    await daysLater(1);
    await ruth.client.call(setRest, { body: { until: '2026-12-20' } });
    await daysLater(7);
    expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: '2026-12-21' } });
    await ruth.client.call(endRest, {});
    expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: '2026-12-03' } });
    await ruth.client.call(setRest, { body: { until: '2026-12-05' } });
    await ruth.client.call(setRest, { body: { until: '2026-12-24' } });
    await daysLater(22);
    expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: '2026-12-25' } });
  });

  it('keep the days of an earlier rest free when another begins, also when a way on is taken back', async () => {
    const plan = await start();
    await tick(plan, 0);
    await daysLater(1);
    await ruth.client.call(setRest, { body: { until: '2026-11-28' } });
    await daysLater(3);
    for (const at of [1, 2, 3]) {
      expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: dateAfter('2026-11-28', at) } });
      await tick(plan, at);
      await daysLater(1);
    }
    await daysLater(1);
    // A day was left; whoever goes on from there, and takes that back, is where they were.
    await catchUp(plan, 'shift');
    await ruth.client.call(setRest, { body: { until: '2026-12-10' } });
    expect(await read(plan)).toMatchObject({ endsOn: '2026-12-27', open: { date: '2026-12-11' } });
    const { body } = await ruth.client.call(undoCatchUp, of(plan));
    expect(body).toMatchObject({ endsOn: '2026-12-26', open: { date: '2026-12-02' } });
  });

  it('are not left by a second rest where nothing was left', async () => {
    const plan = await start();
    await tick(plan, 0);
    await daysLater(1);
    await ruth.client.call(setRest, { body: { until: '2026-11-28' } });
    await daysLater(3);
    await tick(plan, 1);
    await daysLater(1);
    await ruth.client.call(setRest, { body: { until: '2026-12-10' } });
    expect(await read(plan)).toMatchObject({ endsOn: '2026-12-29', open: { date: '2026-12-11' } });
    expect((await ruth.client.call(getToday, {})).body.plan).toBeNull();
    await daysLater(11);
    expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: '2026-12-11' } });
  });

  it('count a reading that was left before a rest, also when another rest has begun', async () => {
    const plan = await start();
    await tick(plan, 0);
    await daysLater(3);
    await ruth.client.call(setRest, { body: { until: '2026-11-29' } });
    await daysLater(3);
    await ruth.client.call(setRest, { body: { until: '2026-12-10' } });
    expect(await read(plan)).toMatchObject({ open: { date: null, places: [{ place: 'JHN.2' }] } });
    await readChapter('JHN', 3);
    expect((await read(plan)).all.read).toEqual([0, 2]);
  });

  it('that are begun, or go on, in a rest wait for its end, whichever that will be', async () => {
    await ruth.client.call(setRest, { body: { until: '2026-12-20' } });
    const plan = await start();
    const other = await start('ruth-four-days');
    const set = (state: 'active' | 'paused') =>
      ruth.client.call(setPlanState, { ...of(other), body: { state } });
    await set('paused');
    await daysLater(2);
    await set('active');
    expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: '2026-12-21' } });
    expect(await read(other)).toMatchObject({ waysOn: [], open: { date: '2026-12-21' } });
    await daysLater(1);
    await ruth.client.call(endRest, {});
    expect(await read(plan)).toMatchObject({ waysOn: [], open: { date: '2026-11-28' } });
    expect(await read(other)).toMatchObject({ waysOn: [], open: { date: '2026-11-28' } });
  });
});
