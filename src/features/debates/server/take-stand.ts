import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Debate } from '../debates.contract.ts';
import { findDebateById } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { holdWeek, readerAfter, requireOpen, requirePosition, requireReading } from './hold-open.ts';
import { readDebate } from './present-debate.ts';
import { saveStand } from './stand-store.ts';
import { requireDebate } from './weeks.ts';

/** Says which position somebody holds, or that they hold none. Nobody else sees it. */
export async function takeStandIn(
  deps: DebatesDeps,
  caller: Caller,
  week: string,
  position: string | null,
): Promise<Debate> {
  const { id } = await requireDebate(deps.db, week, deps.clock.now());
  await inUserTransaction(deps.db, caller.id, async (tx) => {
    const held = await holdWeek(tx, deps, caller, id);
    requireReading(held.reader);
    requireOpen(held);
    if (position !== null) requirePosition(held.debate, position, 'position');
    await saveStand(tx, { debateId: id, userId: caller.id, position, now: held.reader.now });
  });
  return readDebate(deps.db, await readerAfter(deps.db, deps, caller), (await findDebateById(deps.db, id))!);
}
