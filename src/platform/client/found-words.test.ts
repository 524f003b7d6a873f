import { expect, test } from 'vitest';
import { foundWords } from './found-words.ts';

test('says how much was found, and that there is more than the first page', () => {
  expect(foundWords(0, false, 'entry', 'entries')).toBe('No entries found');
  expect(foundWords(1, false, 'entry', 'entries')).toBe('1 entry found');
  expect(foundWords(2, false, 'entry', 'entries')).toBe('2 entries found');
  expect(foundWords(1000, true, 'note', 'notes')).toBe('More than 1,000 notes found');
});
