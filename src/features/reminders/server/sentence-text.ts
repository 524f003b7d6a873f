import { findVerses } from '#features/bible/server/for-other-features.ts';
import { SENTENCES } from '../sentences.rules.ts';

/** A verse of a reminder is short; a place has at most so many. */
const MOST_VERSES = 3;

/** A sentence as it is read: a verse with its reference and translation, exactly as it stands there. */
export async function sentenceText(index: number): Promise<string> {
  const sentence = SENTENCES[index % SENTENCES.length]!;
  if ('text' in sentence) return sentence.text;
  const found = await findVerses(sentence.verses, 'WEB', MOST_VERSES);
  if (!found) throw new Error(`the WEB has no words at ${sentence.verses}`);
  return `${found.verses.map(({ text }) => text).join(' ')} ${found.reference} (${found.translation})`;
}
