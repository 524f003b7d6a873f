import { dateAfter, weekdayOf } from '#contract/local-dates.ts';

/** Calendar days are text, '2026-11-26', and belong to no zone; months are '2026-11'. */

/** The month that many months later: `monthsAfter('2026-11', 2)` is '2027-01'. */
export function monthsAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The weeks that a month's page shows, from Monday on: those days of other months that fill them up, too. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const after = `${monthsAfter(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = dateAfter(first, 1 - weekdayOf(first)); monday < after; monday = dateAfter(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => dateAfter(monday, place)));
  }
  return weeks;
}

/** Where a key leads from a day of the grid; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const weekday = weekdayOf(day);
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday,
    End: 7 - weekday,
  };
  const step = steps[key];
  if (step !== undefined) return dateAfter(day, step);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = monthsAfter(day.slice(0, 7), key === 'PageUp' ? -1 : 1);
  const last = dateAfter(`${monthsAfter(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}
