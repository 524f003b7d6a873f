import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { setRest } from '#features/today/today.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  endReminder,
  getReminderCalendar,
  renewReminderCalendar,
  saveReminder,
} from '../reminders.contract.ts';

/** Monday to Friday at one time, Saturday and the sabbath at another. */
const TIMES = [...Array<string>(5).fill('06:40'), '08:00', '08:00'];

describeOnBothEngines('a reminder by calendar', (app) => {
  let ruth: Person;

  beforeEach(async () => {
    app().clock.set('2027-03-24T12:00Z');
    ruth = await personNamed(app(), `ruth-${crypto.randomUUID().slice(0, 8)}`);
    await ruth.client.call(updateSettings, { body: { timezone: 'Europe/London' } });
  });

  const choose = async () => {
    const body = { way: 'calendar', times: TIMES } as const;
    return (await ruth.client.call(saveReminder, { body })).body;
  };

  /** The moments of the next two weeks in which a calendar program rings, read as it would. */
  async function ringsOf(path: string): Promise<string[]> {
    const answer = await app().visitor().fetch(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text.split('\r\n').filter((line) => line.length > 75)).toEqual([]);
    const calendar = new ICAL.Component(ICAL.parse(text));
    // As programs do that know no zones by name: by the rules that came along.
    const block = calendar.getFirstSubcomponent('vtimezone');
    if (block) ICAL.TimezoneService.register(new ICAL.Timezone(block), 'Europe/London');
    const rings: string[] = [];
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(component);
      expect(component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('action')).toBe('DISPLAY');
      const times = event.iterator();
      for (let time = times.next(); time; time = times.next()) {
        const at = time.toJSDate();
        if (at.getTime() > app().clock.now() + 14 * 86_400_000) break;
        rings.push(at.toISOString().slice(0, 16));
      }
    }
    return rings.toSorted().filter((at) => Date.parse(`${at}Z`) > app().clock.now());
  }

  it('rings each week at the times of each day by the clock there, but for the sabbath', async () => {
    const { calendarPath, next } = await choose();
    expect(next).toEqual({ date: '2027-03-25', time: '06:40' });
    expect((await ringsOf(calendarPath)).slice(0, 6)).toEqual([
      '2027-03-25T06:40',
      '2027-03-26T06:40',
      '2027-03-27T08:00',
      // Clocks have gone forward in London.
      '2027-03-29T05:40',
      '2027-03-30T05:40',
      '2027-03-31T05:40',
    ]);
  });

  it('leaves out the days of a rest', async () => {
    const { calendarPath } = await choose();
    await ruth.client.call(setRest, { body: { until: '2027-03-29' } });
    expect((await ringsOf(calendarPath))[0]).toBe('2027-03-30T05:40');
  });

  it('is empty once it ends, and is at another address once that is renewed', async () => {
    const { calendarPath } = await choose();
    await ruth.client.call(endReminder, {});
    expect(await ringsOf(calendarPath)).toEqual([]);
    await choose();
    const renewed = (await ruth.client.call(renewReminderCalendar, {})).body.calendarPath;
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await ruth.client.call(renewReminderCalendar, {})).body.calendarPath),
    );
    const statuses = await Promise.all(
      [calendarPath, renewed, first!, second!, `${calendarPath.slice(0, -4)}AAAA`].map(
        async (path) => (await app().visitor().fetch(path)).status,
      ),
    );
    expect(statuses.slice(0, 2)).toEqual([404, 404]);
    expect(statuses.slice(2, 4).filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses[4]).toBe(404);
    const params = { token: 'x'.repeat(20) };
    expect((await app().visitor().refused(getReminderCalendar, { params })).status).toBe(404);
  });
});
