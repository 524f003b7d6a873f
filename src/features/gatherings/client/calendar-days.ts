/** Calendar days are text, '2026-11-26', and belong to no zone; months are '2026-11'. */

/** The calendar day that many days later. */
export function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The month that many months later: `monthsAfter('2026-11', 2)` is '2027-01'. */
export function monthsAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** From Monday, 0, to Sunday, 6. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The weeks that a month's page shows, from Monday on: those days of other months that fill them up, too. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const after = `${monthsAfter(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = daysAfter(first, -weekdayOf(first)); monday < after; monday = daysAfter(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => daysAfter(monday, place)));
  }
  return weeks;
}

/** Where a key leads from a day of the grid; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const place = weekdayOf(day);
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  };
  const step = steps[key];
  if (step !== undefined) return daysAfter(day, step);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = monthsAfter(day.slice(0, 7), key === 'PageUp' ? -1 : 1);
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}
