import { setImmediate as othersTurn } from 'node:timers/promises';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Long descriptions are folded letter by letter; others are served in between. */
const ENTRIES_AT_ONCE = 20;
/** At the begin of a line; a line that is folded goes on after a space. */
const EVENT_BEGINS = 'BEGIN:VEVENT\r\n';
const CALENDAR_ENDS = 'END:VCALENDAR';

/** One occurrence as a calendar program is told of it. Times in UTC epoch milliseconds. */
export interface CalendarEntry {
  /** The occurrence's, which stays when its series is divided. */
  id: string;
  gatheringId: string;
  /** When its series has it begin. */
  start: string;
  title: string;
  /** Of whom: the group's name; null: of everyone. */
  groupName: string | null;
  description: string;
  /** Empty where nothing is said, or the reader may not know. */
  place: string;
  link: string;
  startsAt: number;
  endsAt: number;
  isCancelled: boolean;
  /** Its reader has said that they come, and has a seat. */
  isSure: boolean;
  /** How often it was changed. */
  changes: number;
}

/**
 * An iCalendar file (RFC 5545). Each occurrence is an event of its own with moments in UTC, instead of a rule that every
 * calendar program would count by itself: it is on the days that our own pages show, whichever zones the program knows.
 * @param publicUrl where browsers reach the server, without a trailing slash
 * @param now UTC epoch milliseconds
 */
export async function calendarFile(
  entries: readonly CalendarEntry[],
  publicUrl: string,
  now: number,
): Promise<string> {
  return joinedCalendar(entries, (some) => calendarOf(some, publicUrl, now));
}

/** How some of the entries are written as a calendar of their own. */
export type Joined<Entry> = (some: readonly Entry[]) => string;

/** One calendar of all entries, a few at a time. */
export async function joinedCalendar<Entry>(
  entries: readonly Entry[],
  calendarOfSome: Joined<Entry>,
): Promise<string> {
  const { head, foot } = cut(calendarOfSome([]));
  const parts = [head];
  for (let i = 0; i < entries.length; i += ENTRIES_AT_ONCE) {
    await othersTurn();
    parts.push(cut(calendarOfSome(entries.slice(i, i + ENTRIES_AT_ONCE))).events);
  }
  return [...parts, foot].join('');
}

/** A calendar's text before, of and after its events. */
function cut(text: string): Record<'head' | 'events' | 'foot', string> {
  const end = text.lastIndexOf(CALENDAR_ENDS);
  const begin = text.indexOf(EVENT_BEGINS);
  const first = begin === -1 ? end : begin;
  return { head: text.slice(0, first), events: text.slice(first, end), foot: text.slice(end) };
}

function calendarOf(entries: readonly CalendarEntry[], publicUrl: string, now: number): string {
  const calendar = ical({
    name: 'Lampstand',
    prodId: { company: 'Lampstand', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  const host = new URL(publicUrl).hostname;
  for (const entry of entries) {
    const where = [entry.place, entry.link].filter((words) => words !== '');
    const address = `${publicUrl}${pathOf(entry)}`;
    calendar.createEvent({
      id: `${entry.id}@${host}`,
      summary: allowed(entry.groupName === null ? entry.title : `${entry.title} (${entry.groupName})`),
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      stamp: new Date(now),
      sequence: entry.changes,
      status: statusOf(entry),
      description: [allowed(entry.description), address].filter((words) => words !== '').join('\n\n'),
      location: where.length === 0 ? null : allowed(where.join('\n')),
      url: address,
    });
  }
  return calendar.toString();
}

/** A calendar program shows otherwise what its reader may come to, waits for a seat of, or has not answered. */
function statusOf({ isCancelled, isSure }: CalendarEntry): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/** The screen of an occurrence. */
export function pathOf({ gatheringId, start }: { gatheringId: string; start: string }): string {
  return `/community/events/${gatheringId}/${encodeURIComponent(start)}`;
}

/** Without the control characters that no iCalendar file may hold; a strict program would refuse all of somebody's events. */
function allowed(words: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this leaves out
  return words.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
