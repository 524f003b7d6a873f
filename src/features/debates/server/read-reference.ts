import { AppError } from '#contract/errors.ts';
import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import {
  type FoundVerses,
  findVerses,
  isPutInstead,
  onePlaceIn,
} from '#features/bible/server/for-other-features.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';

/** A passage that somebody cites, as we write it, and its words in each of our texts that has them. */
export interface Cited {
  reference: string;
  texts: readonly string[];
}

/**
 * Reads a reference in the ways in which people write one ('mk 2.27f', 'First Corinthians 13 v 4').
 * @returns null for what is none, names more than one place, is longer than `most` verses, or stands in none of our texts
 */
export async function readReference(written: string, most: number): Promise<Cited | null> {
  const plain = onePlaceIn(written);
  if (plain === null) return null;
  const found = await Promise.all(TRANSLATION_IDS.map((translation) => findVerses(plain, translation, most)));
  const reference = found.find((one) => one !== null)?.reference;
  if (reference === undefined) return null;
  return {
    reference,
    texts: found.map(scriptureOf).filter((text) => text !== ''),
  };
}

/** Without what a translation says in place of a verse that it leaves out: nobody quotes that as Scripture. */
function scriptureOf(found: FoundVerses | null): string {
  if (found === null) return '';
  const { verses, translation } = found;
  return verses
    .filter(({ id }) => !isPutInstead(translation, id))
    .map(({ text }) => text)
    .join(' ');
}

/** @throws AppError PASSAGE_NOT_FOUND @param path of the references within the body: 'cites' */
export async function requireCited(written: readonly string[], path: string): Promise<Cited[]> {
  const most = DEBATE_LIMITS.citedVerses;
  const cited: Cited[] = [];
  for (const [index, reference] of written.entries()) {
    const one = await readReference(reference, most);
    if (!one) throw passageNotFound(`body.${path}.${index}`, most);
    if (!cited.some((other) => other.reference === one.reference)) cited.push(one);
  }
  return cited;
}

export function passageNotFound(path: string, most: number): AppError {
  return new AppError(
    'PASSAGE_NOT_FOUND',
    `We cannot find this place in the Bible. Write it like “Mark 2:27”, ${most} verses at most.`,
    { issues: [{ path, message: 'Not a place in the Bible that we can find.' }] },
  );
}
