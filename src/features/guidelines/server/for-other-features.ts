import type { DbOrTx } from '#platform/server/db/database.ts';
import { findAgreement } from './agreement-store.ts';
import type { HouseTexts } from './house-texts.ts';

/** Whether somebody has agreed to the guidelines as they are now; asked before their words reach others. */
export function hasAgreed(
  db: DbOrTx,
  userId: string,
  { houseTexts }: { houseTexts: HouseTexts },
): Promise<boolean> {
  return findAgreement(db, userId, houseTexts.version);
}
