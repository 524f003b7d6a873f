import { expect, it } from 'vitest';
import { notedText } from './send-kept-marks.ts';

it('says which chapters were noted, and what they earned', () => {
  expect(notedText(['John 3'], 5)).toBe('John 3 is marked in your Bible. You earned 5 XP.');
  expect(notedText(['John 3', 'John 4'], 0)).toBe('John 3 and John 4 are marked in your Bible.');
  expect(notedText(['Ruth 1', 'Ruth 2', 'Ruth 3', 'Ruth 4'], 20)).toBe(
    '4 chapters are marked in your Bible. You earned 20 XP.',
  );
});

it('names a chapter once that was read on several days', () => {
  expect(notedText(['John 3', 'John 3'], 5)).toBe('John 3 is marked in your Bible. You earned 5 XP.');
});
