import { expect, it } from 'vitest';
import { isLinkOpen, LINK_OPEN_MS } from './circle.rules.ts';

it('a link is open while it has a use left and its time is not over', () => {
  const link = { usesLeft: 1, expiresAt: LINK_OPEN_MS };
  expect(isLinkOpen(link, LINK_OPEN_MS - 1)).toBe(true);
  expect(isLinkOpen(link, LINK_OPEN_MS)).toBe(false);
  expect(isLinkOpen({ ...link, usesLeft: 0 }, 0)).toBe(false);
});

it('a link is open for two weeks', () => {
  expect(LINK_OPEN_MS).toBe(14 * 86_400_000);
});
