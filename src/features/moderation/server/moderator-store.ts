import { sql } from 'kysely';
import { ROLES, type Role } from '#contract/access.policy.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** More moderators than any church has. */
const MOST_MODERATORS = 200;

/** Everybody who moderates. */
export async function findModeratorIds(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where(sql<boolean>`role <> 'member'`)
    .limit(MOST_MODERATORS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who moderates besides somebody, in good standing: with a second step before others, then the longest here; undefined: nobody. */
export async function otherModeratorOf(db: DbOrTx, userId: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('second_step', 'second_step.user_id', 'user.id')
    .select('user.id')
    .where(sql<boolean>`role <> 'member'`)
    .where('user.id', '<>', userId)
    .where((eb) => eb.or([eb('user.bannedUntil', 'is', null), eb('user.bannedUntil', '<=', now)]))
    .orderBy(sql`case when second_step.set_up_at is null then 1 else 0 end`)
    .orderBy('user.createdAt')
    .orderBy('user.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Whether somebody else could moderate a person of this role: with a higher role, a second step, and in good standing. */
export async function hasOtherModerator(
  db: DbOrTx,
  { except, over, now }: { except: readonly (string | null)[]; over: Role; now: number },
): Promise<boolean> {
  const higher = ROLES.slice(ROLES.indexOf(over) + 1).filter((role) => role !== 'member');
  if (higher.length === 0) return false;
  const row = await db
    .selectFrom('user')
    .innerJoin('second_step', 'second_step.user_id', 'user.id')
    .select('user.id')
    .where(sql<boolean>`role <> 'member'`)
    .where('user.role', 'in', higher)
    .where('user.id', 'not in', ['', ...except.filter((id) => id !== null)])
    .where('second_step.set_up_at', 'is not', null)
    .where((eb) => eb.or([eb('user.bannedUntil', 'is', null), eb('user.bannedUntil', '<=', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
