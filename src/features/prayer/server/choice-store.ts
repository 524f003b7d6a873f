import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { type Audience, FIRST_CHOICE, MOST_COUNTED } from '../prayer.rules.ts';

/** What somebody chose when they asked last. */
export interface Choice {
  audience: Audience;
  isAnonymous: boolean;
}

export async function findChoice(db: DbOrTx, userId: string): Promise<Choice> {
  const row = await db
    .selectFrom('prayer_choice')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return FIRST_CHOICE;
  return {
    audience: { kind: row.audience_kind, id: row.audience_id },
    isAnonymous: row.shown_as === 'anonymous',
  };
}

export async function saveChoice(tx: Tx, userId: string, { audience, isAnonymous }: Choice): Promise<void> {
  const chosen = {
    audience_kind: audience.kind,
    audience_id: audience.id,
    shown_as: isAnonymous ? 'anonymous' : 'named',
  } as const;
  await tx
    .insertInto('prayer_choice')
    .values({ user_id: userId, ...chosen })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(chosen))
    .execute();
}

/** How many others there are here; counted to one more than `MOST_COUNTED.people`. */
export async function countOthers(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('user')
        .select('id')
        .where('id', '<>', userId)
        .limit(MOST_COUNTED.people + 1)
        .as('others'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
