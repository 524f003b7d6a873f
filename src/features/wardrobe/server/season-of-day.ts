import { adventSunday, easterSunday } from '#features/bible/church-year.rules.ts';
import { type Season, type SeasonOfDay, WHEN } from '../seasons.rules.ts';

/** Both ends included. */
interface Span {
  when: string;
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
}

/** A season of a year in spans, the earlier first. Dates of the West, as the verse of the day has them. */
const SPANS: Readonly<Record<Season, (year: number) => Span[]>> = {
  advent: (year) => [
    {
      when: WHEN.advent,
      from: adventSunday(year),
      until: Temporal.PlainDate.from({ year, month: 12, day: 24 }),
    },
  ],
  // Ash Wednesday to the eve of Easter.
  lent: (year) => [aroundEaster(WHEN.lent, year, -46, -1)],
  // Fifty days, the last of which is the next season's first.
  easter: (year) => [aroundEaster(WHEN.easter, year, 0, 48)],
  // Pentecost and Trinity Sunday with their weeks: one alone would be short for somebody who comes on Saturdays.
  pentecost: (year) => [aroundEaster(WHEN.pentecost, year, 49, 62)],
  // Each half of the earth gathers in at its own time. Nobody is asked where they live: both are open to everybody.
  harvest: (year) => [
    months('at the harvest of the south', year, 3, 4),
    months('at the harvest of the north', year, 9, 10),
  ],
};

/** How a season stands on an ISO date of somebody's calendar. */
export function seasonOfDay(season: Season, date: string): SeasonOfDay {
  const day = Temporal.PlainDate.from(date);
  const spans = [...SPANS[season](day.year), ...SPANS[season](day.year + 1)];
  const { when, from } = spans.find(({ until }) => Temporal.PlainDate.compare(day, until) <= 0)!;
  return { when, isOn: Temporal.PlainDate.compare(from, day) <= 0, from: from.toString() };
}

function aroundEaster(when: string, year: number, first: number, last: number): Span {
  const easter = easterSunday(year);
  return { when, from: easter.add({ days: first }), until: easter.add({ days: last }) };
}

function months(when: string, year: number, first: number, last: number): Span {
  const end = Temporal.PlainDate.from({ year, month: last, day: 1 });
  return {
    when,
    from: Temporal.PlainDate.from({ year, month: first, day: 1 }),
    until: end.with({ day: end.daysInMonth }),
  };
}
