import { AppError } from '#contract/errors.ts';
import type { Passage } from '../bible.contract.ts';
import { PASSAGE_LIMITS, type TranslationId } from '../bible.rules.ts';
import { BOOKS } from '../books.rules.ts';
import { readPlaces } from './references/read-places.ts';
import { translation as load } from './text/bible-library.ts';
import { formatReference } from './text/references.ts';

/**
 * The words at a reference as people write it ('Psalm 55:22', 'jn 3:16-17'), from our own text. Null for what is no
 * reference, names more than one place, has no words in this translation, or is longer than `PASSAGE_LIMITS`.
 */
export async function findPassage(
  reference: string,
  translation: TranslationId = 'WEB',
): Promise<Passage | null> {
  const places = readPlaces(reference.slice(0, PASSAGE_LIMITS.reference))?.places ?? [];
  if (places.length !== 1) return null;
  const text = await load(translation);
  const positions = text.positionsAt(places);
  if (positions.length > PASSAGE_LIMITS.verses) return null;
  const verses = text.wordsAt(positions);
  const first = verses[0];
  const last = verses.at(-1);
  if (!first || !last) return null;
  return {
    reference: referenceOf(first.id, last.id),
    translation,
    text: verses.map((verse) => verse.text).join(' '),
    verseId: first.id,
  };
}

/** @throws AppError PASSAGE_NOT_FOUND in place of null. */
export async function requirePassage(reference: string, translation: TranslationId): Promise<Passage> {
  const passage = await findPassage(reference, translation);
  if (passage) return passage;
  throw new AppError(
    'PASSAGE_NOT_FOUND',
    `We cannot find this place in the Bible. Write it like "Psalm 55:22", ${PASSAGE_LIMITS.verses} verses at most.`,
    { issues: [{ path: 'body.verse', message: 'Not a place in the Bible that we can find.' }] },
  );
}

/** 'Psalm 55:22', 'John 3:16–17', 'Genesis 1:31–2:3'. @param isWhole whole chapters: 'Psalm 23', 'Genesis 1–2' */
export function referenceOf(first: string, last: string, isWhole = false): string {
  const [bookId, chapter, verse] = first.split('.') as [string, string, string];
  const [, lastChapter, lastVerse] = last.split('.') as [string, string, string];
  const book = BOOKS.findIndex(({ id }) => id === bookId);
  if (isWhole) {
    const whole = `${BOOKS[book]!.citation} ${chapter}`;
    return chapter === lastChapter ? whole : `${whole}–${lastChapter}`;
  }
  const start = formatReference(book, Number(chapter), Number(verse));
  if (first === last) return start;
  return chapter === lastChapter ? `${start}–${lastVerse}` : `${start}–${lastChapter}:${lastVerse}`;
}
