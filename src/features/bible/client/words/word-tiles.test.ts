import { expect, it } from 'vitest';
import { tilesOf } from './word-tiles.ts';

const tiles = (...pieces: (string | [text: string, ...numbers: string[]])[]) =>
  tilesOf(
    pieces.map((piece) => {
      const [text, ...numbers] = typeof piece === 'string' ? [piece] : piece;
      return { text, numbers };
    }),
  ).map(({ text, numbers }) => [text, ...numbers].join('|'));

it('marks stand with the word that they are close to', () => {
  expect(tiles('“', ['For', 'G1063'], ' the ', ['world', 'G2889'], ', ', ['that', 'G5620'], '.”')).toEqual([
    '“For|G1063',
    'the',
    'world,|G2889',
    'that.”|G5620',
  ]);
  expect(tiles(['LORD', 'H3068'], ', how are (', ['they', 'H1'], ') gone')).toEqual([
    'LORD,|H3068',
    'how are',
    '(they)|H1',
    'gone',
  ]);
});

it('the last mark stands with what it ends', () => {
  expect(tiles('rise ', ['up', 'H6965'], ' against me.')).toEqual(['rise', 'up|H6965', 'against me.']);
});

it('a word that is not translated stands alone', () => {
  expect(tiles(['God', 'G2316'], ' ', ['', 'G3588'], ', ', ['is', 'G1510'])).toEqual([
    'God,|G2316',
    '|G3588',
    'is|G1510',
  ]);
});
