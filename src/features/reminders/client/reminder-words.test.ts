import { expect, it } from 'vitest';
import type { MyReminder } from '../reminders.contract.ts';
import { neverWords, nextWords, promiseWords, silenceWords, whereWords } from './reminder-words.ts';
import { fromForm, toForm } from './times-form.ts';

const TODAY = '2026-11-25';
const REMINDER: MyReminder = {
  way: 'push',
  times: [...Array<string>(6).fill('06:40'), null],
  today: TODAY,
  next: { date: '2026-11-26', time: '06:40' },
  sabbath: 7,
  restsUntil: null,
  push: { isOnHere: true, isKnownHere: true, devices: 1, serverKey: '' },
  isEmailConfirmed: true,
  calendarPath: '',
};

it('says when the next one comes', () => {
  expect(nextWords({ date: TODAY, time: '18:00' }, TODAY)).toBe('Today, at 18:00');
  expect(nextWords({ date: '2026-11-26', time: '06:40' }, TODAY)).toBe('Tomorrow, Thursday, at 6:40');
  expect(nextWords({ date: '2026-11-28', time: '00:05' }, TODAY)).toBe('Saturday, at 0:05');
  expect(nextWords({ date: '2026-12-03', time: '06:40' }, TODAY)).toBe('Thursday 3 December, at 6:40');
});

it('says where it comes, and when it is silent', () => {
  expect(whereWords(REMINDER)).toBe('On this device.');
  expect(whereWords({ ...REMINDER, push: { ...REMINDER.push, isOnHere: false, devices: 0 } })).toMatch(
    /^No device/,
  );
  expect(silenceWords(REMINDER)).toBeNull();
  expect(silenceWords({ ...REMINDER, sabbath: 6 })).toBe('It is silent on Saturday, your sabbath.');
  expect(silenceWords({ ...REMINDER, restsUntil: '2026-12-03' })).toMatch(/^You rest until 3 December/);
});

it('promises of a calendar what a calendar can', () => {
  for (const way of ['push', 'letter'] as const)
    expect(promiseWords(way)).toMatch(/something else.* all three lamps burn/);
  expect(promiseWords('calendar')).toMatch(/the same each time.*sabbath.*cannot know which lamps burn/);
});

it('says beforehand that none comes with the sabbath alone', () => {
  const on = (...weekdays: number[]) =>
    Array.from({ length: 7 }, (_, i) => (weekdays.includes(i + 1) ? '06:40' : null));
  expect(neverWords(on(7), 7)).toMatch(/^Sunday is your sabbath, .* none comes/);
  expect(neverWords(on(6), 6)).toMatch(/^Saturday /);
  for (const times of [on(6), on(6, 7), on(1, 2, 3, 4, 5, 6, 7)]) expect(neverWords(times, 7)).toBeNull();
});

it('keeps the times as they were typed, and no half ones', () => {
  for (const times of [
    REMINDER.times,
    ['06:40', null, '07:10', null, null, '09:00', '09:00'],
    [null, null, null, null, null, null, '20:15'],
  ]) {
    expect(fromForm(toForm(times))).toEqual(times);
  }
  const form = toForm(REMINDER.times);
  expect(fromForm({ ...form, time: '' })).toBeNull();
  expect(fromForm({ ...form, days: Array<boolean>(7).fill(false) })).toBeNull();
});
