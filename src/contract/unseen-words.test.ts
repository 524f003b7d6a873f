import { expect, it } from 'vitest';
import { replacesUnseen } from './unseen-words.ts';

const known = { words: 'Rest.', updatedAt: 7 };

it.each([
  ['what was seen', { words: 'Peace.', basedOn: 7 }, false],
  ['what was seen before it was changed', { words: 'Peace.', basedOn: 6 }, true],
  ['what was seen before it was changed at all', { words: 'Peace.', basedOn: null }, true],
  ['the same once more', { words: 'Rest.', basedOn: 6 }, false],
  ['no words', { basedOn: 6 }, false],
  ['what a program that does not say what it saw changes', { words: 'Peace.' }, false],
])('a change of %s', (_, change, isUnseen) => {
  expect(replacesUnseen(known, change)).toBe(isUnseen);
});
