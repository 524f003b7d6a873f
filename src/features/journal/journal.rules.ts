import { MINUTE_MS } from '#contract/durations.ts';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { isBlank } from '#contract/visible-text.ts';
import { type DailyXP, nextXP } from '#features/progress/progress.rules.ts';

// A landed migration, which is never edited, reads it from here.
export { foldForSearch };

/** One place for what form, contract and table agree on. */
export const JOURNAL_LIMITS = {
  content: 50_000,
  prompt: 500,
  /** Every second verse of the longest chapter. */
  passage: 400,
  /** Of an entry where it is a line that leads to it. */
  firstWords: 400,
  search: 100,
  searchWords: 10,
  minWritingMinutes: 1,
  maxWritingMinutes: 24 * 60,
} as const;

/** 10 XP for an entry, for the first five of the user's day of XP (docs/product.md, XP and levels). */
export const JOURNAL_XP = { amount: 10, perDay: 5 } as const satisfies DailyXP;

/** What is left of the day for those who want to earn, given how many entries were paid today. */
export function leftOfDay(paidToday: number): { nextEntryXP: number; paidEntriesLeft: number } {
  return {
    nextEntryXP: nextXP(JOURNAL_XP, paidToday),
    paidEntriesLeft: Math.max(0, JOURNAL_XP.perDay - paidToday),
  };
}

export const MOOD_IDS = [
  'joyful',
  'peaceful',
  'reflective',
  'determined',
  'content',
  'grateful',
  'struggling',
  'growing',
] as const;
export type MoodId = (typeof MOOD_IDS)[number];

/** What its author writes of an entry, and may change later; null where nothing was chosen. */
export interface WrittenEntry {
  content: string;
  reflectionPrompt: string | null;
  mood: MoodId | null;
  /** The verses that it is about: 'PSA.23.2-4'. */
  passage: string | null;
}

/** An entry before anything is written. */
export const UNWRITTEN: WrittenEntry = {
  content: '',
  reflectionPrompt: null,
  mood: null,
  passage: null,
};

export const WRITTEN_FIELDS = Object.keys(UNWRITTEN) as (keyof WrittenEntry)[];

/** Whole minutes since the writing began, at least 1 (docs/product.md, Rules of input). Times in epoch milliseconds. */
export function writingTimeMinutes(startedAt: number, now: number): number {
  const minutes = Math.floor((now - startedAt) / MINUTE_MS);
  return Math.min(JOURNAL_LIMITS.maxWritingMinutes, Math.max(JOURNAL_LIMITS.minWritingMinutes, minutes));
}

/** A toast's title and text. */
export interface Notice {
  title: string;
  description: string;
}

/** Why an entry cannot be saved yet, in words (docs/product.md, Rules of input); null when it can. */
export function entryProblem(entry: { content: string; startedAt: number | null }): Notice | null {
  if (isBlank(entry.content)) {
    return {
      title: 'Entry Required',
      description: 'Please write something in your journal entry before saving',
    };
  }
  if (entry.startedAt === null) {
    return { title: 'Error', description: 'Unable to calculate writing time. Please try again.' };
  }
  return null;
}

/** Whether a search for `q` finds the entry: its prompt and words hold all of the search's words. */
export function matchesSearch(entry: WrittenEntry, q: string): boolean {
  const text = searchText(entry);
  return wordsOfSearch(q).every((word) => text.includes(word));
}

/** What is searched of an entry. */
export function searchText(entry: WrittenEntry): string {
  return foldForSearch(`${entry.reflectionPrompt ?? ''} ${entry.content}`);
}

/** The words of a search, each once; none when it is empty. */
export function wordsOfSearch(q: string): string[] {
  return [...new Set(foldForSearch(q).split(' '))].filter(Boolean);
}

/** Why a search for so many words cannot be made, in words; null when it can. Searches of other features ask it, too. */
export function searchProblem(q: string, most: number = JOURNAL_LIMITS.searchWords): string | null {
  return wordsOfSearch(q).length <= most ? null : `Please search for at most ${most} words.`;
}

/** How many months later a day is remembered; after them, each year. */
const MONTHS_REMEMBERED = [1, 3, 6] as const;

/**
 * The dates one, three and six months before `localDate` ('2026-11-30'), with the same day of the month. The last day of a month stands
 * for those that it does not have, too: what was written on the 31st of August is remembered on the 30th of November.
 */
export function daysRemembered(localDate: string): string[] {
  const [year, month, day] = localDate.split('-').map(Number) as [number, number, number];
  return MONTHS_REMEMBERED.flatMap((months) => {
    const last = lengthOfMonth(year, month - months);
    const until = day === lengthOfMonth(year, month) ? last : Math.min(day, last);
    return Array.from({ length: Math.max(0, until - day + 1) }, (_, i) =>
      dateOf(year, month - months, day + i),
    );
  });
}

/** The days of earlier years ('11-30') that `localDate` brings to mind: its own, and on 28 February of a common year the 29th, too. */
export function yearlyDays(localDate: string): string[] {
  const own = localDate.slice(5);
  const isLast = own === '02-28' && lengthOfMonth(Number(localDate.slice(0, 4)), 2) === 28;
  return isLast ? [own, '02-29'] : [own];
}

/** @param month from 1; one before January is of the year before */
function lengthOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
