import { expect, it } from 'vitest';
import { seenText, untilText } from './person-days.ts';

const now = new Date(2026, 10, 22, 14, 5).getTime();

it('says the day of UTC on which somebody was here, and until when they are not', () => {
  expect(seenText('2026-11-22', now)).toBe('last seen 22 November');
  expect(seenText('2025-12-31', now)).toBe('last seen 31 December 2025');
  expect(seenText(null, now)).toBe('signed in nowhere');
  expect(untilText(now, now)).toBe('until 22 November');
  expect(untilText(Date.UTC(9999, 11), now)).toBe('for good');
});
