import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import { weekdayOf } from '#contract/local-dates.ts';
import { isResting, type Rests } from '#features/rhythm/rhythm.rules.ts';
import { daysByTime, REMINDER_LIMITS, type Times } from '../reminders.rules.ts';
import { timeZoneBlock } from './time-zone-block.ts';

const { MO, TU, WE, TH, FR, SA, SU } = ICalWeekday;
const WEEKDAYS = [MO, TU, WE, TH, FR, SA, SU];
const MINUTES = 10;
const TTL_SECONDS = 12 * 60 * 60;

/**
 * Reminders as an iCalendar file: an event that comes again each week for each time, with an alarm, by the clock where the person
 * is. The sabbath has none, and neither have the days of a rest. All words are ours.
 * @param times null where nothing comes by calendar: whoever subscribed sees the events go
 */
export function reminderCalendar(
  { times, rests, userId, timezone }: { times: Times | null; rests: Rests; userId: string; timezone: string },
  publicUrl: string,
  now: number,
): string {
  const free = (times ?? []).map((minute, i) => (i + 1 === rests.sabbath ? null : minute));
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    name: 'Lampstand',
    prodId: { company: 'Lampstand', product: 'Reminders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
    timezone: { name: timezone, generator: () => timeZoneBlock(timezone, now).join('\r\n') },
  });
  for (const { minute, weekdays } of daysByTime(free)) {
    const first = firstDay(now, timezone, (weekday) => weekdays.some((one) => one === weekday));
    const at = (date: Temporal.PlainDate) =>
      date.toZonedDateTime({
        timeZone: timezone,
        plainTime: { hour: Math.floor(minute / 60), minute: minute % 60 },
      });
    const resting = restDays(first, rests).filter((date) => weekdays.includes(weekdayOf(date.toString())));
    calendar.createEvent({
      id: `reminder-${minute}-${userId}@${host}`,
      stamp: new Date(now),
      start: at(first),
      end: at(first).add({ minutes: MINUTES }),
      timezone,
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: weekdays.map((weekday) => WEEKDAYS[weekday - 1]!),
        ...(resting.length > 0 && { exclude: resting.map(at) }),
      },
      summary: 'A quiet moment',
      description: `The lamp stands where you left it. ${publicUrl}/`,
      url: `${publicUrl}/`,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, description: 'A quiet moment', trigger: 0 }],
    });
  }
  return calendar.toString();
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
