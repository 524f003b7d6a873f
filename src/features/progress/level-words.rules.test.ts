import { expect, it } from 'vitest';
import { wordsOfLevel } from './level-words.rules.ts';

it('reads another verse at each level, and begins again after twelve', () => {
  const levels = Array.from({ length: 13 }, (_, i) => wordsOfLevel(i + 2));
  expect(levels[1]).toEqual({
    text: 'Your word is a lamp to my feet, and a light for my path.',
    place: 'Psalm 119:105, WEB',
  });
  expect(new Set(levels.map(({ place }) => place)).size).toBe(12);
  expect(levels[12]).toEqual(levels[0]);
});
