import type { Tx } from '#platform/server/db/database.ts';
import { VISIT_MS } from './reading.ts';

/** Remembers a visit: what came to light before the former one began is not new any more. UTC epoch milliseconds. */
export async function noteVisit(
  tx: Tx,
  { debateId, userId, now }: { debateId: string; userId: string; now: number },
): Promise<void> {
  await tx
    .insertInto('debate_stand')
    .values({
      debate_id: debateId,
      user_id: userId,
      position: null,
      since: now,
      seen_until: now,
      visited_at: now,
    })
    .onConflict((oc) => oc.columns(['debate_id', 'user_id']).doNothing())
    .execute();
  await tx
    .updateTable('debate_stand')
    .set(({ ref }) => ({ seen_until: ref('visited_at') }))
    .where('debate_id', '=', debateId)
    .where('user_id', '=', userId)
    .where('visited_at', '<', now - VISIT_MS)
    .execute();
  await tx
    .updateTable('debate_stand')
    .set({ visited_at: now })
    .where('debate_id', '=', debateId)
    .where('user_id', '=', userId)
    .where('visited_at', '<', now)
    .execute();
}
