import type { TextId } from '../../bible.rules.ts';
import { placeNumber, placeOf } from '../annotations/places.ts';
import type { VersePlace } from '../text/packed-text.ts';
import { bookIndex } from '../text/references.ts';

const ROMANS = bookIndex('ROM')!;

/** The doxology of Romans ends chapter 16 in the King James Version, and chapter 14 in the World English Bible. */
const IN_KJV = placeNumber({ book: ROMANS, chapter: 16, verse: 25 });
const IN_WEB = placeNumber({ book: ROMANS, chapter: 14, verse: 24 });
const LENGTH = 3;

/** A place of a translation as the King James Version numbers it. Every other difference is a verse that one of them lacks. */
export function toKjv(place: number, translation: TextId): number {
  return translation === 'WEB' ? moved(place, IN_WEB, IN_KJV) : place;
}

/** The other way round. */
export function fromKjv(place: number, translation: TextId): VersePlace {
  return placeOf(translation === 'WEB' ? moved(place, IN_KJV, IN_WEB) : place);
}

function moved(place: number, from: number, to: number): number {
  return place >= from && place < from + LENGTH ? place - from + to : place;
}
