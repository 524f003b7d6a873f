import type { DbOrTx, Tx } from '#platform/server/db/database.ts';

/** Says what somebody holds in a week. Whoever says it has been here by now. */
export async function saveStand(
  tx: Tx,
  {
    debateId,
    userId,
    position,
    now,
  }: { debateId: string; userId: string; position: string | null; now: number },
): Promise<void> {
  await tx
    .insertInto('debate_stand')
    .values({
      debate_id: debateId,
      user_id: userId,
      position,
      since: now,
      seen_until: now,
      visited_at: now,
    })
    .onConflict((oc) => oc.columns(['debate_id', 'user_id']).doUpdateSet({ position, since: now }))
    .execute();
}

/** What somebody holds; null: they have not said, or hold none. */
export async function findPositionOf(db: DbOrTx, debateId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('debate_stand')
    .select('position')
    .where('debate_id', '=', debateId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.position ?? null;
}

/** How many people hold a position, without one of them; no more than `most` are counted. */
export async function countHolders(
  db: DbOrTx,
  { debateId, position, except, most }: { debateId: string; position: string; except: string; most: number },
): Promise<number> {
  const rows = await holdersOf(db, { debateId, position, except, most }).execute();
  return rows.length;
}

export function holdersOf(
  db: DbOrTx,
  { debateId, position, except, most }: { debateId: string; position: string; except: string; most: number },
) {
  return db
    .selectFrom('debate_stand')
    .select('user_id')
    .where('debate_id', '=', debateId)
    .where('position', '=', position)
    .where('user_id', '<>', except)
    .limit(most);
}

/** Who was in a debate, some at a time. */
export function visitorsOf(db: DbOrTx, debateId: string, { after, limit }: { after: string; limit: number }) {
  return db
    .selectFrom('debate_stand')
    .select('user_id')
    .where('debate_id', '=', debateId)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit);
}

/** In how many weeks somebody has said in `[from, before)` where they stand. */
export async function countStands(
  db: DbOrTx,
  { userId, from, before }: { userId: string; from: number; before: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('debate_stand')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('position', 'is not', null)
    .where('since', '>=', from)
    .where('since', '<', before)
    .executeTakeFirstOrThrow();
  return Number(count);
}
