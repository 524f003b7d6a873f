import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Relation } from '../circle.contract.ts';
import { findInvitation } from './invitation-store.ts';
import { isInCircle } from './member-store.ts';

/** How somebody stands to another person. An invitation that they declined is none to them, and one to who sent it. */
export async function relationTo(db: DbOrTx, userId: string, personId: string): Promise<Relation> {
  if (userId === personId) return 'me';
  if (await isInCircle(db, userId, personId)) return 'in-circle';
  const sent = await findInvitation(db, userId, personId);
  if (sent && sent.withdrawn_at === null) return 'invited-by-me';
  const received = await findInvitation(db, personId, userId);
  return received && received.declined_at === null ? 'invited-me' : 'none';
}
