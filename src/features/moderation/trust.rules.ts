import { DAY_MS, HOUR_MS, SECOND_MS } from '#contract/durations.ts';

/**
 * What somebody writes begins something of its own that many may read (a request), or answers it; or it is said inside a
 * group, to people who let the writer in.
 */
export type Shape = 'topic' | 'reply' | 'in-group';

/** 0: a newcomer. Everybody begins there, and nobody falls back. */
export type TrustLevel = 0 | 1 | 2;

/** What a level asks for: days on which they earned XP, and minutes of reading that were paid. */
const ASKED = { 1: { days: 3, minutes: 15 }, 2: { days: 15, minutes: 120 } } as const;

/**
 * What a level lets somebody share within 24 hours, and how far apart. An evening with a group is talk, and its leader can
 * remove who floods it: there the pace is one of typing, and only a machine meets the bound.
 */
export const SHARING_LIMITS = {
  firstDay: { topics: 3, replies: 10, apartMs: 30 * SECOND_MS, inGroups: 60, inGroupsApartMs: 2 * SECOND_MS },
  0: { topics: 6, replies: 30, apartMs: 30 * SECOND_MS, inGroups: 150, inGroupsApartMs: 2 * SECOND_MS },
  1: { topics: 20, replies: 100, apartMs: 5 * SECOND_MS, inGroups: 300, inGroupsApartMs: 0 },
  2: { topics: 60, replies: 300, apartMs: 0, inGroups: 600, inGroupsApartMs: 0 },
} as const;

/** How long a level stands before it is counted again. */
export const LEVEL_STANDS_MS = DAY_MS;

/** How far somebody is trusted, by the days on which they visited and the time that they read. */
export function trustLevelOf({ days, minutes }: { days: number; minutes: number }): TrustLevel {
  const reaches = (asked: { days: number; minutes: number }) =>
    days >= asked.days && minutes >= asked.minutes;
  if (reaches(ASKED[2])) return 2;
  return reaches(ASKED[1]) ? 1 : 0;
}

/** Whether the words of this level may have links. */
export function mayHaveLinks(level: TrustLevel): boolean {
  return level >= 1;
}

/** How much somebody has shared so far. Times are UTC epoch milliseconds. */
export interface Shared {
  firstSharedAt: number | null;
  lastSharedAt: number | null;
  dayStartedAt: number | null;
  topics: number;
  replies: number;
  /** Words inside groups have a pace of their own: whoever talked with their group may ask for prayer at once. */
  lastInGroupAt: number | null;
  inGroups: number;
}

export const NOTHING_SHARED: Shared = {
  firstSharedAt: null,
  lastSharedAt: null,
  dayStartedAt: null,
  topics: 0,
  replies: 0,
  lastInGroupAt: null,
  inGroups: 0,
};

/**
 * Counts one more; or says in plain words why it has to wait. The 24 hours begin with the first word that is shared after
 * the former ones are over.
 */
export function withOneMore(
  shared: Shared,
  { level, shape, now }: { level: TrustLevel; shape: Shape; now: number },
): { shared: Shared } | { refusal: string } {
  const isFirstDay =
    level === 0 && (shared.firstSharedAt === null || isWithinADay(shared.firstSharedAt, now));
  const limits = SHARING_LIMITS[isFirstDay ? 'firstDay' : level];
  const isInGroup = shape === 'in-group';
  const isNewDay = shared.dayStartedAt === null || !isWithinADay(shared.dayStartedAt, now);
  const before = isNewDay ? { ...shared, topics: 0, replies: 0, inGroups: 0, dayStartedAt: now } : shared;
  const apartMs = isInGroup ? limits.inGroupsApartMs : limits.apartMs;
  const lastAt = isInGroup ? shared.lastInGroupAt : shared.lastSharedAt;
  const waited = now - (lastAt ?? Number.NEGATIVE_INFINITY);
  if (waited >= 0 && waited < apartMs) {
    const seconds = Math.ceil((apartMs - waited) / SECOND_MS);
    return { refusal: `One thing after the other: please wait ${plural(seconds, 'second')}, then send it.` };
  }
  const counted = COUNTED_AS[shape];
  if (before[counted] >= limits[counted]) {
    const hours = Math.max(1, Math.ceil(((before.dayStartedAt ?? now) + DAY_MS - now) / HOUR_MS));
    return {
      refusal: `That is as much as ${isFirstDay ? 'a first day here' : 'a day'} holds. In ${plural(hours, 'hour')} there is room again; your words are kept here until then.`,
    };
  }
  return {
    shared: {
      ...before,
      firstSharedAt: shared.firstSharedAt ?? now,
      ...(isInGroup ? { lastInGroupAt: now } : { lastSharedAt: now }),
      [counted]: before[counted] + 1,
    },
  };
}

/** Not of one that begins later than it could by now: a clock was ahead then, and there would be no room until that day is over. */
function isWithinADay(startedAt: number, now: number): boolean {
  return Math.abs(now - startedAt) < DAY_MS;
}

const COUNTED_AS = { topic: 'topics', reply: 'replies', 'in-group': 'inGroups' } as const;

/** Addresses as people write them: with a scheme, with 'www.', or a name with a known ending or a path ('shop.example/now'). */
const LINK =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S|\bwww\.\S|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|xyz|shop|online|app|io|gg|ly|ru|cn)(?![\p{L}\p{N}-])|[\p{L}\p{N}-]\.[a-z]{2,}\/\S/iu;

/** Whether somebody wrote a link, also one that is not underlined. */
export function hasLink(text: string): boolean {
  // Full-width letters and dots are read as links by people, too; what cannot be seen does not part them.
  const plain = text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '')
    .replace(/[。．｡]/g, '.');
  return LINK.test(plain);
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
