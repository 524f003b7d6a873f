import { beforeEach, expect, test, vi } from 'vitest';

const NOON = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600_000;
const answeredAt = (at: number) => new Headers({ Date: new Date(at).toUTCString() });

// What is known is kept as long as a page is.
let time: typeof import('./server-time.ts');
beforeEach(async () => {
  vi.resetModules();
  time = await import('./server-time.ts');
});

test('before anything is told, the device’s clock counts', () => {
  expect(time.serverNow(NOON, 500)).toBe(NOON);
});

test('a device that is behind goes by the server’s time, which passes', () => {
  time.noteServerTime(answeredAt(NOON), 1000);
  expect(time.serverNow(NOON - HOUR, 1000)).toBe(NOON);
  expect(time.serverNow(NOON - HOUR + 5000, 6000)).toBe(NOON + 5000);
});

test('a device that is ahead goes by its own', () => {
  time.noteServerTime(answeredAt(NOON), 1000);
  expect(time.serverNow(NOON + HOUR, 1000)).toBe(NOON + HOUR);
});

test('what ends is waited for, and the time looked up now and then', () => {
  expect(time.untilOver(NOON + 5000, NOON)).toBe(5000);
  expect(time.untilOver(NOON, NOON)).toBe(1000);
  expect(time.untilOver(NOON + HOUR, NOON)).toBe(600_000);
});

test('an answer that was kept, or tells no time, changes nothing', () => {
  time.noteServerTime(answeredAt(NOON), 1000);
  time.noteServerTime(answeredAt(NOON - 3 * HOUR), 2000);
  time.noteServerTime(new Headers(), 3000);
  time.noteServerTime(new Headers({ Date: 'yesterday' }), 3000);
  expect(time.serverNow(NOON - HOUR, 3000)).toBe(NOON + 2000);
});
