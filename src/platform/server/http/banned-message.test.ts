import { expect, it } from 'vitest';
import { bannedMessage } from './banned-message.ts';

it('a ban ends on a date that is written as all others are, by the clock of who is banned', () => {
  const bannedUntil = Date.parse('2026-12-06T16:00Z');
  expect(bannedMessage({ bannedUntil, timezone: 'Europe/Berlin' })).toContain(
    'until 6 December 2026 at 17:00.',
  );
});
