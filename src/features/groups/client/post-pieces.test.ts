import { expect, it } from 'vitest';
import { piecesOf } from './post-pieces.ts';

const mention = (from: number, to: number) => ({ from, to, reference: 'Acts 4:32', path: '/bible/ACT/4/32' });

it('cuts a text at the places that it names', () => {
  const text = 'See Acts 4:32, and jn 3:16';
  const pieces = piecesOf(text, [mention(19, 26), mention(4, 13)]);
  expect(pieces.map((piece) => [piece.text, piece.mention !== null])).toEqual([
    ['See ', false],
    ['Acts 4:32', true],
    [', and ', false],
    ['jn 3:16', true],
  ]);
});

it('leaves every letter where places overlap, are empty or lie outside', () => {
  const text = 'Acts 4:32';
  for (const wrong of [[mention(0, 6), mention(3, 9)], [mention(2, 2)], [mention(4, 90)]]) {
    expect(
      piecesOf(text, wrong)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});
