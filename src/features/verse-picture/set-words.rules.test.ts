import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATS, PICTURE_LIMITS, SIDE } from './formats.rules.ts';
import { type Measure, setWords } from './set-words.rules.ts';

/** As wide as the widest of the three faces on average, and wider for capitals. */
const measure: Measure = (words, size) =>
  [...words].reduce((sum, letter) => sum + size * (/[A-ZMW]/.test(letter) ? 0.75 : 0.56), 0);
const roomOf = (format: (typeof FORMATS)[number]) => ({
  width: format.width - 2 * SIDE,
  height: format.height - format.top - format.bottom,
});

const word = fc.stringMatching(/^[A-Za-z,.;’—]{1,16}$/);
/** Passages as long as a picture takes, in one paragraph or in many lines. */
const passage = fc
  .array(fc.array(word, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.map((words) => words.join(' ')))
  .filter((lines) => lines.join(' ').length <= PICTURE_LIMITS.characters);

test('every passage that is accepted stands in every shape, word for word', () => {
  fc.assert(
    fc.property(passage, fc.constantFrom(...FORMATS), (lines, format) => {
      const room = roomOf(format);
      const set = setWords(lines, room, measure);
      expect(set.lines.join(' ')).toBe(lines.join(' '));
      expect(set.height).toBeLessThanOrEqual(room.height);
      for (const line of set.lines) expect(measure(line, set.size)).toBeLessThanOrEqual(room.width);
      expect(set.lines.length * set.lineHeight + set.referenceSize).toBeLessThanOrEqual(set.height);
    }),
  );
});

test('a line of poetry begins a line, and lines that break are about as long as one another', () => {
  const set = setWords(
    ['Yahweh is my shepherd:', 'I shall lack nothing.', 'He makes me lie down in green pastures.'],
    { width: 1000, height: 1170 },
    measure,
  );
  expect(set.lines).toEqual([
    'Yahweh is my shepherd:',
    'I shall lack nothing.',
    'He makes me lie down',
    'in green pastures.',
  ]);
});

test('two words are large, and more words are smaller', () => {
  const room = { width: 900, height: 900 };
  const short = setWords(['Jesus wept.'], room, measure);
  const long = setWords([Array.from({ length: 60 }, () => 'Jesus').join(' ')], room, measure);
  expect(short.size).toBe(76);
  expect(long.size).toBeLessThan(60);
});
