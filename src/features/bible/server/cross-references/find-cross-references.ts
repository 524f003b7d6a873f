import { AppError } from '#contract/errors.ts';
import type { CrossReferences } from '../../cross-references.contract.ts';
import { CROSS_REFERENCE_LIMITS } from '../../cross-references.rules.ts';
import { parseVerses } from '../../verse-numbers.rules.ts';
import { placeNumber } from '../annotations/places.ts';
import { referenceOf } from '../find-passage.ts';
import { findChapter, findTranslation } from '../find-place.ts';
import type { Translation } from '../text/bible-library.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import { type Followed, followReferences } from './follow-references.ts';
import { crossReferences } from './load-cross-references.ts';
import { fromKjv, toKjv } from './numbering.ts';

/** Counts as much as one rare word that both verses have. */
const MUTUAL = 9;
/** For each further verse of the passage that leads there. */
const AGAIN = 3;

/** Neighbours that others lead to, as one passage. */
interface Run {
  positions: number[];
  score: number;
}

/**
 * Other places of the Bible that belong to a passage, the best first: those that share its rarer words, lead back to it, or
 * belong to several of its verses. One that has no words in the translation is left out.
 * @param at the address of a passage: 'PSA', '23', '1-3'
 * @throws AppError NOT_FOUND for what is no passage of this translation
 */
export async function findCrossReferences(
  brought: BroughtTexts,
  at: { bookId: string; chapter: string; verses: string },
  translationId: string,
): Promise<CrossReferences> {
  const { id, text } = await findTranslation(brought, translationId);
  const { book, chapter } = findChapter(at.bookId, at.chapter);
  const verses = parseVerses(at.verses)
    .filter((verse) => text.positionOf(book, chapter, verse) !== undefined)
    .slice(0, CROSS_REFERENCE_LIMITS.followed);
  if (verses.length === 0)
    throw new AppError('NOT_FOUND', 'There is no such verse. Please write it like 16 or 16-18.');
  const places = verses.map((verse) => toKjv(placeNumber({ book, chapter, verse }), id));
  const followed = followReferences(await crossReferences(), places);
  const likeness = text.likenessTo(verses.map((verse) => text.positionOf(book, chapter, verse)!));
  const runs = runsOf(text, followed, (to) => fromKjv(to, id), likeness);
  const best = runs.sort((one, other) => other.score - one.score).slice(0, CROSS_REFERENCE_LIMITS.shown);
  return { total: runs.length, references: best.map(({ positions }) => present(text, positions)) };
}

function runsOf(
  text: Translation,
  followed: readonly Followed[],
  placeIn: (to: number) => { book: number; chapter: number; verse: number },
  likeness: (position: number) => number,
): Run[] {
  const runs: (Run & { chapter: number })[] = [];
  for (const { to, count, isMutual } of followed) {
    const { book, chapter, verse } = placeIn(to);
    const position = text.positionOf(book, chapter, verse);
    if (position === undefined || text.wordsAt([position]).length === 0) continue;
    const score = likeness(position) + (isMutual ? MUTUAL : 0) + AGAIN * (count - 1);
    const last = runs.at(-1);
    if (last?.chapter === chapter && last.positions.at(-1) === position - 1) {
      last.positions.push(position);
      last.score = Math.max(last.score, score);
    } else runs.push({ positions: [position], score, chapter });
  }
  return runs;
}

function present(text: Translation, positions: readonly number[]): CrossReferences['references'][number] {
  const verses = text.wordsAt(positions);
  const [first, last] = [verses[0]!, verses.at(-1)!];
  return {
    verseId: first.id,
    lastVerse: Number(last.id.split('.')[2]),
    reference: referenceOf(first.id, last.id),
    text: verses.map((verse) => verse.text).join(' '),
  };
}
