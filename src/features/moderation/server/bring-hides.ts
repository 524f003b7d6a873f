import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { type ActionRow, createActions, findInForce } from './action-store.ts';
import { updateCase } from './case-store.ts';
import { NOTHING_KNOWN, openCase, placeOf, type WordsOfCase, writeHold } from './open-case.ts';
import { findReasonsOfCase } from './report-store.ts';

type HideInForce = Awaited<ReturnType<typeof findInForce>>[number];

/**
 * Words that a moderator hid as somebody else's wait for one as those of whoever answers for them now: who was told of it, and could
 * appeal, is gone, and they would be hidden for ever.
 * @returns what holds them now, of which who answers for them is to be told; null where nothing was hidden as somebody else's
 */
export async function bringHides(tx: Tx, words: WordsOfCase, now: number): Promise<ActionRow | null> {
  const { kind, wordsId, authorId } = words;
  const inForce = await findInForce(tx, { kind, wordsId }, ['hide']);
  const hides = inForce.filter(({ author_id }) => author_id !== authorId);
  if (hides.length === 0) return null;
  await endHides(tx, hides, now);
  const one = await openCase(tx, words, now);
  if (one.held_at !== null) return null;
  const hold = await writeHold(tx, one, 'word-list', now);
  const { reports, opened_at: openedAt } = one;
  const isDanger = one.danger_at !== null || (await findReasonsOfCase(tx, one.id)).includes('danger');
  const known = { ...NOTHING_KNOWN, isDanger, isHeldByList: true, reports, openedAt };
  await updateCase(tx, one.id, placeOf(known));
  return hold;
}

/** Ends these hides, since what they hid is looked at anew, or is gone: nobody is told. */
export async function endHides(tx: Tx, hides: readonly HideInForce[], now: number): Promise<void> {
  await createActions(
    tx,
    hides.map(({ id: undoesId, case_id, author_id }) => {
      const id = newId(now);
      return {
        id,
        decision_id: id,
        case_id,
        author_id,
        moderator_id: null,
        action: 'lift',
        reason: 'settled',
        until: null,
        undoes_id: undoesId,
        created_at: now,
      } as const;
    }),
  );
}
