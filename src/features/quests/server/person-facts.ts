import { WEEK_MS } from '#contract/durations.ts';
import { BOOKS } from '#features/bible/books.rules.ts';
import { findChapterMarks } from '#features/bible/server/for-other-features.ts';
import { canTakeStand } from '#features/debates/server/for-other-features.ts';
import { hasPassageToAnswer } from '#features/groups/server/for-other-features.ts';
import { hasAgreed } from '#features/guidelines/server/for-other-features.ts';
import { mutedUntil } from '#features/moderation/server/for-other-features.ts';
import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import { PRAYER_LIMITS } from '#features/prayer/prayer.rules.ts';
import { countWhatWaits, findListSize } from '#features/prayer/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { type PersonFacts, SHORT_BOOK } from '../deeds.rules.ts';

export type QuestsDeps = Pick<ServerDeps, 'db' | 'clock' | 'houseTexts'>;

const WAITING_COUNTED = 3;

/** What somebody can do on `date`, now; asked for once a day, when their quests are drawn. */
export async function personFacts(
  db: DbOrTx,
  caller: Caller,
  { deps, date, now }: { deps: QuestsDeps; date: string; now: number },
): Promise<Omit<PersonFacts, 'daysLeft'>> {
  const { id } = caller;
  const marks = await findChapterMarks(db, id);
  const list = await findListSize(db, id);
  const hasGivenWord = (await hasAgreed(db, id, deps)) && (await ageAnswerOf(db, id)) !== 'not-asked';
  const canWriteToOthers = hasGivenWord && (await mutedUntil(db, id, now)) === null;
  return {
    ...booksOf(marks.map(({ chapterId }) => chapterId)),
    listItems: list.items,
    hasListRoom: list.items < PRAYER_LIMITS.items,
    hasOldItem: list.oldestAt !== null && list.oldestAt <= now - WEEK_MS,
    waiting: await countWhatWaits(db, caller, WAITING_COUNTED, now),
    canWriteToOthers,
    hasPassage: canWriteToOthers && (await hasPassageToAnswer(db, id, date)),
    canTakeStand: canWriteToOthers && (await canTakeStand(db, caller, now)),
  };
}

/** @param chapterIds those that are marked, 'JHN.3' */
function booksOf(
  chapterIds: readonly string[],
): Pick<PersonFacts, 'unread' | 'unopenedBooks' | 'shortBooksLeft'> {
  const marked = Map.groupBy(chapterIds, (id) => id.slice(0, 3));
  const left = BOOKS.map((book) => ({ ...book, left: book.chapters - (marked.get(book.id)?.length ?? 0) }));
  return {
    unread: left.reduce((sum, book) => sum + book.left, 0),
    unopenedBooks: left.filter((book) => book.left === book.chapters).length,
    shortBooksLeft: left.filter((book) => book.chapters <= SHORT_BOOK && book.left > 0).length,
  };
}
