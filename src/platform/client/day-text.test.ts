import { expect, it } from 'vitest';
import { dayText, momentText } from './day-text.ts';

it('says days as people do, with the year where it is another', () => {
  const now = new Date(2026, 10, 22, 14, 5).getTime();
  expect(dayText(now, now)).toBe('22 November');
  expect(dayText(new Date(2026, 10, 3, 12).getTime(), now)).toBe('3 November');
  expect(dayText(new Date(2025, 0, 3).getTime(), now)).toBe('3 January 2025');
});

it('says moments of such a day', () => {
  const now = new Date(2026, 10, 22, 14, 5).getTime();
  expect(momentText(new Date(2026, 10, 3, 12, 7).getTime(), now)).toBe('3 November, 12:07');
});
