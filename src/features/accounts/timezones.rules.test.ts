import { expect, test } from 'vitest';
import {
  cityOf,
  findTimezones,
  offsetOf,
  type TimezoneChoice,
  timeIn,
  todaysTimezone,
} from './timezones.rules.ts';

const winter = Date.UTC(2026, 0, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);

test.each([
  ['Europe/Kiev', 'Europe/Kyiv', 'Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata', 'Kolkata'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['America/St_Johns', 'America/St_Johns', 'St. Johns'],
  ['UTC', 'UTC', 'UTC'],
])('%s is called %s today, by city %s', (stored, today, city) => {
  expect(todaysTimezone(stored)).toBe(today);
  expect(cityOf(stored)).toBe(city);
});

test.each([
  ['Asia/Kolkata', winter, '(UTC+05:30)'],
  ['Asia/Calcutta', winter, '(UTC+05:30)'],
  ['America/New_York', winter, '(UTC-05:00)'],
  ['America/New_York', summer, '(UTC-04:00)'],
  ['Europe/London', winter, '(UTC+00:00)'],
  ['Mars/Olympus', winter, ''],
])('%s is at %i %s', (name, at, offset) => {
  expect(offsetOf(name, at)).toBe(offset);
});

test('the time there; none where it is not known', () => {
  expect(timeIn('Europe/Kyiv', winter)).toBe('Thursday 14:00');
  expect(timeIn('Mars/Olympus', winter)).toBeNull();
});

test('a browser that knows the older name alone is asked by that one', () => {
  const Today = Intl.DateTimeFormat;
  class Older extends Today {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      if (options?.timeZone === 'Europe/Kyiv')
        throw new RangeError('Invalid time zone specified: Europe/Kyiv');
      super(locale, options);
    }
  }
  Object.defineProperty(Intl, 'DateTimeFormat', { value: Older, configurable: true, writable: true });
  try {
    expect(offsetOf('Europe/Kyiv', winter)).toBe('(UTC+02:00)');
  } finally {
    Object.defineProperty(Intl, 'DateTimeFormat', { value: Today, configurable: true, writable: true });
  }
});

const choice = (city: string, place: string, alsoKnownAs = '', offset = ''): TimezoneChoice => ({
  name: city,
  city,
  place,
  alsoKnownAs,
  offset,
});

test('is found by city, by country, by older names and by offset, the city first', () => {
  const india = choice('Kolkata', 'Mumbai, Delhi · India', 'Asia/Calcutta India Time', '(UTC+05:30)');
  const paulo = choice('São Paulo', 'Brazil', '', '(UTC-03:00)');
  const delhi = choice('Delhi', 'Nowhere');
  const all = [india, paulo, delhi];
  const found = (text: string) => findTimezones(all, text).map(({ city }) => city);
  expect(found('')).toEqual(['Kolkata', 'São Paulo', 'Delhi']);
  expect(found(' delhi ')).toEqual(['Delhi', 'Kolkata']);
  expect(found('india mum')).toEqual(['Kolkata']);
  expect(found('india brazil')).toEqual([]);
  expect(found('calcutta')).toEqual(['Kolkata']);
  expect(found('SAO pa')).toEqual(['São Paulo']);
  expect(found('utc+05')).toEqual(['Kolkata']);
  expect(found('olkata')).toEqual([]);
});
