import { setImmediate as othersTurn } from 'node:timers/promises';
import { findGroupsByIds } from '#features/groups/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { callOff, endSeriesFrom } from './call-off.ts';
import { findOpenIds, holdGathering } from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { firstComing } from './occurrence-store.ts';
import { undivided } from './series-answer-store.ts';
import { showSeries } from './show-change.ts';

/** What a group that is archived has planned does not take place: nobody could change it, and nobody is reminded. */
export function archivedEvents({ db, clock }: Pick<GatheringsDeps, 'db' | 'clock'>): EventHandler[] {
  return [
    defineEventHandler({
      name: 'call-off-events-of-an-archived-group',
      type: 'group-archived',
      failure: 'What an archived group had planned could not be called off.',
      retryAfterMs: [1000, 60_000, 600_000],
      // Each series by itself: run again, it finds only those that are left.
      handle: async ({ payload: { groupId, byId } }) => {
        for (const id of await findOpenIds(db, groupId, clock.now())) {
          await inTransaction(db, (tx) => callSeriesOff(tx, { id, groupId, byId }, clock.now()));
          await othersTurn();
        }
      },
    }),
  ];
}

async function callSeriesOff(
  tx: Tx,
  { id, groupId, byId }: { id: string; groupId: string; byId: string | null },
  now: number,
): Promise<void> {
  const series = await holdGathering(tx, id);
  const [group] = await findGroupsByIds(tx, [groupId]);
  // Opened again since, its events are as they were.
  if (!series || !group || group.archived_at === null) return;
  // What goes on right now is not called off any more.
  const comes = 'starts_at';
  const first = await firstComing(tx, id, now, comes);
  if (!first) return;
  const ended = await endSeriesFrom(tx, series, { start: first.start, stays: [], comes }, now);
  // An archived group says so itself, and may have planned hundreds. What was divided is one series for whoever comes to it.
  const onceFor = `off:${undivided(series)}:${group.archived_at}`;
  await callOff(tx, ended.stay, { by: byId, now, ended, onceFor });
  await showSeries(tx, series, now);
}
