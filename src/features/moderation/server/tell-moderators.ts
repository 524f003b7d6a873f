import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { findModeratorIds } from './moderator-store.ts';

/** Has the open browsers of moderators fetch the queue again. */
export async function tellModerators(tx: Tx, now: number): Promise<void> {
  const changed = ['/api/moderation/cases', '/api/moderation/summary'];
  await sendLive(tx, await findModeratorIds(tx), changed, now);
}
