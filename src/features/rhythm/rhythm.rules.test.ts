import { describe, expect, it } from 'vitest';
import {
  countedBefore,
  countedWith,
  dayOfLamps,
  FIRST_RESTS,
  isFree,
  isResting,
  NOTHING_COUNTED,
  type Rests,
  restedUntil,
} from './rhythm.rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const day = (date: string) => ({ date, startedAt: Date.parse(date) });
const endOf = (date: string) => Date.parse(date) + DAY;

/** What is counted by somebody in UTC who lights a lamp on these dates. */
function litOn(dates: readonly string[], rests = FIRST_RESTS) {
  return dates.reduce(
    ({ counted, oilOn }, date) => {
      const next = countedWith(counted, day(date), rests, endOf(date));
      return { counted: next.counted, oilOn: [...oilOn, ...next.oilOn] };
    },
    { counted: NOTHING_COUNTED, oilOn: [] as string[] },
  );
}

/** So many dates from 2026-11-02, a Monday, on. */
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(2026, 10, 2 + first + i)).toISOString().slice(0, 10),
  );

describe('days in a row', () => {
  it('a sabbath does not break them', () => {
    // Monday to Saturday, and the Monday after.
    const { counted } = litOn([...from(0, 6), '2026-11-09']);
    expect(counted).toMatchObject({ row: 7, flasks: 1, longest: 7, total: 7 });
  });

  it('a lamp on a sabbath counts as any other', () => {
    expect(litOn(from(0, 7)).counted).toMatchObject({ row: 7, flasks: 1 });
  });

  it('oil keeps a day that is missed, and says which', () => {
    const { counted, oilOn } = litOn([...from(0, 7), '2026-11-10']);
    expect(oilOn).toEqual(['2026-11-09']);
    expect(counted).toMatchObject({ row: 8, flasks: 0, total: 8 });
  });

  it('two flasks are the most that is kept', () => {
    expect(litOn(from(0, 28)).counted).toMatchObject({ row: 28, flasks: 2 });
  });

  it('without oil a missed day ends the row, and what was is kept', () => {
    const { counted, oilOn } = litOn([...from(0, 5), '2026-11-11']);
    expect(oilOn).toEqual([]);
    expect(counted).toMatchObject({ row: 1, flasks: 0, longest: 5, total: 6 });
  });

  it('oil that cannot keep the row burns all the same, and is not told of', () => {
    const { counted, oilOn } = litOn([...from(0, 7), '2026-11-12']);
    expect(oilOn).toEqual([]);
    expect(counted).toMatchObject({ row: 1, flasks: 0, longest: 7 });
  });

  it('a rest asks nothing', () => {
    const rests = { ...FIRST_RESTS, restFrom: '2026-11-07', restUntil: '2026-12-20' };
    expect(litOn([...from(0, 5), '2026-12-21'], rests).counted).toMatchObject({ row: 6, total: 6 });
  });

  it('somebody who comes back after a thousand years is counted at once', () => {
    const { counted } = countedBefore(litOn(from(0, 3)).counted, day('3026-11-02'), FIRST_RESTS);
    expect(counted).toMatchObject({ row: 0, longest: 3, total: 3 });
  });

  it('a date that was left out over the Pacific is not missed', () => {
    // Honolulu, Tuesday 17:00, then Kiritimati, Thursday 05:00: twelve hours, and no Wednesday.
    const tuesday = countedWith(
      NOTHING_COUNTED,
      { date: '2026-11-03', startedAt: Date.parse('2026-11-03T10:00Z') },
      FIRST_RESTS,
      Date.parse('2026-11-04T10:00Z'),
    );
    const thursday = { date: '2026-11-05', startedAt: Date.parse('2026-11-04T10:00Z') };
    const end = Date.parse('2026-11-05T10:00Z');
    expect(countedWith(tuesday.counted, thursday, FIRST_RESTS, end).counted).toMatchObject({ row: 2 });
  });

  it('a day ends when it does furthest west of where its lamps were lit, also for who has flown back east', () => {
    const ends = ['2026-11-03T00:00Z', '2026-11-03T08:00Z', '2026-11-03T05:00Z'].map((at) => Date.parse(at));
    const monday = day('2026-11-02');
    const lit = ends.reduce(
      (counted, end) => countedWith(counted, monday, FIRST_RESTS, end).counted,
      NOTHING_COUNTED,
    );
    expect(lit).toMatchObject({ row: 1, total: 1, until: { date: '2026-11-02', end: ends[1] } });
  });

  it('the sabbath is the day that was chosen', () => {
    expect(isFree('2026-11-07', { ...FIRST_RESTS, sabbath: 6 })).toBe(true);
    expect(isFree('2026-11-08', { ...FIRST_RESTS, sabbath: 6 })).toBe(false);
  });
});

describe('the day of lamps', () => {
  const lit = { date: '2026-11-25', startedAt: Date.parse('2026-11-24T11:00Z') };
  const at = (iso: string, date: string, start: string) =>
    dayOfLamps(lit, lit.date, { date, start: Date.parse(start) }, Date.parse(iso));

  it('goes on over the date line, until the calendar has caught up', () => {
    // From Auckland on the 25th to Los Angeles, where it is the 24th.
    expect(at('2026-11-25T07:30Z', '2026-11-24', '2026-11-24T08:00Z')).toBe(lit);
    expect(at('2026-11-26T07:30Z', '2026-11-25', '2026-11-25T08:00Z')).toBe(lit);
    expect(at('2026-11-26T08:30Z', '2026-11-26', '2026-11-26T08:00Z').date).toBe('2026-11-26');
  });

  it('takes no date that is counted already', () => {
    const next = dayOfLamps(
      lit,
      '2026-11-27',
      { date: '2026-11-27', start: Date.parse('2026-11-27T00:00Z') },
      Date.parse('2026-11-27T09:00Z'),
    );
    expect(next.date).toBe('2026-11-28');
  });
});

describe('a day of rest', () => {
  it('is one from the first to the last, both of them', () => {
    const rests = { sabbath: 7, restFrom: '2026-11-24', restUntil: '2026-11-26' } as const;
    const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    expect(dates.map((date) => isResting(date, rests))).toEqual([false, true, true, true, false]);
    expect(dates.some((date) => isResting(date, { ...rests, restFrom: null }))).toBe(false);
    expect(dates.some((date) => isResting(date, { ...rests, restUntil: null }))).toBe(false);
  });
});

describe('a rest with another end', () => {
  const from = (restFrom: string | null, restUntil: string | null): Rests => ({
    sabbath: 7,
    restFrom,
    restUntil,
  });
  const table = [
    { was: from(null, null), until: '2026-12-10', is: from('2026-12-03', '2026-12-10') },
    { was: from('2026-11-26', '2026-12-20'), until: '2026-12-24', is: from('2026-11-26', '2026-12-24') },
    { was: from('2026-11-26', '2026-12-02'), until: '2026-12-24', is: from('2026-11-26', '2026-12-24') },
    { was: from('2026-11-26', '2026-12-01'), until: '2026-12-24', is: from('2026-12-03', '2026-12-24') },
    { was: from('2026-11-26', '2026-12-20'), until: null, is: from('2026-11-26', '2026-12-02') },
    { was: from('2026-12-03', '2026-12-20'), until: null, is: from(null, null) },
    { was: from('2026-11-26', '2026-12-01'), until: null, is: from('2026-11-26', '2026-12-01') },
  ];
  it.each(table)('$was.restFrom to $was.restUntil, then until $until', ({ was, until, is }) => {
    expect(restedUntil(was, '2026-12-03', until)).toEqual(is);
  });
});
