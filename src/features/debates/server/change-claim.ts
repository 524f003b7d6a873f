import type { HandlerInput, HandlerOutput } from '#contract/define-endpoint.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitEdit } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { updateClaim } from '../claims.contract.ts';
import { canEdit, leavesTrace } from '../debates.policy.ts';
import { countChange } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { settleClaimXP } from './debates-xp.ts';
import { type Held, holdWeek, readerAfter, requireOpen } from './hold-open.ts';
import { citesOf } from './make-claim.ts';
import { findNodeRow, removeEmptyPlaces } from './node-store.ts';
import { readClaim } from './present-claim.ts';
import { requireCited } from './read-reference.ts';
import { noSuchClaim } from './refusals.ts';
import { requireQuoted } from './require-quoted.ts';
import { deleteWords, findWords, judgedWords, updateWords, type WordsRow } from './words-store.ts';

/** Changes one's own claim. After a quarter of an hour it shows what it said first. */
export async function changeClaim(
  deps: DebatesDeps,
  caller: Caller,
  claimId: string,
  body: HandlerInput<typeof updateClaim>['body'],
): Promise<HandlerOutput<typeof updateClaim>> {
  const known = await findWords(deps.db, claimId);
  if (known?.kind !== 'debate-claim' || known.user_id !== caller.id) throw noSuchClaim();
  const cited = await requireCited(body.cites ?? (JSON.parse(known.cites) as string[]), 'cites');
  const needsHelp = await inUserTransaction(deps.db, caller.id, async (tx) => {
    const { held, row } = await holdOwn(tx, deps, caller, known);
    requireOpen(held);
    const { debate, reader } = held;
    if (!canEdit(reader, debate, judgedWords(row), reader.now)) throw noSuchClaim();
    const text = body.text ?? row.text;
    const above = (await findNodeRow(tx, claimId))?.parent_id ?? null;
    const answers = above === null ? null : ((await findWords(tx, above))?.text ?? null);
    requireQuoted(text, cited, { debate, answers, path: 'text' });
    const isOther = text !== row.text;
    const words = { caller, kind: 'debate-claim', wordsId: claimId, texts: [text], deps } as const;
    // Sent again since its answer was lost, it shows help again.
    const asItWas = { isHeld: false, needsHelp: body.text !== undefined && findDanger(text) !== null };
    const admitted = isOther ? await admitEdit(tx, words, reader.now) : asItWas;
    const cites = citesOf(cited);
    const shows = (isOther || cites !== row.cites) && leavesTrace(judgedWords(row), reader.now);
    await updateWords(tx, claimId, {
      text,
      cites,
      ...(shows && { first_text: row.first_text ?? firstSaid(row, cites) }),
      ...(admitted.isHeld && { hidden_because: 'held' as const }),
    });
    if (row.seen_from <= reader.now) await countChange(tx, debate.id);
    return admitted.needsHelp;
  });
  const claim = await readClaim(deps.db, await readerAfter(deps.db, deps, caller), claimId);
  if (!claim) throw noSuchClaim();
  return { ...claim, needsHelp };
}

/** What a claim said before it was corrected; with its passages, where it cites others now. */
function firstSaid(row: Pick<WordsRow, 'text' | 'cites'>, cites: string): string {
  const before = JSON.parse(row.cites) as string[];
  return cites === row.cites || before.length === 0 ? row.text : `${row.text} (${before.join(', ')})`;
}

/** Takes one's own claim back, whenever. Its place stays where something stands under it. */
export async function takeClaimBack(deps: DebatesDeps, caller: Caller, claimId: string): Promise<void> {
  const known = await findWords(deps.db, claimId);
  if (known?.kind !== 'debate-claim' || known.user_id !== caller.id) throw noSuchClaim();
  await inUserTransaction(deps.db, caller.id, async (tx) => {
    const { held, row } = await holdOwn(tx, deps, caller, known);
    await deleteWords(tx, claimId);
    await removeEmptyPlaces(tx, claimId);
    await settleClaimXP(tx, { userId: caller.id, debateId: row.debate_id, now: held.reader.now });
    await forgetNotifications(tx, 'debate-answered', [claimId], null);
    if (row.seen_from <= held.reader.now) await countChange(tx, row.debate_id);
    // Until names are there the next quarter of an hour shows it, so that no moment tells whose it was.
    if (held.debate.closed_at === null) return;
    const { debate_id: debateId } = row;
    await deps.events.emit(
      tx,
      { type: 'debate-claim-taken-back', subject: debateId, payload: { debateId } },
      held.reader.now,
    );
  });
}

/** Their claim as it is now that its week is held. @throws AppError NOT_FOUND */
async function holdOwn(
  tx: Tx,
  deps: DebatesDeps,
  caller: Caller,
  { id, debate_id }: WordsRow,
): Promise<{ held: Held; row: WordsRow }> {
  const held = await holdWeek(tx, deps, caller, debate_id);
  const row = await findWords(tx, id);
  if (!row) throw noSuchClaim();
  return { held, row };
}
