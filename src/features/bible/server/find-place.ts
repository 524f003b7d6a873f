import { AppError } from '#contract/errors.ts';
import { TRANSLATION_IDS, type TranslationId } from '../bible.rules.ts';
import { BOOKS } from '../books.rules.ts';
import { translation as load, type Translation, type Verse } from './text/bible-library.ts';
import { bookIndex } from './text/references.ts';

/** @throws AppError NOT_FOUND naming the valid ones. */
export async function findTranslation(id: string): Promise<{ id: TranslationId; text: Translation }> {
  const known = TRANSLATION_IDS.find((candidate) => candidate === id.toUpperCase());
  if (!known)
    throw new AppError(
      'NOT_FOUND',
      `There is no translation ${id}. Please use ${TRANSLATION_IDS.join(' or ')}.`,
    );
  return { id: known, text: await load(known) };
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
  const [bookId = '', chapter = '', verse = ''] = id.split('.');
  const book = bookIndex(bookId);
  const found = book === undefined ? undefined : text.verse(book, Number(chapter), Number(verse));
  if (!found || found.id !== id)
    throw new AppError('NOT_FOUND', 'There is no such verse. Verse ids look like JHN.3.16.');
  return found;
}
