import { requireRoleNow } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Person } from '../moderation.policy.ts';

/**
 * The moderator as they are in this transaction, which holds them: a role may have been taken since the session check.
 * @throws AppError FORBIDDEN
 */
export async function requireModerator(db: DbOrTx, id: string, now: number): Promise<Person> {
  return requireRoleNow(db, { id, role: 'moderator' }, 'moderator', now);
}
