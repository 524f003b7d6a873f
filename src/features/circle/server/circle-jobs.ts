import { HOUR_MS } from '#contract/durations.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { INVITATION_KEPT_MS, LINK_KEPT_MS, UNDO_BLOCK_MS } from '../circle.rules.ts';
import { deleteOldInvitations } from './invitation-store.ts';
import { deleteExpiredLinks } from './link-store.ts';
import { deleteEndedMemberships } from './member-store.ts';

/** Forgets links and invitations that are too old, and what a block has ended for good. */
export function circleJobs({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>): Job[] {
  return [
    {
      name: 'forget old invitations',
      everyMs: HOUR_MS,
      async run(stopping) {
        const now = clock.now();
        await inBatches((limit) => deleteExpiredLinks(db, now - LINK_KEPT_MS, limit), stopping);
        await inBatches((limit) => deleteOldInvitations(db, now - INVITATION_KEPT_MS, limit), stopping);
        await inBatches((limit) => deleteEndedMemberships(db, now - 2 * UNDO_BLOCK_MS, limit), stopping);
      },
    },
  ];
}
