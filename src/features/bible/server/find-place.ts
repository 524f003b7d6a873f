import { AppError } from '#contract/errors.ts';
import { type TextId, TRANSLATION_IDS, TRANSLATIONS } from '../bible.rules.ts';
import { BOOKS } from '../books.rules.ts';
import type { ShownText } from '../texts.contract.ts';
import { translation as load, type Translation, type Verse } from './text/bible-library.ts';
import type { BroughtTexts } from './text/brought/brought-texts.ts';
import { bookIndex } from './text/references.ts';
import { shownBrought, shownOurs } from './translations-offered.ts';

/** A text that is read, and how it is called and set. */
interface FoundTranslation {
  id: TextId;
  text: Translation;
  shown: ShownText;
}

/** @throws AppError NOT_FOUND naming ours, and the call that lists those that were brought. */
export async function findTranslation(brought: BroughtTexts, id: string): Promise<FoundTranslation> {
  const ours = TRANSLATIONS.find((candidate) => candidate.id === id.toUpperCase());
  if (ours) return { id: ours.id, text: await load(ours.id), shown: shownOurs(ours) };
  const known = await brought.find(id);
  if (!known)
    throw new AppError(
      'NOT_FOUND',
      `There is no translation ${id}. Please use ${TRANSLATION_IDS.join(' or ')}, or one of /api/bible/translations.`,
    );
  return { id: known.found.id, text: known.text, shown: shownBrought(known.found) };
}

/** @throws AppError NOT_FOUND naming the valid books or chapters. */
export function findChapter(bookId: string, chapter: string | number): { book: number; chapter: number } {
  const book = bookIndex(bookId.toUpperCase());
  if (book === undefined) {
    const ids = BOOKS.map(({ id }) => id).join(', ');
    throw new AppError('NOT_FOUND', `There is no book ${bookId}. Please use one of ${ids}.`);
  }
  const count = BOOKS[book]!.chapters;
  const number = /^\d{1,3}$/.test(String(chapter)) ? Number(chapter) : 0;
  if (number < 1 || number > count) {
    const valid = count === 1 ? 'has one chapter' : `has chapters 1 to ${count}`;
    throw new AppError('NOT_FOUND', `There is no chapter ${chapter}: ${BOOKS[book]!.name} ${valid}.`);
  }
  return { book, chapter: number };
}

/** @throws AppError NOT_FOUND for an id that names no verse, such as 'JHN.3.99'. */
export function findVerse(text: Translation, id: string): Verse {
  const found = verseIn(text, id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such verse. Verse ids look like JHN.3.16.');
  return found;
}

/** Undefined where the text has no such verse. */
export function verseIn(text: Translation, id: string): Verse | undefined {
  const [bookId = '', chapter = '', verse = ''] = id.split('.');
  const book = bookIndex(bookId);
  const found = book === undefined ? undefined : text.verse(book, Number(chapter), Number(verse));
  return found?.id === id ? found : undefined;
}
