import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { type createZip, type deleteZip, listZips } from '../zips.contract.ts';

/** The new one stands first, in the place of the former of its group. */
export const zipAsked: Changes<typeof createZip> = (cache, zip) =>
  cache.set(listZips, (known) => [zip, ...known.filter(({ groupId }) => groupId !== zip.groupId)]);

export const zipDeleted: Changes<typeof deleteZip> = (cache, _, { params }) =>
  cache.set(listZips, (known) => known.filter(({ id }) => id !== params.zipId));
