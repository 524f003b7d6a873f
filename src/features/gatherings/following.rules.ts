import type { Series } from './gathering-times.rules.ts';
import type { Repeat } from './gatherings.rules.ts';

/** What a change says of times; absent: it stays. */
export interface ChangedTimes {
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  timezone?: string | undefined;
  repeat?: Repeat | null | undefined;
}

/** When an occurrence is, by the clocks of its place: where it was moved, not where its rule has it. */
export interface WallTimes {
  local_start: string;
  local_end: string;
}

/** A begin that is moved takes the end along. */
export function endOf(times: WallTimes, changes: ChangedTimes): string {
  if (changes.endsAt !== undefined) return changes.endsAt;
  if (changes.startsAt === undefined) return times.local_end;
  return after(changes.startsAt, lengthOf(times.local_start, times.local_end));
}

/** Whether others than the one that was looked at begin at another time, too. */
export function movesBegins({ local_start }: WallTimes, { startsAt }: ChangedTimes): boolean {
  return startsAt !== undefined && startsAt !== local_start;
}

/**
 * A series from one of its begins on, as somebody changed it who looked at one occurrence. That may have been moved: the others begin
 * as much sooner or later as it does, and last as long as is said of it, where that is another length than it had.
 * @param first the begin, by the old rule, from which on it is changed
 * @param asked the occurrence whose times the change names
 */
export function seriesFrom(old: Series, first: string, asked: WallTimes, changes: ChangedTimes): Series {
  const begin = changes.startsAt ?? asked.local_start;
  const repeat = changes.repeat === undefined ? old.repeat : changes.repeat;
  const timezone = changes.timezone ?? old.timezone;
  // What was once is where it is: there are no others.
  if (old.repeat === null) return { localStart: begin, localEnd: endOf(asked, changes), timezone, repeat };
  const by = Temporal.PlainDateTime.from(begin).since(asked.local_start, { largestUnit: 'day' });
  const localStart = after(first, by);
  const [had, said] = [lengthOf(asked.local_start, asked.local_end), lengthOf(begin, endOf(asked, changes))];
  const isAsLong = Temporal.Duration.compare(had, said) === 0;
  return {
    localStart,
    localEnd: after(localStart, isAsLong ? lengthOf(old.localStart, old.localEnd) : said),
    timezone,
    repeat,
  };
}

/** The same series from another of its begins on. */
export function seriesAt(old: Series, first: string): Series {
  return { ...old, localStart: first, localEnd: after(first, lengthOf(old.localStart, old.localEnd)) };
}

/** An occurrence as far as it says what of a change reaches it. UTC epoch milliseconds. */
interface Reached {
  start: string;
  starts_at: number;
  ends_at: number;
  cancelled_at: number | null;
}

/**
 * Occurrences of a series, in the order of their rule, as a change of it reaches them: those from which on it is another one; and
 * before these, among what has been, what was postponed over it or goes on right now. These have the change's words, and keep
 * their times.
 * @param hasBeen what is not part of the changed series any more
 */
export function whatGoesOn<Row extends Reached>(
  rows: readonly Row[],
  hasBeen: (row: Row) => boolean,
  now: number,
): { early: Row[]; going: Row[] } {
  const last = rows.findLastIndex(hasBeen);
  const first = rows.findIndex((row, at) => at > last && row.cancelled_at === null);
  const end = first === -1 ? rows.length : first;
  return {
    early: rows.slice(0, end).filter(({ ends_at, cancelled_at }) => ends_at > now && cancelled_at === null),
    going: rows.slice(end),
  };
}

function lengthOf(start: string, end: string): Temporal.Duration {
  return Temporal.PlainDateTime.from(end).since(start, { largestUnit: 'hour' });
}

function after(start: string, lasts: Temporal.Duration): string {
  return Temporal.PlainDateTime.from(start).add(lasts).toString({ smallestUnit: 'minute' });
}
