import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { bannedMessage } from './banned-message.ts';

it('a ban ends on a date that is written as all others are, by the clock of who is banned', () => {
  const bannedUntil = Date.parse('2026-12-06T16:00Z');
  expect(bannedMessage({ bannedUntil, timezone: 'Europe/Berlin' })).toContain(
    'until 6 December 2026 at 17:00.',
  );
});

it('a ban without an end names no date', () => {
  expect(bannedMessage({ bannedUntil: FOREVER, timezone: 'Europe/Berlin' })).toMatch(
    /^You cannot take part here any more\. /,
  );
});
