import { afterEach, expect, it, vi } from 'vitest';
import { dateFormat, dateText } from './date-text.ts';

const at = Date.UTC(2026, 10, 28, 21, 5);
const homeZone = process.env['TZ'];
afterEach(() => {
  vi.unstubAllGlobals();
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

it('writes dates as British English does', () => {
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  expect(dateText(at, day)).toBe('Saturday 28 November');
  const time = { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Berlin' } as const;
  expect(dateText(new Date(at), time)).toBe('22:05');
});

it('says nothing of a date that is none', () => {
  expect(dateText(new Date('2026-02-T00:00:00Z'), { weekday: 'long' })).toBe('');
});

it('makes each way of writing once: a phone takes half a millisecond for it', () => {
  const month = dateFormat({ month: 'long', timeZone: 'UTC' });
  expect(dateFormat({ month: 'long', timeZone: 'UTC' })).toBe(month);
  expect(dateFormat({ month: 'short', timeZone: 'UTC' })).not.toBe(month);
});

it('writes in the zone of the place where the page is shown again', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const inPage = './date-text.ts?in-a-page';
  const { dateText: textInPage } = (await import(inPage)) as typeof import('./date-text.ts');
  process.env['TZ'] = 'Europe/Berlin';
  expect(textInPage(at, { hour: '2-digit', minute: '2-digit' })).toBe('22:05');
  process.env['TZ'] = 'Asia/Jerusalem';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(textInPage(at, { hour: '2-digit', minute: '2-digit' })).toBe('23:05');
});
