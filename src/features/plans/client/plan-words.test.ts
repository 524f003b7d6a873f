import { expect, it } from 'vitest';
import type { MyPlan } from '../plans.contract.ts';
import {
  addedWords,
  dayWords,
  endWords,
  lengthWords,
  standsWords,
  wayOnWords,
  weekdayName,
  whenWords,
} from './plan-words.ts';

const TODAY = '2026-11-25';

it('says days as people do', () => {
  expect(dayWords('2026-12-08', TODAY)).toBe('8 December');
  expect(dayWords('2027-12-08', TODAY)).toBe('8 December 2027');
  expect(
    ['2026-11-25', '2026-11-26', '2026-11-29', '2026-12-08'].map((day) => whenWords(day, TODAY)),
  ).toEqual(['today', 'tomorrow', 'on Sunday', 'on 8 December']);
  expect([1, 7].map((day) => weekdayName(day))).toEqual(['Mon', 'Sun']);
  expect(lengthWords({ days: 14, minutes: 6 })).toBe('14 days, about 6 minutes each');
  expect(lengthWords({ days: 15, minutes: 1 })).toBe('15 days, about a minute each');
});

it('says what follows from each way on', () => {
  const way = (how: 'shift' | 'fold' | 'skip') =>
    Object.values(wayOnWords({ how, endsOn: '2026-12-12', minutes: 8 }, TODAY)).join(' | ');
  expect(way('shift')).toBe('Go on from here | The last day is 12 December.');
  expect(way('fold')).toBe(
    'Spread it over the days to come | The last day stays 12 December; the longest takes about 8 minutes.',
  );
  expect(way('skip')).toBe(
    'Begin with today’s | The days between are left out. The last day stays 12 December.',
  );
});

it('says how many passages a group has taken over', () => {
  expect(addedWords(1)).toBe('One passage was added.');
  expect(addedWords(24)).toBe('24 passages were added.');
});

it('says how a plan stands', () => {
  const plan: MyPlan = {
    id: 'p',
    readyId: null,
    name: 'Mark',
    state: 'active',
    startsOn: '2026-11-20',
    endsOn: '2026-12-08',
    finishedOn: null,
    weekdays: [1],
    days: 16,
    places: 16,
    read: 3,
    open: { date: null, places: [{ at: 3, place: 'MRK.4', isDone: false }] },
    waysOn: [],
    canGoBack: false,
  };
  expect(standsWords(plan, TODAY)).toBe('Until 8 December');
  expect(standsWords({ ...plan, state: 'paused', endsOn: null }, TODAY)).toBe('It stands still at Mark 4');
  expect(standsWords({ ...plan, startsOn: '2026-11-26', read: 0 }, TODAY)).toBe('Begins tomorrow');
  const finished = { ...plan, state: 'finished' as const, finishedOn: TODAY };
  expect(standsWords({ ...finished, read: 16 }, TODAY)).toBe('Read to the end on 25 November');
  expect(standsWords(finished, TODAY)).toBe('At its end on 25 November');
  expect(endWords({ places: 16, read: 16 })).toEqual({
    title: 'Read to the end.',
    words: 'All 16 readings, from the first line to the last.',
  });
  expect(endWords({ places: 4, read: 4 }).words).toContain('All four readings');
  expect(endWords({ places: 1, read: 1 }).words).toBe('One reading, from the first line to the last.');
  // Nothing says that what was left out was read.
  expect(endWords({ places: 4, read: 2 }).title).toBe('You have come to its end.');
});
