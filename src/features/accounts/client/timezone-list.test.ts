import { expect, test } from 'vitest';
import { findTimezones, todaysTimezone } from '../timezones.rules.ts';
import { choiceFor, timezoneChoices } from './timezone-list.ts';

const now = Date.UTC(2026, 0, 15);
const choices = timezoneChoices('Asia/Calcutta', now);
const search = (text: string) => findTimezones(choices, text).map(({ name }) => name);

test('whatever this runtime calls a time zone, it has a choice of its own, by today’s name', () => {
  const names = new Set(choices.map(({ name }) => name));
  const missing = Intl.supportedValuesOf('timeZone').filter((name) => !names.has(todaysTimezone(name)));
  expect(missing).toEqual([]);
  expect(names.size).toBe(choices.length);
});

test('the device’s own comes first, the others by city', () => {
  const [own, ...others] = choices.map(({ city }) => city);
  expect(own).toBe('Kolkata');
  expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, 'en')));
});

test('says where it is and what the clock shows there', () => {
  expect(choices[0]).toMatchObject({
    name: 'Asia/Kolkata',
    city: 'Kolkata',
    offset: '(UTC+05:30)',
    place: 'Mumbai, Delhi, Bengaluru · India',
  });
  expect(choiceFor('America/Indiana/Knox', choices)?.place).toBe('Indiana · United States');
  expect(choiceFor('America/Detroit', choices)?.place).toBe('United States');
});

test.each([
  ['Kyiv', 'Europe/Kyiv'],
  ['kiev', 'Europe/Kyiv'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Bogotá', 'America/Bogota'],
  ['godthab', 'America/Nuuk'],
])('%s finds %s first', (text, name) => {
  expect(search(text)[0]).toBe(name);
});

test.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/Uzhgorod', 'Europe/Kyiv'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', undefined],
])('what is stored as %s is %s', (stored, name) => {
  expect(choiceFor(stored, choices)?.name).toBe(name);
});
