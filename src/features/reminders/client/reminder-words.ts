import { dateAfter, daysBetween } from '#contract/local-dates.ts';
import { WEEKDAYS } from '#features/prayer/prayer.rules.ts';
import { dateText } from '#platform/client/date-text.ts';
import type { MyReminder } from '../reminders.contract.ts';
import type { Way } from '../reminders.rules.ts';

/** What works where no notification comes. */
export const INSTEAD = 'A letter or a calendar';

/** 'Tomorrow, Thursday, at 6:40'. Dates as '2026-11-26', of the person's own calendar. */
export function nextWords({ date, time }: { date: string; time: string }, today: string): string {
  const at = `at ${time.replace(/^0/, '')}`;
  if (date === today) return `Today, ${at}`;
  if (date === dateAfter(today, 1)) return `Tomorrow, ${dayWords(date, { weekday: 'long' })}, ${at}`;
  if (daysBetween(today, date) < 7) return `${dayWords(date, { weekday: 'long' })}, ${at}`;
  return `${dayWords(date, { weekday: 'long', day: 'numeric', month: 'long' })}, ${at}`;
}

/** Where the next one comes: 'On this device and another one.' */
export function whereWords({ way, push: { isOnHere, devices } }: Pick<MyReminder, 'way' | 'push'>): string {
  if (way === 'letter') return 'By letter, to your address.';
  if (way === 'calendar') return 'In the calendar that reads the address below.';
  if (devices === 0) return 'No device of yours shows it at present.';
  if (devices === 1) return isOnHere ? 'On this device.' : 'On another device of yours.';
  return isOnHere ? 'On this device, and on others of yours.' : 'On other devices of yours.';
}

/** Why nothing comes although it is on. */
export function silenceWords({ times, sabbath, restsUntil, way, push }: MyReminder): string | null {
  if (restsUntil !== null) {
    return `You rest until ${dayWords(restsUntil, { day: 'numeric', month: 'long' })}, and it is silent until then.`;
  }
  if (way === 'push' && push.devices === 0) return null;
  const isOnSabbath = times[sabbath - 1] !== null;
  return isOnSabbath ? `It is silent on ${WEEKDAYS[sabbath - 1]}, your sabbath.` : null;
}

/** What comes by a way, and when it is silent. A calendar has one entry that comes again, and knows nothing of what was done. */
export function promiseWords(way: Way): string {
  return way === 'calendar'
    ? 'The entry says the same each time. It leaves out your sabbath and the days of a rest; a calendar cannot know which lamps burn, or when your hours are quiet.'
    : 'Each one says something else. It is silent on your sabbath, while you rest, and on a day when all three lamps burn. The time that you choose here counts in quiet hours, too.';
}

/** Said before it is saved: on the sabbath it is silent, and with that day alone none would ever come. Null where one comes. */
export function neverWords(times: MyReminder['times'], sabbath: MyReminder['sabbath']): string | null {
  const isForSabbathAlone =
    times[sabbath - 1] !== null && times.every((time, i) => time === null || i + 1 === sabbath);
  return isForSabbathAlone
    ? `${WEEKDAYS[sabbath - 1]} is your sabbath, and it is silent then: with this day alone, none comes. Another day beside it brings one.`
    : null;
}

function dayWords(date: string, options: Intl.DateTimeFormatOptions): string {
  return dateText(new Date(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' });
}
