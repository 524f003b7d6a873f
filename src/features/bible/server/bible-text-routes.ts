import { AppError } from '#contract/errors.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { localDay } from '#platform/server/local-day.ts';
import {
  type ChapterPlace,
  getChapter,
  getPassage,
  getVerseOfTheDay,
  listBooks,
  searchBible,
} from '../bible.contract.ts';
import { BOOKS } from '../books.rules.ts';
import { listTranslations } from '../texts.contract.ts';
import { referenceOf, requirePassage } from './find-passage.ts';
import { findChapter, findTranslation } from './find-place.ts';
import { searchVerses } from './search-verses.ts';
import { neighbour } from './text/bible-library.ts';
import type { BroughtTexts } from './text/brought/brought-texts.ts';
import { translationsOffered } from './translations-offered.ts';
import { FIRST_DAY, passageOfDate } from './verse-of-the-day/verse-of-the-day.ts';
import { writtenChapter } from './written-chapter.ts';

/** The text itself. It is in each instance's memory; only the verse of the day asks the database, for the first day. */
export function bibleTextRoutes(
  endpoints: Endpoints,
  { db, clock }: { db: Db; clock: Clock },
  brought: BroughtTexts,
): void {
  endpoints.handle(listTranslations, () => translationsOffered(brought));

  endpoints.handle(listBooks, async () => {
    return BOOKS.map(({ id, name, chapters }) => ({ id, name, chapters }));
  });

  endpoints.handle(getChapter, async ({ params, query, reply }) => {
    const { id, text, shown } = await findTranslation(brought, query.translation);
    const { book, chapter } = findChapter(params.bookId, params.chapter);
    // An older version of a text that was brought is answered with the one that is there.
    if (query.v !== undefined && id === query.translation)
      reply.header('cache-control', 'private, max-age=31536000, immutable');
    return writtenChapter(text, { book, chapter }, () => ({
      ...place({ book, chapter }),
      translation: id,
      text: shown,
      hasBook: text.hasBook(book),
      blocks: text.chapterBlocks(book, chapter)!,
      previous: placeOrNull(neighbour(book, chapter, -1)),
      next: placeOrNull(neighbour(book, chapter, 1)),
    }));
  });

  endpoints.handle(searchBible, ({ query }) => searchVerses(brought, query));

  endpoints.handle(getPassage, ({ query }) => requirePassage(query.reference, query.translation));

  endpoints.handle(getVerseOfTheDay, async ({ query, caller }) => {
    const { text } = await findTranslation(brought, query.translation);
    const today = localDay(clock.now(), caller.timezone).date;
    const { createdAt } = await requireUser(db, caller.id);
    const firstDay = localDay(toEpochMs(createdAt), caller.timezone).date;
    const { passage, why } = today === firstDay ? FIRST_DAY : passageOfDate(today);
    const { book, chapter, from, to } = passage;
    const verses = text.wordsAt(text.positionsAt([{ book, chapter, from, endChapter: chapter, to }]));
    if (verses.length === 0)
      throw new AppError('NOT_FOUND', 'This text does not have the passage of the day.');
    return {
      id: verses[0]!.id,
      reference: referenceOf(verses[0]!.id, verses.at(-1)!.id),
      text: verses.map((verse) => verse.text).join(' '),
      verseIds: verses.map(({ id }) => id),
      why,
    };
  });
}

/** A chapter as the client names it. */
export function place({ book, chapter }: { book: number; chapter: number }): ChapterPlace {
  const { id, name } = BOOKS[book]!;
  return { bookId: id, bookName: name, chapter };
}

function placeOrNull(at: { book: number; chapter: number } | null): ChapterPlace | null {
  return at && place(at);
}
