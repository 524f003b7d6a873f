import { AppError } from '#contract/errors.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Person } from '../moderation.policy.ts';

/**
 * The moderator as they are in this transaction, which holds them: a role may have been taken since the session check.
 * @throws AppError FORBIDDEN
 */
export async function requireModerator(db: DbOrTx, id: string, now: number): Promise<Person> {
  const user = await findUserById(db, id);
  if (!user || user.role === 'member' || isBanned(user, now)) {
    throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
  }
  return { id, role: user.role };
}
