import { dateAfter } from '#contract/local-dates.ts';
import { easterSunday } from '#features/bible/church-year.rules.ts';
import type { ReadyPlan } from '../catalogue/ready-plan.ts';

/** The first day of a plan's season, of the one that goes on or of the next; null for a plan of any time. */
export function seasonOn({ season, days }: ReadyPlan, today: string): string | null {
  if (season === undefined) return null;
  const year = Number(today.slice(0, 4));
  const first = season === 'advent' ? firstOfDecember : palmSunday;
  const thisYears = first(year);
  return today < dateAfter(thisYears, days.length) ? thisYears : first(year + 1);
}

function firstOfDecember(year: number): string {
  return `${year}-12-01`;
}

function palmSunday(year: number): string {
  return easterSunday(year).subtract({ days: 7 }).toString();
}
