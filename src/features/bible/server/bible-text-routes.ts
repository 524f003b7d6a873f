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
import { referenceOf, requirePassage } from './find-passage.ts';
import { findChapter, findTranslation } from './find-place.ts';
import { searchVerses } from './search-verses.ts';
import { neighbour } from './text/bible-library.ts';
import { FIRST_DAY, passageOfDate } from './verse-of-the-day/verse-of-the-day.ts';

/** The text itself. It is in each instance's memory; only the verse of the day asks the database, for the first day. */
export function bibleTextRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(listBooks, async () => {
    return BOOKS.map(({ id, name, chapters }) => ({ id, name, chapters }));
  });

  endpoints.handle(getChapter, async ({ params, query, reply }) => {
    const { id, text } = await findTranslation(query.translation);
    const { book, chapter } = findChapter(params.bookId, params.chapter);
    if (query.v !== undefined) reply.header('cache-control', 'private, max-age=31536000, immutable');
    return {
      ...place({ book, chapter }),
      translation: id,
      blocks: text.chapterBlocks(book, chapter)!,
      previous: placeOrNull(neighbour(book, chapter, -1)),
      next: placeOrNull(neighbour(book, chapter, 1)),
    };
  });

  endpoints.handle(searchBible, ({ query }) => searchVerses(query));

  endpoints.handle(getPassage, ({ query }) => requirePassage(query.reference, query.translation));

  endpoints.handle(getVerseOfTheDay, async ({ query, caller }) => {
    const { text } = await findTranslation(query.translation);
    const today = localDay(clock.now(), caller.timezone).date;
    const { createdAt } = await requireUser(db, caller.id);
    const firstDay = localDay(toEpochMs(createdAt), caller.timezone).date;
    const { passage, why } = today === firstDay ? FIRST_DAY : passageOfDate(today);
    const { book, chapter, from, to } = passage;
    const verses = text
      .positionsAt([{ book, chapter, from, endChapter: chapter, to }])
      .map((position) => text.verseAt(position));
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
