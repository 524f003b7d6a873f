import { chapterName } from '#features/bible/books.rules.ts';
import { dividedAt, minutesOf, type Pace, versesOf } from '../dividing.rules.ts';
import { chaptersBetween, placesName } from '../places.rules.ts';
import { PLAN_LIMITS } from '../plans.rules.ts';
import { datesFrom, type ReadingDays } from '../schedule.rules.ts';
import type { Begin } from './components/begin-fields.tsx';
import { dayWords, minutesWords } from './plan-words.ts';

export interface ChapterChoice {
  bookId: string;
  chapter: number;
}

/** What is in the form of a plan of one's own; numbers as they are typed. */
export interface OwnPlan {
  name: string;
  from: ChapterChoice;
  to: ChapterChoice;
  paceKind: Pace['kind'];
  pace: Record<Pace['kind'], string>;
  begin: Begin;
}

const MOST: Record<Pace['kind'], number> = {
  chapters: PLAN_LIMITS.chaptersADay,
  minutes: PLAN_LIMITS.minutesADay,
  days: PLAN_LIMITS.days,
};

/** Null while what is typed is no number that can be. */
export function paceOf({ paceKind, pace }: Pick<OwnPlan, 'paceKind' | 'pace'>): Pace | null {
  const count = Number(pace[paceKind]);
  if (!Number.isInteger(count) || count < 1 || count > MOST[paceKind]) return null;
  if (paceKind === 'chapters') return { kind: 'chapters', chapters: count };
  return paceKind === 'minutes' ? { kind: 'minutes', minutes: count } : { kind: 'days', days: count };
}

/** 'Luke 1–24', 'Ruth 1 to 1 Samuel 3' */
export function ownName({ from, to }: Pick<OwnPlan, 'from' | 'to'>): string {
  const places = chaptersBetween(from, to);
  if (from.bookId === to.bookId && places.length > 0) return placesName(places);
  return `${chapterName(from.bookId, from.chapter)} to ${chapterName(to.bookId, to.chapter)}`;
}

/**
 * What comes of it; null while there is nothing to read, or too many days.
 * @param rests the days that it leaves out
 */
export function outlineOf(
  own: OwnPlan,
  rests: ReadingDays['rests'],
): { days: number; minutes: number; endsOn: string } | null {
  const pace = paceOf(own);
  const places = chaptersBetween(own.from, own.to);
  const { startsOn, weekdays } = own.begin;
  if (pace === null || places.length === 0 || startsOn === '') return null;
  const days = dividedAt(places, pace).length;
  if (days > PLAN_LIMITS.days) return null;
  const reading = { weekdays, rests };
  return {
    days,
    minutes: minutesOf(versesOf(places) / days),
    endsOn: datesFrom(startsOn, days, reading).at(-1)!,
  };
}

/** 'On 24 days until 18 December, about 13 minutes each.' */
export function outlineWords(outline: ReturnType<typeof outlineOf>, today: string): string {
  if (outline === null) return 'Choose a chapter, one after it, and how much you read a day.';
  const { days, minutes, endsOn } = outline;
  const each = `about ${minutesWords(minutes)}`;
  return days === 1
    ? `On one day, ${each}.`
    : `On ${days} days until ${dayWords(endsOn, today)}, ${each} each.`;
}
