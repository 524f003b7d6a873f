import { forgetNotifications } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { deleteLinksBy } from './group-link-store.ts';
import { deleteLeadOffer, deleteLeadOffersBy } from './lead-offer-store.ts';

/** Closes the links of whoever does not lead a held group any more, and takes back whom they asked to lead it. */
export async function stopLeading(tx: Tx, groupId: string, userId: string, now: number): Promise<void> {
  await deleteLinksBy(tx, groupId, userId);
  await forgetNotifications(tx, 'group-lead-offer', await deleteLeadOffersBy(tx, groupId, userId), now);
}

/** Nobody asks somebody to lead a held group any more: they lead it, or are not in it. */
export async function stopAsking(tx: Tx, groupId: string, userId: string, now: number): Promise<void> {
  await forgetNotifications(tx, 'group-lead-offer', await deleteLeadOffer(tx, groupId, userId), now);
}
