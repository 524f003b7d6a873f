import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { DailyXP } from '#features/progress/progress.rules.ts';

/** One place for what form, contract and table agree on. */
export const PRAYER_LIMITS = {
  request: 1000,
  encouragement: 500,
  testimony: 1000,
  item: 1000,
  folderName: 60,
  /** Requests of one person that wait for prayer at the same time. */
  openRequests: 50,
  /** Requests of one person in all. */
  requests: 5000,
  /** Encouragements under one request, and of one person under it. */
  encouragements: 500,
  encouragementsOfOne: 20,
  /** Items of a list that are not answered, and folders. */
  items: 300,
  folders: 40,
  /** An encouragement can be changed for so long after it was written. */
  editMs: 15 * MINUTE_MS,
} as const;

/** Counted no further than this: 'more than 100 are waiting' says as much. */
export const MOST_COUNTED = { waiting: 100, people: 1000 } as const;

/** Prayed for someone, encouraged someone, told what came of it (docs/product.md, XP and levels). */
export const PRAYER_XP = {
  prayed: { amount: 1, perDay: 10 },
  encouragement: { amount: 2, perDay: 5 },
  testimony: { amount: 10, perDay: 3 },
} as const satisfies Record<string, DailyXP>;

/** Who may read what is shared. An audience is a kind, with an id where there are several of the kind: a group's. */
export const AUDIENCE_KINDS = ['only-me', 'group', 'circle', 'everyone'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
export interface Audience {
  kind: AudienceKind;
  /** Null for kinds of which there is one. */
  id: string | null;
}

/** A request never ends by itself: after so many days its author is asked how it is. */
export const ASK_AFTER_DAYS = 30;
export const ASK_AFTER_MS = ASK_AFTER_DAYS * DAY_MS;

/** What the form of a new request opens on before anything was chosen. */
export const FIRST_CHOICE = { audience: { kind: 'only-me', id: null }, isAnonymous: false } as const;

/** `open`: waits for prayer. `resting`: stays its author's, and nobody is asked to pray further. */
export const REQUEST_STATES = ['open', 'answered', 'resting'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Why others do not see it: its words wait for a moderator, or a moderator hid it. */
export const HIDDEN_BECAUSE = ['held', 'moderator'] as const;
export type HiddenBecause = (typeof HIDDEN_BECAUSE)[number];

/** Whether everybody who may read `inner` may read `outer` too. A circle and a group are different people, and so are two groups. */
export function isWithin(inner: Audience, outer: Audience): boolean {
  if (inner.kind === 'only-me' || outer.kind === 'everyone') return true;
  return isSameAudience(inner, outer);
}

/** Whether both are the same people, whenever one asks. */
export function isSameAudience(a: Audience, b: Audience): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** Of two audiences the one that fewer may read; nobody else, where each has people whom the other has not. */
export function narrower(a: Audience, b: Audience): Audience {
  if (isWithin(a, b)) return a;
  return isWithin(b, a) ? b : { kind: 'only-me', id: null };
}

/**
 * Where a request or a testimony stands in lists: by its day, by UTC, and by chance within the day, so that its neighbours
 * do not tell when it was written (docs/decisions/049-asking-without-a-name.md).
 * @param random 0 <= x < 1
 */
export function placeOnDay(now: number, random: number): number {
  return Math.floor(now / DAY_MS) * PLACES_A_DAY + Math.floor(random * PLACES_A_DAY);
}

/** '2026-11-22', by UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const PLACES_A_DAY = 1_000_000_000;

/** Sundays are 64, Mondays 1: the days of a reminder are a sum. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const EVERY_DAY = 127;
