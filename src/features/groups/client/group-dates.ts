import { dateText } from '#platform/client/date-text.ts';

/** A calendar day ('2026-11-26') as people say it: 'Thursday 26 November', with the year where that is another. */
export function saidDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dateText(new Date(`${day}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  }).replace(',', '');
}

/** Today's calendar day in the zone of this browser. */
export function today(now: Date = new Date()): string {
  const two = (part: number) => `${part}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
