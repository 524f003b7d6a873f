import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { DailyXP } from '#features/progress/progress.rules.ts';

/** WEB is the one that is shown first. */
export const TRANSLATIONS = [
  { id: 'WEB', name: 'World English Bible', edition: '2018' },
  { id: 'KJV', name: 'King James Version', edition: '1769' },
] as const;
export const TRANSLATION_IDS = ['WEB', 'KJV'] as const;
export type TranslationId = (typeof TRANSLATION_IDS)[number];

/** 'World English Bible' */
export function translationName(translation: TranslationId): string {
  return TRANSLATIONS.find(({ id }) => id === translation)!.name;
}

/** A text that is read: one of ours, or one that was brought, by its name and version ('sparv1909eb.1f2e3d4c5b'). */
export type TextId = string;

/** Whether it is one that the product brings along. */
export function isOurs(id: TextId): id is TranslationId {
  return TRANSLATION_IDS.some((ours) => ours === id);
}

/** Which of ours is quoted beside people's words for somebody who reads a text: a text that was brought may be taken away again. */
export function quotedFor(id: TextId): TranslationId {
  return isOurs(id) ? id : 'WEB';
}

/** What is read beside a text where nothing else was chosen. */
export function otherThan(id: TextId): TranslationId {
  return id === 'WEB' ? 'KJV' : 'WEB';
}

/** Increase it when the texts or their setting change, because browsers keep chapters for a year. */
export const TEXT_VERSION = '3';

/** Where a chapter's text is asked for, by the browser and by the page that brings it along. */
export function chapterPath(bookId: string, chapter: string | number, translation: TextId): string {
  return `/api/bible/books/${encodeURIComponent(bookId)}/chapters/${encodeURIComponent(chapter)}?translation=${translation}&v=${TEXT_VERSION}`;
}

/** docs/product.md, XP and levels. */
export const READING_XP = {
  perMinute: 1,
  maxMinutesPerSession: 60,
  maxPerDay: 30,
} as const;

/** For a chapter that is marked read. */
export const CHAPTER_XP: DailyXP = { amount: 5, perDay: 10 };

/** How long after it was read a chapter that was marked without a connection counts for its day. */
export const MARK_WAITS_MS = 7 * DAY_MS;

/**
 * When a chapter counts as read. What its reader's clock says of the future, or of longer ago than marks wait, is now.
 * @param said UTC epoch milliseconds; undefined where it was read just now
 */
export function countedReadAt(said: number | undefined, now: number): number {
  return said !== undefined && said <= now && said >= now - MARK_WAITS_MS ? said : now;
}

/** How often an open page tells that it is being read, and how long a silence ends the reading. */
export const READING_SESSION = { heartbeatMs: 20_000, maxGapMs: 45_000 } as const;

export const SEARCH_LIMITS = { text: 200, words: 12, phrases: 4, page: 20, maxPage: 100 } as const;

/** What may stand beside somebody's words: about as much as is read without scrolling. */
export const PASSAGE_LIMITS = { reference: 60, verses: 8 } as const;

/** More verses than somebody returns to. All of them are sent at once, and the whole Bible held everybody up for 0.1 s. */
export const MOST_FAVORITES = 2000;

/** As many chapters as 'Lately' lists. */
export const RECENT_CHAPTERS = 20;

/** How many chapters can be chosen before a book is chosen (docs/product.md, Deliberate departures). */
export const CHAPTER_CHOICES = 50;

/** Whole minutes of a reading session that count. */
export function countedMinutes(visibleMs: number): number {
  return Math.min(READING_XP.maxMinutesPerSession, Math.floor(visibleMs / MINUTE_MS));
}

/** XP of an ended reading session: 1 a full minute, at most 60 minutes a reading session and 30 XP a day. */
export function readingSessionXP(visibleMs: number, earnedToday: number): number {
  const room = Math.max(0, READING_XP.maxPerDay - earnedToday);
  return Math.min(countedMinutes(visibleMs) * READING_XP.perMinute, room);
}

/**
 * Visible time to add when a page says that it was visible for `claimedMs` since it last spoke: never more than the
 * server's own clock has seen pass, never more than a heartbeat may be late.
 */
export function creditedMs(claimedMs: number, sinceLastMs: number): number {
  return Math.max(0, Math.min(claimedMs, sinceLastMs, READING_SESSION.maxGapMs));
}
