import { HOUR_MS } from '#contract/durations.ts';
import { daysBetween } from '#contract/local-dates.ts';
import { cityOf, todaysTimezone } from '#features/accounts/timezones.rules.ts';
import { dateFormat } from '#platform/client/date-text.ts';
import { saidDate, saidDay } from '#platform/client/said-day.ts';

/** A moment on the clocks of a zone: '2026-11-26T19:00'. Times in UTC epoch milliseconds. */
export function clocksAt(at: number, zone: string): string {
  const parts = dateFormat({
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The calendar day of a moment in a zone. */
export const dayAt = (at: number, zone: string): string => clocksAt(at, zone).slice(0, 10);

/** 'November 2026' */
export const saidMonth = (month: string): string =>
  saidDate(`${month}-01`, { month: 'long', year: 'numeric' });

/** The time of a moment on clocks ('2026-11-26T09:00') as people write it: '9:00', '19:00'. */
export const clockOf = (at: string): string => at.slice(11).replace(/^0/, '');

/** 'Today', 'Tomorrow', 'Thursday' within the week, else 'Thursday 26 November'. */
export function nearDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  return days > 1 && days < 7 ? saidDate(day, { weekday: 'long' }) : saidDay(day, today);
}

/** When something is, as far as a sentence about it needs it. */
export interface Held {
  startsAt: number;
  endsAt: number;
  /** IANA, of the place. */
  timezone: string;
  /** Begin and end on the clocks of the place, as the server counts them: '2026-11-26T19:00'. */
  localStart?: string;
  localEnd?: string;
}

/** When something begins on the clocks of a zone. Of its place the server has said it: a browser may know an older rule of time. */
export function beginIn(
  { startsAt, timezone, localStart }: Partial<Held> & Pick<Held, 'startsAt'>,
  zone: string,
): string {
  return localStart !== undefined && isSameZone(timezone, zone) ? localStart : clocksAt(startsAt, zone);
}

/** By whichever of its names: 'Asia/Calcutta' is 'Asia/Kolkata'. */
function isSameZone(one: string | undefined, other: string): boolean {
  return one !== undefined && todaysTimezone(one) === todaysTimezone(other);
}

/** The same of its end. */
function endIn({ endsAt, timezone, localEnd }: Held, zone: string): string {
  return localEnd !== undefined && isSameZone(timezone, zone) ? localEnd : clocksAt(endsAt, zone);
}

export interface SaidTimes {
  /** 'Thursday 26 November', on the reader's clocks. */
  day: string;
  /** '19:00' */
  from: string;
  /** '21:30'; null where it ends on another day, but for what ends in the night. */
  to: string | null;
  /** '19:00–21:30'; with the last day where that is another: '19:00 – Sunday 29 November, 14:00'. */
  time: string;
  /** Where the place has other clocks: '19:00 in London', beside the reader's own time. */
  there: string | null;
  /** The same by itself: '19:00 in London, 20:00 for you'. */
  elsewhere: string | null;
}

/** When it is, for a reader in a zone. */
export function saidTimes(held: Held, zone: string, now: number): SaidTimes {
  const today = dayAt(now, zone);
  const [from, to] = [beginIn(held, zone), endIn(held, zone)];
  const endsNextMorning = to.slice(0, 10) > from.slice(0, 10) && held.endsAt - held.startsAt < 12 * HOUR_MS;
  const isOneDay = from.slice(0, 10) === to.slice(0, 10) || endsNextMorning;
  return {
    day: saidDay(from.slice(0, 10), today),
    from: clockOf(from),
    to: isOneDay ? clockOf(to) : null,
    time: isOneDay
      ? `${clockOf(from)}–${clockOf(to)}`
      : `${clockOf(from)} – ${saidDay(to.slice(0, 10), today)}, ${clockOf(to)}`,
    ...elsewhere(held, zone, from),
  };
}

function elsewhere(held: Held, zone: string, mine: string): Pick<SaidTimes, 'there' | 'elsewhere'> {
  const { timezone } = held;
  const theirs = beginIn(held, timezone);
  if (theirs === mine || isSameZone(timezone, zone)) return { there: null, elsewhere: null };
  const isOtherDay = theirs.slice(0, 10) !== mine.slice(0, 10);
  const day = isOtherDay ? `${saidDate(theirs.slice(0, 10), { weekday: 'long' })} ` : '';
  const ownDay = isOtherDay ? `${saidDate(mine.slice(0, 10), { weekday: 'long' })} ` : '';
  const there = `${day}${clockOf(theirs)} in ${cityOf(timezone)}`;
  return { there, elsewhere: `${there}, ${ownDay}${clockOf(mine)} for you` };
}

/** 'Thursday, 19:00' */
export function shortWhen(held: Parameters<typeof beginIn>[0], zone: string, now: number): string {
  const at = beginIn(held, zone);
  return `${nearDay(at.slice(0, 10), dayAt(now, zone))}, ${clockOf(at)}`;
}
