import { dateText } from './date-text.ts';

/** A date of a calendar, '2026-11-26', as `options` say, without a comma: 'Thursday 26 November'. Nothing for what is no date. */
export function saidDate(date: string, options: Intl.DateTimeFormatOptions): string {
  return dateText(new Date(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' }).replace(',', '');
}

/** A date as people say it: 'Thursday 26 November', with the year where that is another than today's. */
export function saidDay(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return saidDate(date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
