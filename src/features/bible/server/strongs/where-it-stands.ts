import { AppError } from '#contract/errors.ts';
import { BOOKS, isWithin } from '../../books.rules.ts';
import type { StrongsWord } from '../../strongs.contract.ts';
import { strongsCode, strongsNumber } from '../../strongs.rules.ts';
import { findTranslation } from '../find-place.ts';
import type { Translation } from '../text/bible-library.ts';
import type { BroughtTexts } from '../text/brought/brought-texts.ts';
import type { WordsOfText } from '../text/pack-words.ts';
import type { Lexicons } from './lexicons.ts';
import { withoutNumbers } from './verse-words.ts';

interface Asked {
  number: string;
  translation: string;
  limit: number;
  offset: number;
  within?: string | undefined;
}

/**
 * A word of the original: what the lexicon says of it, and the verses of a text that have it. A word that the text does not have is
 * told too, since entries lead on to such.
 * @throws AppError NOT_FOUND for what is no number, and for a text without numbers
 */
export async function findWhereItStands(
  { brought, lexicons }: { brought: BroughtTexts; lexicons: Lexicons },
  { number, translation, limit, offset, within }: Asked,
): Promise<StrongsWord> {
  const code = strongsCode(number);
  if (code === null)
    throw new AppError('NOT_FOUND', 'There is no such number. Please write it like H430 or G26.');
  const { text } = await findTranslation(brought, translation);
  const { words } = text;
  if (words === null) throw withoutNumbers();
  const everywhere = words.versesWith(code);
  const verses =
    within === undefined ? everywhere : everywhere.filter((at) => isWithin(text.bookOf(at), within));
  const { entries, lexiconsMissing } = await lexicons.entriesOf([code]);
  return {
    number: strongsNumber(code),
    entry: entries[0] ?? null,
    lexiconsMissing,
    total: verses.length,
    books: countByBook(text, everywhere),
    verses: Array.from(verses.subarray(offset, offset + limit), (at) => present(text, words, at, code)),
  };
}

function countByBook(text: Translation, verses: Uint16Array): StrongsWord['books'] {
  const counts = new Uint16Array(BOOKS.length);
  for (const verse of verses) counts[text.bookOf(verse)]! += 1;
  return BOOKS.map(({ id }, book) => ({ bookId: id, total: counts[book]! })).filter(({ total }) => total > 0);
}

/** Its words as they stand among the numbers, so that those of the word are known. */
function present(
  text: Translation,
  words: WordsOfText,
  position: number,
  code: number,
): StrongsWord['verses'][number] {
  const { id, reference } = text.verseAt(position);
  const { book, chapter, verse } = text.placeOf(position);
  let shown = '';
  const hits: [number, number][] = [];
  for (const piece of words.ofVerse(book, chapter, verse)) {
    const start = shown.length;
    // Around a word that is not translated there are two spaces.
    shown += shown.endsWith(' ') ? piece.text.replace(/^ /, '') : piece.text;
    if (piece.text !== '' && piece.codes.includes(code)) hits.push([start, shown.length]);
  }
  return { id, reference, text: shown, hits };
}
