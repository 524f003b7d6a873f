import { bookIndex } from '../text/references.ts';
import { FEASTS, feastOf } from './feasts.ts';
import { WEEKDAYS } from './weekday-passages.ts';

/** Verses of one chapter, both ends included. `book`: 0 is Genesis. */
export interface DayPassage {
  book: number;
  chapter: number;
  from: number;
  to: number;
}

/** The passage of a day, and why it is this one. */
export interface PassageOfTheDay {
  passage: DayPassage;
  why: string;
}

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The passages of each weekday, Monday's first, in the order of the weeks. */
export const WEEKDAY_PASSAGES: readonly (readonly DayPassage[])[] = WEEKDAYS.map(({ passages }) =>
  spread(passages.trim().split('\n').flatMap(readRow)),
);

const FEAST_PASSAGES = new Map(FEASTS.map(({ passage }) => [passage, readRow(passage)[0]!]));

/** Every passage that a day may have, each once. */
export const DAY_PASSAGES: readonly DayPassage[] = [...WEEKDAY_PASSAGES.flat(), ...FEAST_PASSAGES.values()];

/** John 3:16: on a user's first day, and wherever the server gives no other. */
export const FIRST_DAY: PassageOfTheDay = {
  passage: readRow('JHN 3:16')[0]!,
  why: 'Your first day here: where everything begins',
};

/** The passage of a calendar day, the same for everyone; `date` is ISO ('2026-11-21'). */
export function passageOfDate(date: string): PassageOfTheDay {
  const day = Temporal.PlainDate.from(date);
  const feast = feastOf(day);
  if (feast) return { passage: FEAST_PASSAGES.get(feast.passage)!, why: feast.name };
  const weekday = day.dayOfWeek - 1;
  const passages = WEEKDAY_PASSAGES[weekday]!;
  const week = Math.floor(day.since('1970-01-05', { largestUnit: 'days' }).days / 7);
  const passage = passages[((week % passages.length) + passages.length) % passages.length]!;
  return { passage, why: `${DAY_NAMES[weekday]}: ${WEEKDAYS[weekday]!.about}` };
}

function readRow(row: string): DayPassage[] {
  const [id = '', ...places] = row.split(' ');
  const book = bookIndex(id);
  if (book === undefined) throw new Error(`unknown book ${id} in the calendar`);
  return places.map((place) => {
    const [chapter = 0, from = 0, to = from] = place.split(/[:-]/).map(Number);
    return { book, chapter, from, to };
  });
}

/** So that passages which are close in the Bible are far apart in the year. */
function spread(passages: readonly DayPassage[]): DayPassage[] {
  let step = Math.round(passages.length * 0.382);
  while (greatestCommonDivisor(step, passages.length) !== 1) step += 1;
  return passages.map((_, week) => passages[(week * step) % passages.length]!);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
