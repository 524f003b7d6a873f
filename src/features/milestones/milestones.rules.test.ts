import { MILESTONE_DRAWINGS } from '@lampstand/art/milestones/milestone-list.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKS, OLD_TESTAMENT_BOOKS } from '#features/bible/books.rules.ts';
import { MOOD_IDS } from '#features/journal/journal.rules.ts';
import {
  FACTS,
  type Facts,
  factsWaitedFor,
  isReachedBy,
  MILESTONES,
  milestoneOf,
  mostOf,
  nearOnes,
  newlyReached,
  UNITS,
} from './milestones.rules.ts';

const facts = fc.dictionary(fc.constantFrom(...FACTS), fc.nat(1200)) as fc.Arbitrary<Facts>;
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('the catalogue', () => {
  it('has 48 or more, each with its own drawing of its family', () => {
    expect(MILESTONES.length).toBeGreaterThanOrEqual(48);
    expect(MILESTONES.map(({ id, family }) => `${family} ${id}`)).toEqual(
      MILESTONE_DRAWINGS.map(({ id, family }) => `${family} ${id}`),
    );
  });

  it('asks for every fact, and for each number of one once', () => {
    expect(FACTS.filter((fact) => mostOf(fact) === 0)).toEqual([]);
    const asked = MILESTONES.map((one) => `${one.of} ${one.need}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('asks for what the Bible and the journal have', () => {
    expect(mostOf('books')).toBe(BOOKS.length);
    expect(mostOf('oldTestament')).toBe(OLD_TESTAMENT_BOOKS);
    expect(mostOf('newTestament')).toBe(BOOKS.length - OLD_TESTAMENT_BOOKS);
    expect(mostOf('psalms')).toBe(BOOKS.find(({ id }) => id === 'PSA')!.chapters);
    expect(mostOf('moods')).toBe(MOOD_IDS.length);
  });
});

describe('what is reached', () => {
  it('is nothing at first, and everything by who has everything', () => {
    expect(newlyReached({}, new Set())).toEqual([]);
    const all = Object.fromEntries(FACTS.map((fact) => [fact, mostOf(fact)]));
    expect(newlyReached(all, new Set())).toHaveLength(MILESTONES.length);
  });

  it.each([
    [{ entries: 9 }, ['first-entry']],
    [{ entries: 10 }, ['first-entry', 'ten-entries']],
    [{ gospels: 3 }, []],
    [{ gospels: 4 }, ['gospels']],
    [{ days: 40 }, ['first-lamp', 'seven-days', 'forty-days']],
    [{ level: 4 }, []],
    [{ level: 10 }, ['level-5', 'level-10']],
  ] as [Facts, string[]][])('by %j is %j', (given, ids) => {
    expect(idsOf(newlyReached(given, new Set()))).toEqual(ids);
  });

  it('is new once, whatever more is done, and nothing that is counted less takes it back', () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const reached = new Set(idsOf(newlyReached(before, new Set())));
        const more = newlyReached(after, reached);
        expect(more.filter(({ id }) => reached.has(id))).toEqual([]);
        expect(more.every((one) => isReachedBy(one, after))).toBe(true);
      }),
    );
  });

  it('is not counted any more once nothing waits for it', () => {
    expect(factsWaitedFor(new Set())).toEqual(new Set(FACTS));
    expect(factsWaitedFor(new Set(MILESTONES.map(({ id }) => id)))).toEqual(new Set());
    expect(factsWaitedFor(new Set(['gospels'])).has('gospels')).toBe(false);
    expect(factsWaitedFor(new Set(['first-entry'])).has('entries')).toBe(true);
  });
});

describe('what is near', () => {
  it('is what has begun, and of one count only the next', () => {
    expect([...nearOnes({ gospels: 2, entries: 1 }, new Set(['first-entry']))]).toEqual([['gospels', 2]]);
    expect([...nearOnes({ entries: 49 }, new Set(['first-entry', 'ten-entries']))]).toEqual([
      ['fifty-entries', 1],
    ]);
    expect([...nearOnes({}, new Set())]).toEqual([]);
  });

  it('is half of the way, or two steps', () => {
    const reached = new Set(['first-entry', 'ten-entries']);
    expect([...nearOnes({ entries: 24 }, reached)]).toEqual([]);
    expect([...nearOnes({ entries: 25 }, reached)]).toEqual([['fifty-entries', 25]]);
    // The next of a count alone, though the one after it is half gone, too.
    expect([...nearOnes({ entries: 60 }, new Set(['first-entry', 'ten-entries']))]).toEqual([]);
    expect([...nearOnes({ gospels: 1 }, new Set())]).toEqual([]);
  });

  it('is never something that time alone brings, nor a first of its kind', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const reached = new Set(idsOf(newlyReached(given, new Set())));
        for (const [id, left] of nearOnes(given, reached)) {
          const { of: fact, need } = milestoneOf(id)!;
          expect(UNITS[fact]).not.toBeNull();
          expect(need).toBeGreaterThan(1);
          expect(left).toBeGreaterThan(0);
          expect(reached.has(id)).toBe(false);
        }
      }),
    );
  });
});
