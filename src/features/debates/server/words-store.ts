import type { Selectable, Updateable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { JudgedWords } from '../debates.policy.ts';
import type { DebateWordsKind, DebateWordsTable } from './debates-tables.ts';

export type WordsRow = Selectable<DebateWordsTable>;

export async function createWords(tx: Tx, row: WordsRow): Promise<void> {
  await tx.insertInto('debate_words').values(row).execute();
}

export function findWords(db: DbOrTx, id: string): Promise<WordsRow | undefined> {
  return db.selectFrom('debate_words').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findSomeWords(db: DbOrTx, ids: readonly string[]): Promise<WordsRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('debate_words').selectAll().where('id', 'in', ids).execute();
}

export async function updateWords(
  tx: Tx,
  id: string,
  changes: Updateable<Omit<DebateWordsTable, 'id' | 'user_id'>>,
): Promise<void> {
  await tx.updateTable('debate_words').set(changes).where('id', '=', id).execute();
}

export async function deleteWords(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('debate_words').where('id', '=', id).execute();
}

/** The query for ids of all that somebody has said since then. */
export function wordsSince(db: DbOrTx, userId: string, since: number) {
  return db
    .selectFrom('debate_words')
    .select('id')
    .where('user_id', '=', userId)
    .where('said_at', '>=', since);
}

/** All that somebody said in a week. */
export async function deleteWordsBy(tx: Tx, debateId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('debate_words')
    .where('debate_id', '=', debateId)
    .where('user_id', '=', userId)
    .execute();
}

/** What somebody said in a week, of one kind: at most some dozens (`DEBATE_LIMITS.claims`). */
export function wordsBy(db: DbOrTx, debateId: string, userId: string, kind: DebateWordsKind) {
  return db
    .selectFrom('debate_words')
    .selectAll()
    .where('debate_id', '=', debateId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind);
}

/** Whether a claim of theirs in this week can be read: the XP of their first one stands with it. */
export async function hasStandingClaim(db: DbOrTx, debateId: string, userId: string): Promise<boolean> {
  const row = await wordsBy(db, debateId, userId, 'debate-claim')
    .where('hidden_because', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Words of which somebody is to be told by now. */
export function wordsToTell(db: DbOrTx, now: number, limit: number) {
  return db
    .selectFrom('debate_words')
    .select(['id', 'debate_id'])
    .where('tell_at', '<=', now)
    .orderBy('tell_at')
    .orderBy('id')
    .limit(limit);
}

/** Whoever said something in a week, some at a time. */
export function speakersOf(db: DbOrTx, debateId: string, { after, limit }: { after: string; limit: number }) {
  return db
    .selectFrom('debate_words')
    .select('user_id')
    .distinct()
    .where('debate_id', '=', debateId)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit);
}

/** How many of a kind somebody has written. */
export async function countWordsBy(db: DbOrTx, userId: string, kind: DebateWordsKind): Promise<number> {
  const { count } = await db
    .selectFrom('debate_words')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As the policy asks for them. */
export function judgedWords(row: WordsRow): JudgedWords {
  return {
    authorId: row.user_id,
    hidden: row.hidden_because,
    seenFrom: row.seen_from,
    saidAt: row.said_at,
  };
}
