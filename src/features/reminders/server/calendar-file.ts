import { weekdayOf } from '#contract/local-dates.ts';
import { isResting, type Rests } from '#features/rhythm/rhythm.rules.ts';
import { daysByTime, REMINDER_LIMITS, type Times } from '../reminders.rules.ts';
import { localTime, timeZoneBlock } from './time-zone-block.ts';

const DAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const MINUTES = 10;
/** Bytes of a line; what is longer goes on after a space (RFC 5545, 3.1). */
const LINE = 75;

/**
 * Reminders as an iCalendar file: an event that comes again each week for each time, with an alarm, by the clock where the person
 * is. The sabbath has none, and neither have the days of a rest. All words are ours, and plain ASCII.
 * @param times null where nothing comes by calendar: whoever subscribed sees the events go
 */
export function reminderCalendar(
  { times, rests, userId, timezone }: { times: Times | null; rests: Rests; userId: string; timezone: string },
  publicUrl: string,
  now: number,
): string {
  const free = (times ?? []).map((minute, i) => (i + 1 === rests.sabbath ? null : minute));
  const host = new URL(publicUrl).hostname;
  const events = daysByTime(free).flatMap(({ minute, weekdays }) => {
    const time = { hour: Math.floor(minute / 60), minute: minute % 60 };
    const start = firstDay(now, timezone, (weekday) => weekdays.some((one) => one === weekday));
    const at = (date: Temporal.PlainDate) => `;TZID=${timezone}:${localTime(date.toPlainDateTime(time))}`;
    const resting = restDays(start, rests).filter((date) => weekdays.includes(weekdayOf(date.toString())));
    return [
      'BEGIN:VEVENT',
      `UID:reminder-${minute}-${userId}@${host}`,
      `DTSTAMP:${localTime(Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDateTime())}Z`,
      `DTSTART${at(start)}`,
      `DURATION:PT${MINUTES}M`,
      `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((weekday) => DAY_CODES[weekday - 1]).join(',')}`,
      ...resting.map((date) => `EXDATE${at(date)}`),
      'SUMMARY:A quiet moment',
      `DESCRIPTION:The lamp stands where you left it. ${publicUrl}/`,
      `URL:${publicUrl}/`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:A quiet moment',
      'TRIGGER:PT0M',
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lampstand//Reminders//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Lampstand',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...(events.length > 0 ? timeZoneBlock(timezone, now) : []),
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function firstDay(now: number, timezone: string, isDay: (weekday: number) => boolean): Temporal.PlainDate {
  let day = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
  while (!isDay(day.dayOfWeek)) day = day.add({ days: 1 });
  return day;
}

/** The days of a rest from a date on. */
function restDays(from: Temporal.PlainDate, rests: Rests): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  // A rest is at most 60 days from today.
  for (let i = 0; i <= REMINDER_LIMITS.lookAheadDays; i++) {
    const day = from.add({ days: i });
    if (isResting(day.toString(), rests)) days.push(day);
  }
  return days;
}

function folded(line: string): string {
  const parts = [line.slice(0, LINE)];
  for (let i = LINE; i < line.length; i += LINE - 1) parts.push(` ${line.slice(i, i + LINE - 1)}`);
  return parts.join('\r\n');
}
