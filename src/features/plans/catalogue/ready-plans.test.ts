import { describe, expect, it } from 'vitest';
import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { BOOKS } from '#features/bible/books.rules.ts';
import { verseCounts } from '#features/bible/server/for-other-features.ts';
import { versesIn } from '../chapter-lengths.rules.ts';
import { versesOf } from '../dividing.rules.ts';
import { chapterOf, partsOf } from '../places.rules.ts';
import { READY_PLANS } from './ready-plans.ts';

/** A day may be so many times as long as the mean. */
const MOST = 2.25;

describe('the lengths of chapters', () => {
  it('are those of the WEB', async () => {
    const count = await verseCounts('WEB');
    for (const { id, chapters } of BOOKS) {
      for (let chapter = 1; chapter <= chapters; chapter++) {
        expect([id, chapter, versesIn(id, chapter)]).toEqual([id, chapter, count(id, chapter)]);
      }
      expect(versesIn(id, chapters + 1)).toBe(0);
    }
  });
});

describe('ready plans', () => {
  it('are many, each with an id of its own', () => {
    expect(READY_PLANS.length).toBeGreaterThanOrEqual(16);
    expect(new Set(READY_PLANS.map(({ id }) => id)).size).toBe(READY_PLANS.length);
    expect(new Set(READY_PLANS.map(({ name }) => name)).size).toBe(READY_PLANS.length);
  });

  it.each(READY_PLANS.map((plan) => [plan.id, plan] as const))(
    '%s has places that there are',
    async (_, plan) => {
      for (const translation of TRANSLATION_IDS) {
        const count = await verseCounts(translation);
        for (const place of plan.days.flat()) {
          const { bookId, chapter, from, to, isWhole } = partsOf(place);
          const verses = count(bookId, chapter);
          expect([place, verses > 0]).toEqual([place, true]);
          if (isWhole) continue;
          expect([place, from >= 1 && from < to && to <= verses]).toEqual([place, true]);
        }
      }
    },
  );

  it.each(READY_PLANS.map((plan) => [plan.id, plan] as const))('%s keeps its promise', (_, plan) => {
    expect(plan.days.every((places) => places.length > 0)).toBe(true);
    if (plan.promised.length === 0) return;
    // Verse by verse, because a chapter may be read in parts: as often as its chapter is promised.
    const read = new Map<string, number>();
    for (const place of plan.days.flat()) {
      const { from, to } = partsOf(place);
      for (let verse = from; verse <= to; verse++) {
        const id = `${chapterOf(place)}.${verse}`;
        read.set(id, (read.get(id) ?? 0) + 1);
      }
    }
    const promised = new Map<string, number>();
    for (const chapter of plan.promised) {
      for (let verse = 1; verse <= partsOf(chapter).to; verse++) {
        const id = `${chapter}.${verse}`;
        promised.set(id, (promised.get(id) ?? 0) + 1);
      }
    }
    expect(read.size).toBe(promised.size);
    for (const [id, times] of promised) expect([id, read.get(id)]).toEqual([id, times]);
  });

  it.each(READY_PLANS.filter(({ uneven }) => uneven === undefined).map((plan) => [plan.id, plan] as const))(
    '%s has days of about the same length',
    (_, { days }) => {
      const lengths = days.map(versesOf);
      const mean = lengths.reduce((sum, length) => sum + length, 0) / days.length;
      expect(Math.max(...lengths) / mean).toBeLessThan(MOST);
    },
  );

  it('the plans of the whole Bible have every chapter', () => {
    for (const id of ['bible-year', 'bible-history-year', 'bible-two-years']) {
      const plan = READY_PLANS.find((one) => one.id === id)!;
      expect(new Set(plan.promised).size).toBe(1189);
      expect(plan.promised).toHaveLength(1189);
    }
  });
});

describe('M’Cheyne’s calendar', () => {
  const plan = READY_PLANS.find(({ id }) => id === 'mcheyne-1842')!;
  it('reads the New Testament and the Psalms twice, and the rest once', () => {
    const times = new Map<string, number>();
    for (const chapter of plan.promised) times.set(chapter, (times.get(chapter) ?? 0) + 1);
    for (const [index, { id, chapters }] of BOOKS.entries()) {
      for (let chapter = 1; chapter <= chapters; chapter++) {
        expect(times.get(`${id}.${chapter}`)).toBe(id === 'PSA' || index >= 39 ? 2 : 1);
      }
    }
  });
  it('stands as it was printed', () => {
    expect(plan.days).toHaveLength(365);
    const day = (number: number) => plan.days[number - 1]!.join(' ');
    expect(day(1)).toBe('GEN.1 MAT.1 EZR.1 ACT.1');
    expect(day(9)).toBe('GEN.9 GEN.10 MAT.9 EZR.9 ACT.9');
    expect(day(45)).toBe('GEN.47 LUK.1.1-38 JOB.13 1CO.1');
    expect(day(128)).toBe('NUM.16 PSA.52 PSA.53 PSA.54 ISA.6 HEB.13');
    expect(day(179)).toBe('DEU.33 DEU.34 PSA.119.145-176 ISA.60 MAT.8');
    expect(day(194)).toBe('JOS.18 JOS.19 PSA.149 PSA.150 JER.9 MAT.23');
    expect(day(261)).toBe('2SA.14 2CO.7 EZK.21 PSA.1 PSA.2');
    expect(day(302)).toBe('2KI.10 2KI.11 2TI.1 HOS.2 PSA.60 PSA.61');
    expect(day(365)).toBe('2CH.36 REV.22 MAL.4 PSA.150');
  });
});
