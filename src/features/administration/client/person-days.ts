import { dayText } from '#platform/client/day-text.ts';

/** `day` is a day in UTC, as the server tells it; it is that day for every reader. */
export function seenText(day: string | null, now: number = Date.now()): string {
  if (day === null) return 'signed in nowhere';
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return `last seen ${dayText(new Date(year, month - 1, date, 12).getTime(), now)}`;
}

/** A ban or a mute: bans without an end have a date beyond all others. */
export function untilText(until: number, now: number = Date.now()): string {
  return until > Date.UTC(9999, 0) ? 'for good' : `until ${dayText(until, now)}`;
}
