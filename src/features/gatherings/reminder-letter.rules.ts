import { HOUR_MS } from '#contract/durations.ts';
import { letterText } from '#features/people/letter-text.rules.ts';

/** Which of the two reminders: the day before, or an hour before. */
export const REMINDERS = ['day', 'hour'] as const;
export type Reminder = (typeof REMINDERS)[number];

/**
 * Whether a reminder still helps: the one of the day before until the other is near, which itself helps until it begins. A server
 * that was down sends neither late.
 */
export function isReminderTimely(reminder: Reminder, startsAt: number, now: number): boolean {
  return reminder === 'day' ? startsAt - now > 2 * HOUR_MS : startsAt > now;
}

interface Time {
  /** UTC epoch milliseconds. */
  startsAt: number;
  /** IANA, of the place. */
  timezone: string;
}

/** 'Thursday, 26 November, 20:00 (19:00 in London)': on the reader's clocks, with the place's where these show another time. */
export function whenWords({ startsAt, timezone }: Time, readerZone: string): string {
  const mine = `${dayIn(startsAt, readerZone)}, ${timeIn(startsAt, readerZone)}`;
  const there = `${dayIn(startsAt, timezone)}, ${timeIn(startsAt, timezone)}`;
  if (mine === there) return mine;
  const isSameDay = dayIn(startsAt, readerZone) === dayIn(startsAt, timezone);
  return `${mine} (${isSameDay ? timeIn(startsAt, timezone) : there} in ${cityOf(timezone)})`;
}

/** '23:00 (22:00 in London)': when something ends, in the same way; with its day where that is not the one on which it begins. */
export function untilWords(
  { startsAt, endsAt, timezone }: Time & { endsAt: number },
  readerZone: string,
): string {
  const words = whenWords({ startsAt: endsAt, timezone }, readerZone);
  const day = dayIn(endsAt, readerZone);
  return day === dayIn(startsAt, readerZone) ? words.slice(`${day}, `.length) : words;
}

/** 'Tomorrow' or 'Today' on the reader's calendar; null further away. */
export function relativeDay(startsAt: number, now: number, readerZone: string): 'Today' | 'Tomorrow' | null {
  const dateOf = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(readerZone).toPlainDate();
  const { days } = dateOf(now).until(dateOf(startsAt), { largestUnit: 'day' });
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : null;
}

/** The letter before something that its reader comes to. Plain text; nobody's words begin a line of ours. */
export function reminderLetterText({
  reminder,
  now,
  readerZone,
  firstName,
  title,
  place,
  link,
  passage,
  brings,
  url,
  stopUrl,
  ...time
}: Time & {
  reminder: Reminder;
  /** UTC epoch milliseconds. */
  now: number;
  readerZone: string;
  firstName: string;
  title: string;
  /** Empty where nothing is said; so is the link. */
  place: string;
  link: string;
  /** The reference of what the group reads on that day; null where it is nothing. */
  passage: string | null;
  /** What they bring. */
  brings: readonly string[];
  url: string;
  /** Where such letters are ended. */
  stopUrl: string;
}): { subject: string; text: string } {
  const name = oneLine(title);
  const soon = reminder === 'hour' ? 'Soon' : relativeDay(time.startsAt, now, readerZone);
  const facts = [
    `  ${name}`,
    `  ${whenWords(time, readerZone)}`,
    ...[place, link].filter((words) => words !== '').map((words) => `  Where: ${oneLine(words)}`),
    ...(passage === null ? [] : [`  The group reads: ${passage}`]),
    ...(brings.length > 0 ? [`  You bring: ${brings.map(oneLine).join(', ')}`] : []),
  ];
  const paragraphs = [
    'a word about what you are coming to:',
    facts.join('\n'),
    `Who comes, and a change of mind: ${url}`,
    `You get this letter because you answered. To have no more letters before events: ${stopUrl}`,
  ];
  const day = dayIn(time.startsAt, readerZone).split(',')[0]!;
  return { subject: `${soon ?? day}: ${name}`, text: letterText(firstName, paragraphs) };
}

function dayIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
    .format(at)
    .replace(/^(\p{L}+),? /u, '$1, ');
}

function timeIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
}

/** 'Europe/London' as people say it. */
function cityOf(timezone: string): string {
  return timezone.split('/').at(-1)!.replaceAll('_', ' ');
}

function oneLine(words: string): string {
  return words.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim();
}
