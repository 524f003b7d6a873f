import { AppError } from '#contract/errors.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { opensWords, type SeasonOfDay } from '../seasons.rules.ts';
import { unlockRefusal } from '../wardrobe.rules.ts';
import { createUnlock } from './wardrobe-store.ts';
import type { Unlockable } from './wardrobe-tables.ts';

/**
 * Unlocks one thing for one user, by the XP that they have at this moment. Two requests at once give one unlock and
 * one 409.
 * @throws AppError ALREADY_UNLOCKED, OUT_OF_SEASON, NOT_ENOUGH_XP
 */
export function unlock(
  db: Db,
  request: {
    kind: Unlockable;
    userId: string;
    thing: { id: string; requiredXP: number; isFree?: boolean; season?: SeasonOfDay };
    now: number;
  },
): Promise<void> {
  const { kind, userId, thing, now } = request;
  return inUserTransaction(db, userId, async (tx) => {
    const currentXP = await findXP(tx, userId);
    const inserted = !thing.isFree && (await createUnlock(tx, kind, { userId, thingId: thing.id, now }));
    const { requiredXP, season } = thing;
    const refusal = unlockRefusal({ requiredXP, isUnlocked: !inserted, season }, currentXP);
    if (refusal === 'ALREADY_UNLOCKED') throw new AppError(refusal, `You have this ${kind} already.`);
    if (refusal === 'OUT_OF_SEASON') throw new AppError(refusal, `${opensWords(season!)}.`);
    if (refusal === 'NOT_ENOUGH_XP') {
      const missing = requiredXP - currentXP;
      throw new AppError(refusal, `You need ${missing} more XP to unlock this ${kind}.`);
    }
  });
}
