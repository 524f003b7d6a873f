import { notAmongBannedForGood } from '#features/people/server/for-other-features.ts';
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

/**
 * The query for others who would read what somebody asks of everyone here; one more than `MOST_COUNTED.people` at most. Whoever is under
 * 16 has no 'everyone here', and whoever is banned for good reads nothing any more. Whom a block parts from the asker is counted: a
 * number that falls by one when somebody blocks them would tell them so, and without a name it is read by those, too. So it is about as
 * many (`audience-texts.ts`). An account whose address is not confirmed reads like any other.
 */
export function othersHere(db: DbOrTx, userId: string) {
  return db
    .selectFrom('user')
    .select('user.id')
    .where('user.id', '<>', userId)
    .where((eb) => notAmongBannedForGood(eb, 'user.id'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('person_to_others')
            .select('person_to_others.user_id')
            .whereRef('person_to_others.user_id', '=', 'user.id')
            .where('person_to_others.age_answer', '=', 'under-16'),
        ),
      ),
    )
    .limit(MOST_COUNTED.people + 1);
}

/** How many they are; a row is looked at for each, and for each who is left out. */
export async function countOthers(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom(othersHere(db, userId).as('others'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
