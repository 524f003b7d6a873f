import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import { getMyCalendar } from '#features/gatherings/calendar.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getPlanCalendar, getPlanFeed, renewPlanCalendar } from '../plan-calendar.contract.ts';
import { deletePlan, startReadyPlan } from '../plans.contract.ts';

const WEEK: (1 | 2 | 3 | 4 | 5 | 6 | 7)[] = [1, 2, 3, 4, 5, 6, 7];

describeOnBothEngines('the calendar of reading plans', (app) => {
  let ruth: Person;
  const start = async (readyId: string) => {
    const body = { startsOn: '2026-11-25', weekdays: WEEK };
    return (await ruth.client.call(startReadyPlan, { params: { readyId }, body })).body.id;
  };
  const path = async () => (await ruth.client.call(getPlanCalendar, {})).body.path;
  const tokenOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  /** As a calendar program, which is not signed in. */
  async function events(address: string) {
    const answer = await app()
      .visitor()
      .call(getPlanFeed, { params: { token: tokenOf(address) } });
    if (answer.status !== 200) return null;
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(String(answer.body)));
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  }

  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-25T08:00Z'));
    ruth = await personNamed(app(), `calendar-${crypto.randomUUID().slice(0, 8)}`);
  });

  it('has one event a day, of the whole day, with all that is read', async () => {
    const mark = await start('mark-two-weeks');
    app().clock.advance({ minutes: 1 });
    await start('psalm-a-day');
    const all = (await events(await path()))!;
    expect(all).toHaveLength(150);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(150);
    const [first] = all;
    expect(first!.summary).toBe('Mark 1; Psalm 1');
    expect(first!.description).toContain('Mark in two weeks\nA psalm a day');
    expect(first!.startDate.isDate).toBe(true);
    expect([first!.startDate.toString(), first!.endDate.toString()]).toEqual(['2026-11-25', '2026-11-26']);
    await ruth.client.call(deletePlan, { params: { planId: mark } });
    expect((await events(await path()))![0]!.summary).toBe('Psalm 1');
  });

  it('is a calendar without a plan too, and shows no more than a year', async () => {
    expect(await events(await path())).toEqual([]);
    await start('bible-two-years');
    expect(await events(await path())).toHaveLength(367);
  });

  it('has an address that ends when it is renewed, and opens no other feed', async () => {
    const old = await path();
    const renewed = (await ruth.client.call(renewPlanCalendar, {})).body.path;
    expect(renewed).not.toBe(old);
    expect(await events(renewed)).toEqual([]);
    const status = async (address: string) => (await app().visitor().send('GET', address)).status;
    expect(await status(old)).toBe(404);
    const gatherings = tokenOf((await ruth.client.call(getMyCalendar, {})).body.path);
    expect(await status(`/api/plan-feed/${gatherings}`)).toBe(404);
    expect(await status(`/api/calendar-feed/${tokenOf(renewed)}`)).toBe(404);
  });
});
