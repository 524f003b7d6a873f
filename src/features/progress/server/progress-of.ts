import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Progress } from '../progress.contract.ts';
import { levelForXP } from '../progress.rules.ts';
import { findXP } from './progress-store.ts';

/** How far somebody has come; inside the transaction that paid, with what it paid. */
export async function progressOf(db: DbOrTx, userId: string): Promise<Progress> {
  const currentXP = await findXP(db, userId);
  return { currentXP, level: levelForXP(currentXP) };
}
