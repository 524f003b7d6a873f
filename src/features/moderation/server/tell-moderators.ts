import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { CaseRow } from './case-store.ts';
import { findModeratorIds } from './moderator-store.ts';

/** Has the open browsers of moderators fetch the queue again: of all but whom the case is about, who does not hear that there is one. */
export async function tellModerators(
  tx: Tx,
  { author_id: authorId }: Pick<CaseRow, 'author_id'>,
  now: number,
): Promise<void> {
  const changed = ['/api/moderation/cases', '/api/moderation/summary'];
  const others = (await findModeratorIds(tx)).filter((id) => id !== authorId);
  await sendLive(tx, others, changed, now);
}
