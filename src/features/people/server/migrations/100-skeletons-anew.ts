import type { Kysely } from 'kysely';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { skeletonOf } from '../name-skeleton.ts';

export const outsideTransaction = true;

const PAGE = 200;

interface Named {
  person_to_others: { user_id: string; chosen_name: string | null; chosen_skeleton: string | null };
}

/**
 * Marks by which a word is another count in what a name looks like now, and foreign ones hide nothing. Skeletons that were kept before differ:
 * whoever took the very same name would be let in, and its owner refused. Of two that have come to be alike, the second keeps what it has
 * until somebody changes it. It bears being run again.
 */
export async function up(db: Kysely<Named>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('person_to_others')
      .select(['user_id', 'chosen_name', 'chosen_skeleton'])
      .where('user_id', '>', last)
      .where('chosen_name', 'is not', null)
      .orderBy('user_id')
      .limit(PAGE)
      .execute();
    for (const { user_id, chosen_name, chosen_skeleton } of rows) {
      const skeleton = skeletonOf(chosen_name!);
      if (skeleton === chosen_skeleton) continue;
      try {
        await db
          .updateTable('person_to_others')
          .set({ chosen_skeleton: skeleton })
          .where('user_id', '=', user_id)
          // Whoever takes another name meanwhile writes its skeleton, too.
          .where('chosen_name', '=', chosen_name)
          .execute();
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
      }
    }
    if (rows.length < PAGE) break;
    last = rows.at(-1)!.user_id;
  }
}
