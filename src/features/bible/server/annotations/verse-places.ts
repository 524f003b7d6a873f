import { AppError } from '#contract/errors.ts';
import { TRANSLATION_IDS } from '../../bible.rules.ts';
import { referenceOf } from '../find-passage.ts';
import { translation as load, type Translation } from '../text/bible-library.ts';
import { bookIndex, formatReference, verseId } from '../text/references.ts';
import { placeNumber, placeOf } from './places.ts';

/** Verses of a long passage that are quoted beside what somebody kept of it. */
const QUOTED_VERSES = 8;

/** @throws AppError NOT_FOUND for an id that names no verse of any of our texts */
export async function requirePlace(id: string): Promise<number> {
  const match = /^([A-Z0-9]{3})\.(\d{1,3})\.(\d{1,3})$/.exec(id);
  const book = match ? bookIndex(match[1]!) : undefined;
  if (match && book !== undefined) {
    const place = { book, chapter: Number(match[2]), verse: Number(match[3]) };
    for (const translation of TRANSLATION_IDS) {
      const text = await load(translation);
      // One verse has one name: 'JHN.3.016' is none.
      if (text.verse(book, place.chapter, place.verse)?.id === id) return placeNumber(place);
    }
  }
  throw new AppError('NOT_FOUND', 'There is no such verse. Verse ids look like JHN.3.16.');
}

/** 'JHN.3.16' */
export function idOfPlace(place: number): string {
  const { book, chapter, verse } = placeOf(place);
  return verseId(book, chapter, verse);
}

/** What a passage within a chapter is called, and its words in a translation, of which the first verses are enough. */
export function shownPassage(
  text: Translation,
  place: number,
  lastVerse: number,
): { verseId: string; lastVerse: number; reference: string; quote: string } {
  const { book, chapter, verse } = placeOf(place);
  const verses: string[] = [];
  for (let n = verse; n <= Math.min(lastVerse, verse + QUOTED_VERSES - 1); n++) {
    verses.push(text.verse(book, chapter, n)?.text ?? '');
  }
  const quote = verses.filter(Boolean).join(' ');
  const first = idOfPlace(place);
  return {
    verseId: first,
    lastVerse,
    reference:
      lastVerse > verse
        ? referenceOf(first, verseId(book, chapter, lastVerse))
        : formatReference(book, chapter, verse),
    quote: lastVerse >= verse + QUOTED_VERSES ? `${quote} …` : quote,
  };
}
