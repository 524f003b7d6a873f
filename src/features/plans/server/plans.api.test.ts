import { expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { updatePosition } from '#features/bible/bible.contract.ts';
import { personNamed } from '#test-support/community.ts';
import { createPlanReader, JOHN, WEEK } from '#test-support/plan-reader.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { READY_PLANS } from '../catalogue/ready-plans.ts';
import {
  createPlan,
  deletePlan,
  getPlan,
  getReadyPlan,
  listPlans,
  listPlansNow,
  markPlace,
  startReadyPlan,
  undoCatchUp,
} from '../plans.contract.ts';
import { PLAN_LIMITS } from '../plans.rules.ts';
import { findFinishedPlans } from './for-other-features.ts';

describeOnBothEngines('reading plans', (app) => {
  const ruth = createPlanReader(app);
  const { today, start, of, read, readChapter, tick, catchUp, daysLater } = ruth;

  it('are many that are ready, and none that is read', async () => {
    const { mine, ready, today: date } = (await ruth.client.call(listPlans, {})).body;
    expect([mine, date]).toEqual([[], '2026-11-25']);
    expect(ready).toHaveLength(READY_PLANS.length);
    expect(ready.find(({ id }) => id === 'advent')).toMatchObject({ days: 24, seasonOn: '2026-12-01' });
    expect(ready.find(({ id }) => id === 'holy-week')).toMatchObject({ days: 8, seasonOn: '2027-03-21' });
    const john = (await ruth.client.call(getReadyPlan, { params: { readyId: JOHN } })).body;
    expect(john).toMatchObject({ days: 21, myPlanId: null });
    expect(john.places[0]).toBe('JHN.1');
    expect((await ruth.client.refused(getReadyPlan, { params: { readyId: 'none' } })).status).toBe(404);
  });

  it('are read by reading: marked, or stayed in; also what was read years ago', async () => {
    await readChapter('JHN', 1);
    await daysLater(1);
    const plan = await start();
    expect(plan).toMatchObject({ read: 0, days: 21, endsOn: '2026-12-16', state: 'active' });
    expect(plan.open).toMatchObject({ date: '2026-11-26', places: [{ place: 'JHN.1', isDone: false }] });
    await readChapter('JHN', 1);
    expect((await read(plan)).all.read).toEqual([0]);
    await ruth.client.call(updatePosition, { body: { bookId: 'JHN', chapter: 2 } });
    const after = await read(plan);
    expect(after.all.read).toEqual([0, 1]);
    expect(after.open?.date).toBe('2026-11-28');
    // Not asked yet: Luke, and John 9.
    await readChapter('LUK', 1);
    await readChapter('JHN', 9);
    expect((await read(plan)).read).toBe(2);
  });

  it('count what is read on one date in whatever order', async () => {
    const plan = await start('ruth-four-days');
    for (const chapter of [1, 3, 4]) await readChapter('RUT', chapter);
    expect((await read(plan)).all.read).toEqual([0]);
    await readChapter('RUT', 2);
    expect(await read(plan)).toMatchObject({ state: 'finished', all: { read: [0, 1, 2, 3] } });
  });

  it('count what was read ahead once what lies before it is ticked, and not what is taken back', async () => {
    const plan = await start('ruth-four-days');
    for (const chapter of [3, 2]) await readChapter('RUT', chapter);
    expect((await tick(plan, 0)).all.read).toEqual([0, 1, 2]);
    expect((await tick(plan, 1, false)).all.read).toEqual([0, 2]);
    expect((await tick(plan, 3)).all.read).toEqual([0, 2, 3]);
  });

  it('have on their day what was read for another purpose on an earlier one', async () => {
    const plan = await start('ruth-four-days');
    await readChapter('RUT', 2);
    await readChapter('RUT', 4);
    await daysLater(1);
    await readChapter('RUT', 3);
    await readChapter('RUT', 1);
    // The second is of today, which nobody has read today; the third was read today, and waits for it.
    expect((await read(plan)).all.read).toEqual([0]);
    await readChapter('RUT', 2);
    expect(await read(plan)).toMatchObject({ open: { places: [{ place: 'RUT.4' }] } });
  });

  it('count on their first day what was read that morning before they were begun', async () => {
    await readChapter('RUT', 2);
    await daysLater(1);
    for (const chapter of [1, 3]) await readChapter('RUT', chapter);
    const plan = await start('ruth-four-days');
    expect(plan.all.read).toEqual([0]);
    expect(plan.open).toMatchObject({ date: '2026-11-27', places: [{ place: 'RUT.2' }] });
    expect((await start('advent', '2026-12-01')).all.read).toEqual([]);
  });

  it('have no chapter read that somebody has only just read on into', async () => {
    const plan = await start();
    const stay = (chapter: number, over: { isJustBegun?: boolean }) =>
      ruth.client.call(updatePosition, { body: { bookId: 'JHN', chapter, translation: 'WEB', ...over } });
    await stay(1, {});
    // The next one, which is tomorrow's, is in view at the end of the first.
    await stay(2, { isJustBegun: true });
    expect(await read(plan)).toMatchObject({ read: 1, open: { date: '2026-11-26' } });
    await stay(2, {});
    expect(await read(plan)).toMatchObject({ read: 2, open: { date: '2026-11-27' } });
  });

  it('count a chapter once a day, however often it is told, where a plan has it in parts', async () => {
    const plan = await start('sermon-on-the-mount');
    await readChapter('MAT', 5);
    await ruth.client.call(updatePosition, { body: { bookId: 'MAT', chapter: 5 } });
    expect((await read(plan)).all.read).toEqual([0]);
    await daysLater(1);
    await ruth.client.call(updatePosition, { body: { bookId: 'MAT', chapter: 5 } });
    expect((await read(plan)).all.read).toEqual([0, 1]);
    // Who wants to go on today says so by hand.
    expect((await tick(plan, 2)).all.read).toEqual([0, 1, 2]);
  });

  it('are read on paper too, and a tick is taken back', async () => {
    const plan = await start();
    expect((await tick(plan, 0)).open?.places[0]?.place).toBe('JHN.2');
    expect((await tick(plan, 0)).read).toBe(1);
    expect(await tick(plan, 0, false)).toMatchObject({ read: 0, open: { date: '2026-11-25' } });
    await tick(plan, 5);
    expect((await read(plan)).all.read).toEqual([5]);
    const wrong = await ruth.client.refused(markPlace, {
      params: { planId: plan.id, at: '99' },
      body: { isRead: true },
    });
    expect(wrong.status).toBe(404);
  });

  it('end, and stay', async () => {
    const plan = await start('ruth-four-days');
    for (let at = 0; at < 3; at++) await tick(plan, at);
    expect(await findFinishedPlans(app().db, ruth.id)).toBe(0);
    await readChapter('RUT', 4);
    const done = await read(plan);
    expect(done).toMatchObject({ state: 'finished', finishedOn: '2026-11-25', open: null, endsOn: null });
    expect(await findFinishedPlans(app().db, ruth.id)).toBe(1);
    expect((await ruth.client.call(listPlansNow, {})).body).toMatchObject([
      { id: plan.id, isFinished: true },
    ]);
    expect((await ruth.client.refused(deletePlan, of(plan))).body.code).toBe('ALREADY_DONE');
    // It can be read again, and then the first one is closed.
    const again = await start('ruth-four-days');
    expect(again.id).not.toBe(plan.id);
    const closed = await ruth.client.refused(markPlace, {
      params: { planId: plan.id, at: '3' },
      body: { isRead: false },
    });
    expect(closed.body.code).toBe('ALREADY_DONE');
    await ruth.client.call(deletePlan, of(again));
    expect(await tick(plan, 3, false)).toMatchObject({ state: 'active', finishedOn: null });
    expect(await findFinishedPlans(app().db, ruth.id)).toBe(0);
  });

  it('that were read to the end stand by when that was, the latest first', async () => {
    const slow = await start();
    const quick = await start('ruth-four-days');
    for (let at = 0; at < 4; at++) await tick(quick, at);
    app().clock.advance({ hours: 24 });
    for (let at = 0; at < 21; at++) await tick(slow, at);
    const { mine } = (await ruth.client.call(listPlans, {})).body;
    expect(mine.map(({ id }) => id)).toEqual([slow.id, quick.id]);
  });

  it('are of one’s own: from a chapter to another, by pace and weekdays', async () => {
    const body = {
      name: 'Psalms at breakfast',
      from: { bookId: 'PSA', chapter: 1 },
      to: { bookId: 'PSA', chapter: 10 },
      pace: { kind: 'chapters' as const, chapters: 2 },
      startsOn: '2026-11-25',
      weekdays: [1, 3] as (1 | 3)[],
    };
    const plan = (await ruth.client.call(createPlan, { body })).body;
    expect(plan).toMatchObject({ name: 'Psalms at breakfast', days: 5, places: 10, readyId: null });
    expect(plan.all.dates).toEqual(['2026-11-25', '2026-11-30', '2026-12-02', '2026-12-07', '2026-12-09']);
    const backwards = await ruth.client.refused(createPlan, {
      body: { ...body, to: { bookId: 'GEN', chapter: 1 } },
    });
    expect(backwards.status).toBe(400);
    const late = await ruth.client.refused(createPlan, { body: { ...body, startsOn: '2029-01-01' } });
    expect(late.status).toBe(400);
  });

  it('are at most five at once, and each ready one once', async () => {
    const ids = READY_PLANS.slice(0, PLAN_LIMITS.atOnce).map(({ id }) => id);
    for (const id of ids) await start(id);
    const sixth = await ruth.client.refused(startReadyPlan, {
      params: { readyId: READY_PLANS[PLAN_LIMITS.atOnce]!.id },
      body: { startsOn: today(), weekdays: WEEK },
    });
    expect([sixth.status, sixth.body.code]).toEqual([409, 'PLAN_LIMIT']);
    const again = await start(ids[0]);
    const { mine } = (await ruth.client.call(listPlans, {})).body;
    expect(mine.map(({ id }) => id)).toContain(again.id);
    expect(mine).toHaveLength(PLAN_LIMITS.atOnce);
  });

  it('go on kindly after days that were left, and that is taken back', async () => {
    const plan = await start();
    await tick(plan, 0);
    await daysLater(5);
    const left = await read(plan);
    expect(left.open?.places[0]?.place).toBe('JHN.2');
    expect(left.waysOn.map(({ how, endsOn }) => [how, endsOn])).toEqual([
      ['shift', '2026-12-19'],
      ['fold', '2026-12-15'],
      ['skip', '2026-12-15'],
    ]);
    const folded = await catchUp(plan, 'fold');
    expect(folded).toMatchObject({ endsOn: '2026-12-15', waysOn: [], canGoBack: true });
    expect(folded.open?.date).toBe('2026-11-30');
    // Whatever is read in between stays read.
    await readChapter('JHN', 2);
    const back = (await ruth.client.call(undoCatchUp, of(plan))).body;
    expect(back).toMatchObject({ canGoBack: false, read: 2 });
    expect(back.waysOn).toHaveLength(3);
    const skipped = await catchUp(plan, 'skip');
    expect(skipped.open).toMatchObject({
      date: '2026-11-30',
      places: [{ place: 'JHN.6' }],
    });
    expect(skipped.all.skippedTo).toBe(5);
    await ruth.client.call(undoCatchUp, of(plan));
    expect(await catchUp(plan, 'shift')).toMatchObject({ endsOn: '2026-12-18' });
    // Without days that were left it changes nothing.
    expect(await catchUp(plan, 'skip')).toMatchObject({ endsOn: '2026-12-18', all: { skippedTo: 0 } });
  });

  it('count today’s reading although days before were left', async () => {
    const plan = await start();
    await daysLater(3);
    await readChapter('JHN', 4);
    expect((await read(plan)).all.read).toEqual([3]);
    expect((await read(plan)).open?.places[0]?.place).toBe('JHN.1');
  });

  it('have the days of where their reader is, to the minute', async () => {
    await ruth.client.call(updateSettings, { body: { timezone: 'Pacific/Auckland' } });
    const plan = await start(JOHN, '2026-11-25');
    expect(plan.open?.date).toBe('2026-11-25');
    app().clock.set(Date.parse('2026-11-25T10:59:59Z'));
    expect((await read(plan)).waysOn).toEqual([]);
    app().clock.set(Date.parse('2026-11-25T11:00:00Z'));
    expect((await read(plan)).waysOn).toHaveLength(3);
    await readChapter('JHN', 1);
    expect((await ruth.client.call(listPlansNow, {})).body[0]?.places).toEqual([
      { place: 'JHN.1', isDone: true },
      { place: 'JHN.2', isDone: false },
    ]);
    // Flown west over the date line: the day of lamps goes on, and nothing is asked twice.
    await ruth.client.call(updateSettings, { body: { timezone: 'America/Los_Angeles' } });
    expect((await read(plan)).open?.date).toBe('2026-11-26');
    expect((await ruth.client.call(listPlansNow, {})).body[0]?.places).toHaveLength(2);
  });

  it('are nobody else’s', async () => {
    const plan = await start();
    const boaz = await personNamed(app(), `boaz-${crypto.randomUUID().slice(0, 8)}`);
    expect((await boaz.client.refused(getPlan, of(plan))).status).toBe(404);
    expect((await boaz.client.refused(deletePlan, of(plan))).status).toBe(404);
    const body = { isRead: true };
    const params = { planId: plan.id, at: '0' };
    expect((await boaz.client.refused(markPlace, { params, body })).status).toBe(404);
    expect((await boaz.client.call(listPlans, {})).body.mine).toEqual([]);
    expect((await read(plan)).read).toBe(0);
  });

  it('a season comes with its days, also for who is late', async () => {
    await daysLater(10);
    const plan = await start('advent', '2026-12-01');
    expect(plan).toMatchObject({ startsOn: '2026-12-01', endsOn: '2026-12-24' });
    const skipped = await catchUp(plan, 'skip');
    expect(skipped).toMatchObject({ endsOn: '2026-12-24', open: { date: '2026-12-05' } });
  });
});
