import { expect, it } from 'vitest';
import { hashOfWords } from './words-hash.ts';

it('is another one for other words, and for other words before them that can still be read', () => {
  const words = { text: 'Kind now', pictureUrls: [] };
  const hashes = [
    words,
    { ...words, text: 'Cruel' },
    { ...words, pictureUrls: ['/api/pictures/1'] },
    { ...words, pictureUrls: ['/api/pictures/1', '/api/pictures/2'] },
    { ...words, earlier: ['Cruel'] },
    { ...words, earlier: ['Cruel', 'Kind now'] },
  ].map(hashOfWords);
  expect(new Set(hashes).size).toBe(hashes.length);
  // As it was before it was known what they said: what was found fine stays so.
  expect(hashOfWords({ ...words, earlier: [] })).toBe(hashes[0]);
});
