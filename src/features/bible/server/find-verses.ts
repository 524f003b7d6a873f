import type { TranslationId } from '../bible.rules.ts';
import { referenceOf } from './find-passage.ts';
import { readPlaces } from './references/read-places.ts';
import { translation as load } from './text/bible-library.ts';
import { isPutInstead } from './text/omitted-verses.ts';

/** A passage, verse by verse. */
export interface FoundVerses {
  /** 'Acts 2:42–47', 'Psalm 23' */
  reference: string;
  translation: TranslationId;
  verses: readonly { id: string; chapter: number; verse: number; text: string }[];
}

type FoundVerse = FoundVerses['verses'][number];

/**
 * The verses at a reference as people write it, whole chapters too ('Psalm 23', 'Gen 1:1-2:3'). Null for what is no reference,
 * names more than one place, has no words in this translation, or is longer than `most`.
 * @param most verses
 */
export async function findVerses(
  reference: string,
  translation: TranslationId,
  most: number,
): Promise<FoundVerses | null> {
  return (await find(reference, translation, most))?.found ?? null;
}

/** The same, with the verse before and the verse after them, where their chapter has these. */
export async function findVersesAround(
  reference: string,
  translation: TranslationId,
  most: number,
): Promise<(FoundVerses & { before: FoundVerse | null; after: FoundVerse | null }) | null> {
  const here = await find(reference, translation, most);
  if (!here) return null;
  const { found, book, text } = here;
  const beside = ({ chapter, verse }: FoundVerse, step: 1 | -1): FoundVerse | null => {
    const other = text.verse(book, chapter, verse + step);
    return other && other.text !== '' && !isPutInstead(translation, other.id) ? verseOf(other) : null;
  };
  return { ...found, before: beside(found.verses[0]!, -1), after: beside(found.verses.at(-1)!, 1) };
}

async function find(reference: string, translation: TranslationId, most: number) {
  const places = readPlaces(reference)?.places ?? [];
  const [place] = places;
  if (!place || places.length !== 1) return null;
  const text = await load(translation);
  const positions = text.positionsAt(places);
  if (positions.length > most) return null;
  const verses = text.wordsAt(positions).map(verseOf);
  const first = verses[0];
  const last = verses.at(-1);
  if (!first || !last) return null;
  const isWhole = place.from === null && place.to === null;
  const found: FoundVerses = { reference: referenceOf(first.id, last.id, isWhole), translation, verses };
  return { found, book: place.book, text };
}

function verseOf({ id, text }: { id: string; text: string }): FoundVerse {
  const [, chapter, verse] = id.split('.');
  return { id, chapter: Number(chapter), verse: Number(verse), text };
}
