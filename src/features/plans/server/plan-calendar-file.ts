import ical, { ICalCalendarMethod } from 'ical-generator';
import { dateAfter } from '#contract/local-dates.ts';
import { type Joined, joinedCalendar } from '#features/gatherings/server/for-other-features.ts';

/** What somebody reads on a date. */
export interface DayOfReading {
  date: string;
  /** 'Mark 5; Psalm 12' */
  what: string;
  /** The names of the plans, one a line. */
  plans: string;
}

/**
 * An iCalendar file (RFC 5545): one event a day, of the whole day, so that it is on that date wherever the calendar is opened.
 * @param publicUrl where browsers reach the server, without a trailing slash
 * @param now UTC epoch milliseconds
 */
export function planCalendarFile(
  days: readonly DayOfReading[],
  publicUrl: string,
  now: number,
): Promise<string> {
  const host = new URL(publicUrl).hostname;
  const part: Joined<DayOfReading> = (some) => {
    const calendar = ical({
      name: 'Lampstand: reading',
      prodId: { company: 'Lampstand', product: 'Reading plans', language: 'EN' },
      method: ICalCalendarMethod.PUBLISH,
      ttl: 60 * 60,
    });
    for (const { date, what, plans } of some) {
      calendar.createEvent({
        id: `reading-${date}@${host}`,
        summary: what,
        start: new Date(`${date}T00:00:00Z`),
        end: new Date(`${dateAfter(date, 1)}T00:00:00Z`),
        allDay: true,
        timezone: 'UTC',
        stamp: new Date(now),
        description: `${plans}\n\n${publicUrl}/plans`,
        url: `${publicUrl}/plans`,
      });
    }
    return calendar.toString();
  };
  return joinedCalendar(days, part);
}
