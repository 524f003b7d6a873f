import { describe, expect, it } from 'vitest';
import { dateAfter } from '#contract/local-dates.ts';
import type { PersonFacts } from './deeds.rules.ts';
import { drawDay, drawWeek, QUESTS, questsOf } from './quests.rules.ts';

const NOTHING: PersonFacts = {
  unread: 1189,
  unopenedBooks: 66,
  shortBooksLeft: 17,
  listItems: 0,
  hasListRoom: true,
  hasOldItem: false,
  waiting: 0,
  canWriteToOthers: false,
  hasPassage: false,
  canTakeStand: false,
  daysLeft: 6,
};
const EVERYTHING: PersonFacts = {
  ...NOTHING,
  listItems: 9,
  hasOldItem: true,
  waiting: 3,
  canWriteToOthers: true,
  hasPassage: true,
  canTakeStand: true,
};
/** Who has read the whole Bible, and whose list is full. */
const ALL_READ: PersonFacts = {
  ...NOTHING,
  unread: 0,
  unopenedBooks: 0,
  shortBooksLeft: 0,
  hasListRoom: false,
};

/** What somebody is asked on days that follow each other. */
function daysOf(userId: string, person: PersonFacts, count: number): string[][] {
  const days: string[][] = [];
  for (let i = 0; i < count; i++) {
    days.push(drawDay(userId, dateAfter('2026-11-24', i), { person, before: days.at(-1) ?? [] }));
  }
  return days;
}

describe('the catalogue', () => {
  it('has 40 quests with ids and words of their own', () => {
    expect(QUESTS).toHaveLength(40);
    expect(new Set(QUESTS.map(({ id }) => id)).size).toBe(40);
    expect(new Set(QUESTS.map(({ words }) => words)).size).toBe(40);
  });

  it('pays 5 to 10 XP for one of a day, and 15 to 20 for one of a week', () => {
    for (const { kind, xp } of QUESTS) {
      expect(xp).toBeGreaterThanOrEqual(kind === 'week' ? 15 : 5);
      expect(xp).toBeLessThanOrEqual(kind === 'week' ? 20 : 10);
    }
  });

  it('asks for no money and no recruiting', () => {
    for (const { words } of QUESTS)
      expect(words).not.toMatch(/give money|donat|buy|pay|invite|share|friend/i);
  });
});

describe('what is drawn', () => {
  const people = Array.from({ length: 30 }, (_, i) => `person-${i}`);

  it.each([
    ['who is new', NOTHING],
    ['who does everything', EVERYTHING],
    ['who has read everything', ALL_READ],
  ])('is always three, of different kinds, that fit, and none of the day before: %s', (_, person) => {
    for (const one of people) {
      let before: string[] = [];
      for (const day of daysOf(one, person, 40)) {
        const quests = questsOf(day);
        expect(quests).toHaveLength(3);
        expect(new Set(quests.map(({ kind }) => kind)).size).toBe(3);
        expect(quests.every(({ fits }) => fits(person))).toBe(true);
        expect(day.filter((id) => before.includes(id))).toEqual([]);
        before = day;
      }
    }
  });

  it('is all 40 in the end', () => {
    const drawn = new Set(people.flatMap((one) => daysOf(one, EVERYTHING, 100).flat()));
    for (const one of people) {
      for (const id of drawWeek(one, '2026-11-23', { person: EVERYTHING, before: [] })) drawn.add(id);
    }
    expect(QUESTS.filter(({ id }) => !drawn.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('is the same for a person and a date, and another for others', () => {
    const of = (one: string) => drawDay(one, '2026-11-25', { person: NOTHING, before: [] }).join();
    expect(of('person-1')).toBe(of('person-1'));
    expect(new Set(people.map(of)).size).toBeGreaterThan(20);
  });

  it('asks of a week what its days have room for, and not what the last one asked', () => {
    for (const one of people) {
      const person = { ...NOTHING, daysLeft: 2 };
      const [first] = drawWeek(one, '2026-11-23', { person, before: [] });
      expect(['week-lamps', 'week-short-book']).toContain(first);
      const [second] = drawWeek(one, '2026-11-30', { person, before: [first!] });
      expect(second).not.toBe(first);
    }
    const person = { ...ALL_READ, daysLeft: 1 };
    expect(drawWeek('person-1', '2026-11-23', { person, before: [] })).toEqual([]);
  });
});

it('a quest is never done by what was not looked at', () => {
  for (const { isDone } of QUESTS) expect(isDone({})).toBe(false);
});
