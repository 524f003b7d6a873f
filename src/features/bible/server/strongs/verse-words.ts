import { AppError } from '#contract/errors.ts';
import type { VerseWords } from '../../strongs.contract.ts';
import { strongsNumber } from '../../strongs.rules.ts';
import { findChapter, findTranslation } from '../find-place.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import type { Lexicons } from './lexicons.ts';

/**
 * The words of a verse, with what the lexicons say of them.
 * @param at 'PSA', '23', '1'
 * @throws AppError NOT_FOUND for what is no verse of this text, and for a text without numbers
 */
export async function findVerseWords(
  { brought, lexicons }: { brought: BroughtTexts; lexicons: Lexicons },
  at: { bookId: string; chapter: string; verse: string },
  translationId: string,
): Promise<VerseWords> {
  const { text } = await findTranslation(brought, translationId);
  const { book, chapter } = findChapter(at.bookId, at.chapter);
  const verse = /^\d{1,3}$/.test(at.verse) ? Number(at.verse) : 0;
  if (text.positionOf(book, chapter, verse) === undefined)
    throw new AppError('NOT_FOUND', 'There is no such verse. Please write its number, like 16.');
  if (text.words === null) throw withoutNumbers();
  const pieces = text.words.ofVerse(book, chapter, verse);
  return {
    words: pieces.map(({ text, codes }) => ({ text, numbers: codes.map(strongsNumber) })),
    ...(await lexicons.entriesOf(pieces.flatMap(({ codes }) => codes))),
  };
}

export function withoutNumbers(): AppError {
  return new AppError(
    'NOT_FOUND',
    'The words of this text have no Strong’s numbers. Please choose a text that has them.',
  );
}
