import type { DbOrTx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Progress } from '../progress.contract.ts';
import { levelForXP } from '../progress.rules.ts';

const xpOfUser = prepared((db) => db.selectFrom('progress').select('current_xp').where('user_id', '=', ''));

/** How much XP somebody has; 0 before they earned any. */
export async function findXP(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await xpOfUser(db, [userId]);
  return row?.current_xp ?? 0;
}

/** How far somebody has come; inside the transaction that paid, with what it paid. */
export async function progressOf(db: DbOrTx, userId: string): Promise<Progress> {
  const currentXP = await findXP(db, userId);
  return { currentXP, level: levelForXP(currentXP) };
}
