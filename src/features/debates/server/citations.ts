import type { TranslationId } from '#features/bible/bible.rules.ts';
import { findVersesAround } from '#features/bible/server/for-other-features.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';
import type { Citation } from '../debates-fields.ts';

/** The verses that are cited, with those around them. What this translation has no words for is left out. */
export async function citationsOf(
  references: readonly string[],
  translation: TranslationId,
): Promise<Citation[]> {
  const found = await Promise.all(references.map((reference) => citationOf(reference, translation)));
  return found.filter((citation) => citation !== null);
}

/** @param reference as we write it. Null for what is no place of at most `DEBATE_LIMITS.citedVerses` verses */
export async function citationOf(reference: string, translation: TranslationId): Promise<Citation | null> {
  const found = await findVersesAround(reference, translation, DEBATE_LIMITS.citedVerses);
  if (!found) return null;
  const [bookId, chapter, verse] = found.verses[0]!.id.split('.') as [string, string, string];
  return {
    reference: found.reference,
    translation,
    path: `/bible/${bookId}/${chapter}/${verse}`,
    verses: [
      ...(found.before ? [{ ...found.before, isCited: false }] : []),
      ...found.verses.map((one) => ({ ...one, isCited: true })),
      ...(found.after ? [{ ...found.after, isCited: false }] : []),
    ],
  };
}
