import { AppError } from '#contract/errors.ts';
import { hasAgreed } from '#features/guidelines/server/for-other-features.ts';
import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { canFindGroups } from '../groups.policy.ts';
import type { GroupsDeps } from './groups-deps.ts';

/** Both are asked in one sheet where the guidelines come first. @throws AppError GUIDELINES_NOT_AGREED, AGE_NOT_TOLD */
export async function requireWelcome(tx: Tx, deps: GroupsDeps, userId: string): Promise<void> {
  if (!(await hasAgreed(tx, userId, deps))) {
    throw new AppError(
      'GUIDELINES_NOT_AGREED',
      'Please read how we treat one another here, and agree to it.',
    );
  }
  if ((await ageAnswerOf(tx, userId)) === 'not-asked') {
    throw new AppError('AGE_NOT_TOLD', 'Please say whether you are under 16. We ask once.');
  }
}

/** Groups are found and started by those who are 16; their age is known by then. @throws AppError FORBIDDEN for whoever is under 16 */
export async function requireGrown(tx: Tx, userId: string): Promise<void> {
  if (!canFindGroups(await ageAnswerOf(tx, userId))) throw tooYoung();
}

export function tooYoung(): AppError {
  return new AppError(
    'FORBIDDEN',
    'Groups are found and started by people of 16 and more. A leader can invite you to theirs.',
  );
}
