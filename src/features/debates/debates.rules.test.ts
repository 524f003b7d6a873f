import { describe, expect, it } from 'vitest';
import {
  BATCH_MS,
  batchBefore,
  byArgued,
  EDIT_MS,
  heardLeast,
  isOver,
  isStatedFairly,
  saysSomething,
  seenFrom,
  speaksForPosition,
} from './debates.rules.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 26, 12);

describe('what is said comes to light', () => {
  it.each([
    ['said on a mark of the clock', 0, 15],
    ['said a minute after one', 1, 30],
    ['said a minute before the next', 14, 30],
  ])('%s', (_, minute, seen) => {
    expect(seenFrom(NOON + minute * MINUTE, NOON + 24 * 60 * MINUTE)).toBe(NOON + seen * MINUTE);
  });

  it('at the close at the latest', () => {
    expect(seenFrom(NOON, NOON + 3 * MINUTE)).toBe(NOON + 3 * MINUTE);
  });

  it('never while its author can still change it without a trace', () => {
    for (let said = NOON; said < NOON + BATCH_MS; said += MINUTE) {
      expect(seenFrom(said, Number.MAX_SAFE_INTEGER)).toBeGreaterThanOrEqual(said + EDIT_MS);
    }
  });

  it('with all that was said until the mark before', () => {
    expect(batchBefore(NOON)).toBe(NOON);
    expect(batchBefore(NOON + BATCH_MS - 1)).toBe(NOON);
    expect(batchBefore(NOON + BATCH_MS)).toBe(NOON + BATCH_MS);
  });
});

it('a week is over at its end, and once it was closed whatever the clock says', () => {
  expect(isOver({ closes_at: 2000, closed_at: null }, 1999)).toBe(false);
  expect(isOver({ closes_at: 2000, closed_at: null }, 2000)).toBe(true);
  expect(isOver({ closes_at: 2000, closed_at: 2000 }, 1500)).toBe(true);
});

it('a word says something, in any script; quotation marks and blanks do not', () => {
  for (const text of ['Amen', '“7”', 'דָּבָר', '愛']) expect(saysSomething(text)).toBe(true);
  for (const text of ['', ' \n', '“…”', '—?!', '\u200b', '\u3164']) expect(saysSomething(text)).toBe(false);
});

it('what speaks against something against a position speaks for the position', () => {
  expect(speaksForPosition([])).toBe(true);
  expect(speaksForPosition(['for', 'for', 'for'])).toBe(true);
  expect(speaksForPosition(['against'])).toBe(false);
  expect(speaksForPosition(['against', 'for'])).toBe(false);
  expect(speaksForPosition(['against', 'against'])).toBe(true);
  expect(speaksForPosition(['against', 'for', 'against', 'against'])).toBe(false);
});

describe('a position is stated fairly', () => {
  it.each([
    ['two who hold it say so', { fair: 2, byModerator: 0, holders: 5 }, true],
    ['one says so, of many', { fair: 1, byModerator: 0, holders: 5 }, false],
    ['a moderator says so, and one other holds it', { fair: 0, byModerator: 1, holders: 1 }, true],
    ['a moderator says so, and two others hold it', { fair: 0, byModerator: 1, holders: 2 }, false],
    ['nobody says so, and nobody holds it', { fair: 0, byModerator: 0, holders: 0 }, false],
  ])('%s', (_, marks, fair) => {
    expect(isStatedFairly(marks)).toBe(fair);
  });
});

it('lists have what was argued well first, then what was answered least, then the ids as they were drawn', () => {
  const claims = [
    { id: 'c', argued: 1, below: 4 },
    { id: 'd', argued: 1, below: 0 },
    { id: 'b', argued: 1, below: 4 },
    { id: 'a', argued: 0, below: 0 },
    { id: 'e', argued: 3, below: 9 },
  ];
  expect(claims.toSorted(byArgued).map(({ id }) => id)).toEqual(['e', 'd', 'b', 'c', 'a']);
  expect(
    claims
      .toReversed()
      .toSorted(byArgued)
      .map(({ id }) => id),
  ).toEqual(['e', 'd', 'b', 'c', 'a']);
});

describe('the one that was heard least', () => {
  const [many, marked, answered] = [
    { id: 'many', argued: 2, below: 1 },
    { id: 'marked', argued: 1, below: 0 },
    { id: 'answered', argued: 0, below: 2 },
  ];

  it('has the fewest marks and answers together', () => {
    expect(heardLeast([many, answered, marked])).toBe('marked');
    expect(heardLeast([marked, many, answered])).toBe('marked');
  });

  it('is nobody of two, nor of several alike wherever they stand', () => {
    const twin = { id: 'twin', argued: 0, below: 1 };
    expect(heardLeast([many, marked])).toBeNull();
    expect(heardLeast([marked, twin, many])).toBeNull();
    expect(heardLeast([marked, many, twin])).toBeNull();
    expect(heardLeast([many, marked, twin])).toBeNull();
  });
});
