import { AppError } from '#contract/errors.ts';
import { withRoleNow } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { lockUser } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canManageTexts } from '../../bible.policy.ts';

/** Holds whoever adds or removes a text: a large file comes for minutes, in which their role may be taken. @throws AppError FORBIDDEN */
export async function requireManagerNow(tx: Tx, caller: Caller, now: number): Promise<void> {
  await lockUser(tx, caller.id);
  if (!canManageTexts(await withRoleNow(tx, caller, now))) throw notAllowed();
}

export function notAllowed(): AppError {
  return new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
}
