import type { TranslationId } from '../bible.rules.ts';
import { referenceOf } from './find-passage.ts';
import { translation as load } from './text/bible-library.ts';
import { parseReference } from './text/references.ts';

/** A passage, verse by verse. */
export interface FoundVerses {
  /** 'Acts 2:42–47', 'Psalm 23' */
  reference: string;
  translation: TranslationId;
  verses: readonly { id: string; chapter: number; verse: number; text: string }[];
}

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
  const places = parseReference(reference) ?? [];
  const [place] = places;
  if (!place || places.length !== 1) return null;
  const text = await load(translation);
  const positions = text.positionsAt(places);
  if (positions.length > most) return null;
  const verses = positions
    .map((position) => text.verseAt(position))
    .filter((verse) => verse.text !== '')
    .map(({ id, text: words }) => {
      const [, chapter, verse] = id.split('.');
      return { id, chapter: Number(chapter), verse: Number(verse), text: words };
    });
  const first = verses[0];
  const last = verses.at(-1);
  if (!first || !last) return null;
  const isWhole = place.from === null && place.to === null;
  return { reference: referenceOf(first.id, last.id, isWhole), translation, verses };
}
