import { expect, it } from 'vitest';
import { inFull } from './use-page-title.ts';

it('sets people’s words apart in a title where they are written from right to left', () => {
  expect(inFull('Psalm 23')).toBe('Psalm 23 · Lampstand');
  expect(inFull('')).toBe('Lampstand');
  expect(inFull('אסתר')).toBe('\u2068אסתר\u2069 · Lampstand');
});
