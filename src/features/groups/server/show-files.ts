import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { DeedPart } from '#platform/server/deeds.ts';
import { groupIdsWithFile } from './group-file-store.ts';
import { memberIdsOf } from './membership-store.ts';

/** Open lists of the group's files show them as they are now. */
export async function showFiles(tx: Tx, groupId: string, now: number): Promise<void> {
  await sendLive(tx, await memberIdsOf(tx, groupId), [`/api/groups/${groupId}/files`], now);
}

/** What its owner deletes goes from the groups in which it is shared, too; nobody is left with what cannot be opened any more. */
export const deletedFiles: DeedPart<'file-deleted'> = {
  deed: 'file-deleted',
  async join(tx, { fileId, now }) {
    for (const groupId of await groupIdsWithFile(tx, fileId)) await showFiles(tx, groupId, now);
  },
};
