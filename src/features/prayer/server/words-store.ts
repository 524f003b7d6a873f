import type { DbOrTx } from '#platform/server/db/database.ts';
import type { WordsLine } from '#platform/server/words-kind.ts';

/** How many of others' words are shown before and after those that somebody reported. */
const AROUND = 3;

/** What stands under a request around one encouragement (null: the first ones), in reading order. */
export async function wordsAround(
  db: DbOrTx,
  requestId: string,
  one: { created_at: number; id: string } | null,
): Promise<{ before: WordsLine[]; after: WordsLine[] }> {
  const under = db
    .selectFrom('prayer_encouragement')
    .select(['user_id', 'text', 'created_at'])
    .where('request_id', '=', requestId)
    .limit(AROUND);
  const after = under.orderBy('created_at').orderBy('id');
  if (!one) return { before: [], after: (await after.execute()).map(lineOf) };
  const place = [one.created_at, one.id] as const;
  const earlier = await under
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(...place)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const later = await after
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(...place)))
    .execute();
  return { before: earlier.reverse().map(lineOf), after: later.map(lineOf) };
}

function lineOf(row: { user_id: string; text: string; created_at: number }): WordsLine {
  return { authorId: row.user_id, isAnonymous: false, text: row.text, writtenAt: row.created_at };
}

/** Shared ones: what somebody keeps for themselves is nobody else's. */
export async function countRequestsBy(db: DbOrTx, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('prayer_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', authorId)
    .where('audience_kind', '<>', 'only-me')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countTestimoniesBy(db: DbOrTx, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('prayer_testimony')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', authorId)
    .where('audience_kind', '<>', 'only-me')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countEncouragementsBy(db: DbOrTx, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('prayer_encouragement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
