import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BATCH_MS, EDIT_MS, type Side, seenFrom } from './debates.rules.ts';
import { type TreeRow, treeOf } from './tree.rules.ts';
import { closesAt, opensAt, weeksLater } from './weeks.rules.ts';

const WEEKS = 200;
const AUTHORS = 6;
const CLAIMS = 24;
const HOUR = 3_600_000;

/** Mulberry32: the same weeks in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Between two rows of numbers, from -1 to 1. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((all, [x, y]) => all + of(x - a, y - b), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/**
 * Weeks in which each author has a habit: the first is there on Monday mornings, the last on Sunday nights, and each writes some of
 * their claims one right after the other. The ids are drawn as the server draws them.
 */
const weeks = Array.from({ length: WEEKS }, (_, week) => {
  const random = seeded(week + 1);
  const monday = opensAt(weeksLater('2026-W48', week))!;
  const end = closesAt(weeksLater('2026-W48', week))!;
  const rows = Array.from({ length: CLAIMS }, (_, n): TreeRow & { author: number; intoWeek: number } => {
    const author = n % AUTHORS;
    const saidAt = Math.floor(monday + author * 27 * HOUR + 8 * HOUR + random() * 3 * HOUR);
    return {
      id: randomUUID(),
      position: 'yes',
      parentId: null,
      side: (random() < 0.5 ? 'for' : 'against') as Side,
      depth: 1,
      seenFrom: seenFrom(saidAt, end),
      authorId: String(author),
      author,
      text: '',
      cites: [],
      firstText: null,
      hidden: null,
      saidAt,
      intoWeek: saidAt - monday,
      argued: Math.floor(random() * 3),
      minds: 0,
    };
  });
  const tree = treeOf(['yes'], rows);
  const { for: pro, against: contra } = tree.boughs.get('yes')!;
  return { rows, lists: [pro, contra] };
});

// Of chance alone it stands below this for so many claims (4.5 standard deviations).
const BY_CHANCE = 4.5 / Math.sqrt(WEEKS * CLAIMS);

it('of 200 weeks: neither the author nor the moment goes along with the place in the list', () => {
  const places = weeks.flatMap(({ rows, lists }) =>
    lists.flatMap((list) =>
      list.map(({ id }, place) => ({ place: place / list.length, ...rows.find((row) => row.id === id)! })),
    ),
  );
  expect(places).toHaveLength(WEEKS * CLAIMS);
  for (const habit of ['author', 'intoWeek'] as const) {
    expect(Math.abs(correlation(places.map((row) => [row.place, row[habit]])))).toBeLessThan(BY_CHANCE);
  }
  // Two of one author stand beside each other no more often than chance has it.
  const beside = weeks.flatMap(({ lists }) =>
    lists.flatMap((list) => list.slice(1).map(({ authorId }, index) => authorId === list[index]!.authorId)),
  );
  const share = beside.filter(Boolean).length / beside.length;
  const chance = (CLAIMS / AUTHORS - 1) / (CLAIMS - 1);
  expect(Math.abs(share - chance)).toBeLessThan(4.5 * Math.sqrt((chance * (1 - chance)) / beside.length));
});

it('of 200 weeks: nor does it with the id', () => {
  const ids = weeks.flatMap(({ rows }) => rows);
  const number = (id: string) => Number.parseInt(id.slice(0, 8), 16);
  expect(Math.abs(correlation(ids.map(({ id, author }) => [number(id), author])))).toBeLessThan(BY_CHANCE);
  expect(Math.abs(correlation(ids.map(({ id, intoWeek }) => [number(id), intoWeek])))).toBeLessThan(
    BY_CHANCE,
  );
});

it('would be noticed: ids that count the time go along with both', () => {
  const ids = weeks.flatMap(({ rows }) => rows.map(({ author, intoWeek }) => [intoWeek, author] as const));
  expect(correlation(ids)).toBeGreaterThan(0.9);
});

it('comes to light on quarters of the clock alone, when it can no longer be changed without a trace', () => {
  for (const { rows } of weeks) {
    for (const { saidAt, seenFrom: seen } of rows) {
      expect(seen % BATCH_MS).toBe(0);
      expect(seen - saidAt).toBeGreaterThanOrEqual(EDIT_MS);
      expect(seen - saidAt).toBeLessThan(EDIT_MS + BATCH_MS);
    }
  }
});
