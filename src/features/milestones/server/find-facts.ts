import { DAY_MS } from '#contract/durations.ts';
import { BOOKS, OLD_TESTAMENT_BOOKS } from '#features/bible/books.rules.ts';
import { countMarked, findChaptersRead } from '#features/bible/server/for-other-features.ts';
import { countCircle } from '#features/circle/server/for-other-features.ts';
import { countKindness } from '#features/debates/server/for-other-features.ts';
import { countEvenings } from '#features/gatherings/server/for-other-features.ts';
import { countTakenPart } from '#features/groups/server/for-other-features.ts';
import { countJournal } from '#features/journal/server/for-other-features.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { findFinishedPlans } from '#features/plans/server/for-other-features.ts';
import { countPrayers } from '#features/prayer/server/for-other-features.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import { findQuestsDone } from '#features/quests/server/for-other-features.ts';
import { countDays, findRhythm } from '#features/rhythm/server/for-other-features.ts';
import { countOpened } from '#features/wardrobe/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import { type Fact, type Facts, mostOf } from '../milestones.rules.ts';

interface Asked {
  db: DbOrTx;
  userId: string;
  now: number;
}

/** Facts that come by the same few statements, which are run when a milestone waits for one of them. */
interface Source {
  facts: readonly Fact[];
  find: (asked: Asked) => Promise<Facts>;
}

const most = (...facts: Fact[]) => Math.max(...facts.map(mostOf));

/**
 * Where each fact comes from. Every statement is limited to the person, uses an index, and counts no further than it matters, so
 * that an account of 20,000 entries takes as long as one of 400. What is counted by a feature that is not below this one has no
 * place here.
 */
const SOURCES: readonly Source[] = [
  {
    facts: ['entries', 'moods', 'seasons'],
    find: ({ db, userId }) => countJournal(db, userId, most('entries')).then((counts) => ({ ...counts })),
  },
  {
    facts: [
      'chapters',
      'books',
      'psalms',
      'gospels',
      'pentateuch',
      'paulsLetters',
      'prophets',
      'oldTestament',
      'newTestament',
    ],
    find: async ({ db, userId }) => factsOfReading(await findChaptersRead(db, userId)),
  },
  {
    facts: ['highlights', 'notes', 'favorites'],
    find: ({ db, userId }) =>
      countMarked(db, userId, most('highlights', 'notes', 'favorites')).then((counts) => ({ ...counts })),
  },
  {
    facts: ['days'],
    find: async ({ db, userId }) => ({ days: (await findRhythm(db, userId)).counted.total }),
  },
  {
    facts: ['wholeDays', 'prayerDays'],
    find: ({ db, userId }) => countDays(db, userId, most('wholeDays', 'prayerDays')),
  },
  { facts: ['daysHere'], find: daysHere },
  { facts: ['level'], find: async ({ db, userId }) => ({ level: (await progressOf(db, userId)).level }) },
  {
    facts: ['prayedFor', 'encouragements', 'answered', 'thanks'],
    find: ({ db, userId }) =>
      countPrayers(db, userId, most('prayedFor', 'encouragements', 'answered', 'thanks')).then((counts) => ({
        ...counts,
      })),
  },
  { facts: ['circle'], find: async ({ db, userId }) => ({ circle: await countCircle(db, userId) }) },
  {
    facts: ['groups', 'passageAnswers'],
    find: ({ db, userId }) => countTakenPart(db, userId, most('groups', 'passageAnswers')),
  },
  {
    facts: ['evenings'],
    find: async ({ db, userId }) => ({ evenings: await countEvenings(db, userId, most('evenings')) }),
  },
  {
    facts: ['fairStatements', 'changedMinds', 'wellArgued'],
    find: ({ db, userId }) =>
      countKindness(db, userId, most('fairStatements', 'changedMinds', 'wellArgued')).then((counts) => ({
        ...counts,
      })),
  },
  {
    facts: ['chests', 'allChests', 'collections', 'allCollections'],
    find: ({ db, userId }) => countOpened(db, userId).then((counts) => ({ ...counts })),
  },
  {
    facts: ['plansFinished'],
    find: async ({ db, userId }) => ({ plansFinished: await findFinishedPlans(db, userId) }),
  },
  {
    facts: ['questsDone'],
    find: async ({ db, userId }) => ({ questsDone: await findQuestsDone(db, userId) }),
  },
];

/** The facts that are wanted, with those that come along; each no larger than it matters. */
export async function findFacts(asked: Asked, wanted: ReadonlySet<Fact>): Promise<Facts> {
  const needed = SOURCES.filter(({ facts }) => facts.some((fact) => wanted.has(fact)));
  const found: Facts = {};
  for (const { find } of needed) Object.assign(found, await find(asked));
  return Object.fromEntries(
    Object.entries(found).map(([fact, count]) => [fact, Math.min(count, mostOf(fact as Fact))]),
  );
}

async function daysHere({ db, userId, now }: Asked): Promise<Facts> {
  const user = await findUserById(db, userId);
  return { daysHere: user ? Math.max(0, Math.floor((now - toEpochMs(user.createdAt)) / DAY_MS)) : 0 };
}

const indexOf = (id: string) => BOOKS.findIndex((book) => book.id === id);
/** Both ends are within: 'Romans' to 'Philemon' are Paul's. */
const from = (first: string, last: string) => BOOKS.slice(indexOf(first), indexOf(last) + 1);
const PARTS = {
  books: BOOKS,
  gospels: from('MAT', 'JHN'),
  pentateuch: from('GEN', 'DEU'),
  paulsLetters: from('ROM', 'PHM'),
  prophets: from('ISA', 'MAL'),
  oldTestament: BOOKS.slice(0, OLD_TESTAMENT_BOOKS),
  newTestament: BOOKS.slice(OLD_TESTAMENT_BOOKS),
} satisfies Partial<Record<Fact, typeof BOOKS>>;

/** What the different chapters that somebody has read ('JHN.3') come to: a book counts when all of its chapters were read. */
export function factsOfReading(chapterIds: readonly string[]): Facts {
  const read = new Map<string, number>();
  for (const id of chapterIds) {
    const bookId = id.slice(0, id.indexOf('.'));
    read.set(bookId, (read.get(bookId) ?? 0) + 1);
  }
  const wholeOf = (books: typeof BOOKS) =>
    books.filter(({ id, chapters }) => (read.get(id) ?? 0) >= chapters).length;
  return {
    chapters: chapterIds.length,
    psalms: read.get('PSA') ?? 0,
    ...Object.fromEntries(Object.entries(PARTS).map(([fact, books]) => [fact, wholeOf(books)])),
  };
}
