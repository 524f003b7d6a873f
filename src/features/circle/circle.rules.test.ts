import { expect, it } from 'vitest';
import { LINK_OPEN_MS, stateOfLink } from './circle.rules.ts';

it('a link is open while it has a use left and its time is not over, and says why not', () => {
  const link = { usesLeft: 1, expiresAt: LINK_OPEN_MS };
  expect(stateOfLink(link, LINK_OPEN_MS - 1)).toBe('open');
  expect(stateOfLink(link, LINK_OPEN_MS)).toBe('over');
  expect(stateOfLink({ ...link, usesLeft: 0 }, 0)).toBe('used');
  expect(stateOfLink({ ...link, usesLeft: 0 }, LINK_OPEN_MS)).toBe('used');
});

it('a link is open for two weeks', () => {
  expect(LINK_OPEN_MS).toBe(14 * 86_400_000);
});
