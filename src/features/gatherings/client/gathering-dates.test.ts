import { describe, expect, it } from 'vitest';
import { clocksAt, dayAt, nearDay, saidMonth, saidTimes, shortWhen } from './gathering-dates.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const supper = {
  startsAt: utc('2026-11-26T19:00'),
  endsAt: utc('2026-11-26T21:30'),
  timezone: 'Europe/London',
};
const now = utc('2026-11-22T12:00');

it('reads the clocks of a zone, before and after they change', () => {
  expect(clocksAt(utc('2026-10-24T18:00'), 'Europe/London')).toBe('2026-10-24T19:00');
  expect(clocksAt(utc('2026-10-25T19:00'), 'Europe/London')).toBe('2026-10-25T19:00');
  expect(clocksAt(utc('2026-11-26T00:00'), 'UTC')).toBe('2026-11-26T00:00');
  expect(dayAt(utc('2026-11-26T19:00'), 'Pacific/Apia')).toBe('2026-11-27');
});

it('names months, and days that are near', () => {
  expect(saidMonth('2026-11')).toBe('November 2026');
  expect(
    ['2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29', '2026-11-21'].map((day) =>
      nearDay(day, '2026-11-22'),
    ),
  ).toEqual(['Today', 'Tomorrow', 'Saturday', 'Sunday 29 November', 'Saturday 21 November']);
});

describe('when it is', () => {
  it('says one time where the clocks are the same', () => {
    const said = {
      day: 'Thursday 26 November',
      from: '19:00',
      to: '21:30',
      time: '19:00–21:30',
      there: null,
      elsewhere: null,
    };
    expect(saidTimes(supper, 'Europe/London', now)).toEqual(said);
    // Lisbon is another zone, and has the same clocks.
    expect(saidTimes(supper, 'Europe/Lisbon', now)).toEqual(said);
  });

  it('says both where the place has other clocks, and both days where those differ', () => {
    expect(saidTimes(supper, 'Europe/Rome', now)).toEqual({
      day: 'Thursday 26 November',
      from: '20:00',
      to: '22:30',
      time: '20:00–22:30',
      there: '19:00 in London',
      elsewhere: '19:00 in London, 20:00 for you',
    });
    expect(saidTimes(supper, 'Asia/Kolkata', now)).toEqual({
      day: 'Friday 27 November',
      from: '0:30',
      to: '3:00',
      time: '0:30–3:00',
      there: 'Thursday 19:00 in London',
      elsewhere: 'Thursday 19:00 in London, Friday 0:30 for you',
    });
  });

  it('names the last day of what is longer than a night', () => {
    const weekend = { ...supper, endsAt: utc('2026-11-29T14:00') };
    expect(saidTimes(weekend, 'Europe/London', now)).toMatchObject({
      to: null,
      time: '19:00 – Sunday 29 November, 14:00',
    });
    const late = { ...supper, endsAt: utc('2026-11-27T01:00') };
    expect(saidTimes(late, 'Europe/London', now).time).toBe('19:00–1:00');
  });

  it('says of the place what the server counts, where this browser has another rule of its time', () => {
    // As if this browser had the clocks of London an hour further on.
    const other = { ...supper, localStart: '2026-11-26T18:00', localEnd: '2026-11-26T20:30' };
    expect(saidTimes(other, 'Europe/London', now)).toMatchObject({ time: '18:00–20:30', elsewhere: null });
    expect(saidTimes(other, 'Europe/Rome', now).elsewhere).toBe('18:00 in London, 20:00 for you');
    expect(shortWhen(other, 'Europe/London', now)).toBe('Thursday, 18:00');
    // By an older name of the zone, too.
    const there = { ...other, timezone: 'Asia/Calcutta' };
    expect(saidTimes(there, 'Asia/Kolkata', now)).toMatchObject({ time: '18:00–20:30', elsewhere: null });
    expect(saidTimes(there, 'Europe/Rome', now).there).toBe('18:00 in Kolkata');
    expect(shortWhen(other, 'Europe/Rome', now)).toBe('Thursday, 20:00');
  });

  it('is short within the week', () => {
    expect(shortWhen(supper, 'Europe/London', now)).toBe('Thursday, 19:00');
    expect(shortWhen(supper, 'Europe/London', utc('2026-11-01T12:00'))).toBe('Thursday 26 November, 19:00');
  });
});

it('knows the day and the clocks through a year in zones far apart, as another reckoning does', () => {
  const zones = [
    'Pacific/Apia',
    'Europe/Berlin',
    'America/Los_Angeles',
    'Australia/Lord_Howe',
    'Pacific/Honolulu',
  ];
  for (const zone of zones) {
    for (let at = utc('2027-01-01T00:00'); at < utc('2028-01-01T00:00'); at += 7.5 * 3_600_000) {
      const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
      expect(clocksAt(at, zone)).toBe(there.toPlainDateTime().toString({ smallestUnit: 'minute' }));
      expect(dayAt(at, zone)).toBe(there.toPlainDate().toString());
    }
  }
});
