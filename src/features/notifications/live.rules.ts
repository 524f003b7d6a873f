import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';

/** How live messages are kept and passed on; times in milliseconds. */
export const LIVE = {
  /** A browser that was away for longer fetches everything again. */
  keptMs: HOUR_MS,
  /** Every so often a stream says that it is there, and its session is looked at. */
  beatMs: 22_000,
  /** Before somebody is told something, the session is looked at unless it was within this time. */
  sessionTrustedMs: 5000,
  /** How often the database is looked at while nobody tells of anything: another process has SQLite's file, or a pooler is between. */
  lookMs: 1000,
  /** Streams of one person on one server: browsers, not tabs. The oldest gives way. */
  perPerson: 6,
  /** Streams of one server. Each takes some tens of kilobytes. */
  perServer: 5000,
  /** A reader who leaves so many bytes lying is cut off; it comes back, and is told what it missed. */
  unreadBytes: 64 * 1024,
  /** A transaction that has written a message is over by then, one way or the other. */
  lateMs: 5 * MINUTE_MS,
  /** More paths than this in one message are told as everything. */
  pathsAtOnce: 200,
} as const;

/** Below this path is every answer. */
export const EVERYTHING = '/api';

/** What a browser has heard: all up to a position, at a time (UTC epoch milliseconds of the server). */
export interface Heard {
  position: number;
  at: number;
}

/** As it stands in `Last-Event-ID`: '123.1795370000000'. */
export function eventIdOf({ position, at }: Heard): string {
  return `${position}.${at}`;
}

/** Null for what no server of ours has sent. */
export function heardIn(eventId: string | undefined): Heard | null {
  const found = /^(\d{1,15})\.(\d{1,15})$/.exec(eventId ?? '');
  return found && { position: Number(found[1]), at: Number(found[2]) };
}

/** The paths of several messages as those of one: each once, or everything. */
export function joinedPaths(messages: readonly (readonly string[])[]): string[] {
  const paths = [...new Set(messages.flat())];
  return paths.length > LIVE.pathsAtOnce || paths.includes(EVERYTHING) ? [EVERYTHING] : paths;
}

/** Positions from `from` to `to`, both included, at which nothing was found. */
export interface Gap {
  from: number;
  to: number;
  noticedAt: number;
}

/** More gaps than this are not looked at again; the oldest go first. */
const MOST_GAPS = 200;

/**
 * What is left to look at after `found` (ascending) was read: the gaps that are still open, and those between what was read
 * up to and what came. A gap is a transaction that is under way, or was rolled back, or a row that is gone.
 * @param readTo the greatest position that was read before
 */
export function gapsAfter(
  gaps: readonly Gap[],
  found: readonly number[],
  { readTo, now }: { readTo: number; now: number },
): Gap[] {
  const open = gaps
    .filter(({ noticedAt }) => now - noticedAt < LIVE.lateMs)
    .flatMap((gap) => without(gap, found));
  let last = readTo;
  for (const position of found) {
    if (position > last + 1) open.push({ from: last + 1, to: position - 1, noticedAt: now });
    last = Math.max(last, position);
  }
  return open.slice(-MOST_GAPS);
}

function without(gap: Gap, found: readonly number[]): Gap[] {
  const left: Gap[] = [];
  let from = gap.from;
  for (const position of found) {
    if (position < from || position > gap.to) continue;
    if (position > from) left.push({ ...gap, from, to: position - 1 });
    from = position + 1;
  }
  if (from <= gap.to) left.push({ ...gap, from });
  return left;
}
