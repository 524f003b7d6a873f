import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canHonour } from '../debates.policy.ts';
import { createMark, deleteMark } from './argued-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { type Held, holdWeek, requireOpen, requireReading } from './hold-open.ts';
import { noSuchClaim } from './refusals.ts';
import { findWords, judgedWords, type WordsRow } from './words-store.ts';

/** Marks somebody else's claim as well argued, or takes the mark back. */
export async function markClaim(
  deps: DebatesDeps,
  caller: Caller,
  claimId: string,
  isArgued: boolean,
): Promise<{ isArgued: boolean }> {
  const known = await findClaim(deps, claimId);
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const { held } = await holdHonoured(tx, deps, caller, known);
    const mark = { nodeId: claimId, userId: caller.id, debateId: held.debate.id, now: held.reader.now };
    if (isArgued) await createMark(tx, mark);
    else await deleteMark(tx, claimId, caller.id);
    return { isArgued };
  });
}

/** @throws AppError NOT_FOUND */
export async function findClaim({ db }: Pick<DebatesDeps, 'db'>, claimId: string): Promise<WordsRow> {
  const known = await findWords(db, claimId);
  if (known?.kind !== 'debate-claim') throw noSuchClaim();
  return known;
}

/**
 * A claim of somebody else that the caller can read, with its week held and open.
 * @throws AppError NOT_FOUND, FORBIDDEN, DEBATE_CLOSED
 */
export async function holdHonoured(
  tx: Tx,
  deps: DebatesDeps,
  caller: Caller,
  { id, debate_id }: WordsRow,
): Promise<{ held: Held; row: WordsRow }> {
  const held = await holdWeek(tx, deps, caller, debate_id);
  requireReading(held.reader);
  const row = await findWords(tx, id);
  if (row?.user_id === caller.id) throw ownClaim();
  if (!row || !canHonour(held.reader, judgedWords(row), held.reader.now)) throw noSuchClaim();
  requireOpen(held);
  return { held, row };
}

function ownClaim(): AppError {
  return new AppError('FORBIDDEN', 'This is a claim of your own. Others say whether it is well argued.');
}
