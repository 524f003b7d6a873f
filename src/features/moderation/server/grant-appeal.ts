import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { type ActionRow, findActionsOfDecision } from './action-store.ts';
import { findWaitingAppeals } from './appeal-store.ts';
import { holdCase, updateCase } from './case-store.ts';

/** The fields that the rows of a grant share, and the id of the first. */
type OfGrant = Pick<
  ActionRow,
  'id' | 'decision_id' | 'case_id' | 'author_id' | 'moderator_id' | 'reason' | 'created_at'
>;

/**
 * What takes back all that was decided together with what was appealed, as far as it still holds: a row for each, the first of which
 * answers the appeal. What holds no more, since a hidden name was changed meanwhile, needs nothing that takes it back. Another appeal
 * against the same decision is answered by it, too, in its own case: but not where words of danger wait to be read.
 */
export async function rowsOfGrant(tx: Tx, against: ActionRow, common: OfGrant): Promise<ActionRow[]> {
  const decided = await findActionsOfDecision(tx, against.decision_id);
  const others = decided.filter(({ id }) => id !== against.id);
  const waiting = await findWaitingAppeals(
    tx,
    others.map(({ id }) => id),
  );
  const holds = new Set(decided.filter(({ isUndone }) => !isUndone).map(({ id }) => id));
  const grant = { ...common, action: 'grant', until: null } as const;
  return [
    { ...grant, undoes_id: holds.has(against.id) ? against.id : null },
    ...others
      .filter(({ id }) => holds.has(id) || waiting.has(id))
      .map((part) => ({
        ...grant,
        id: newId(common.created_at),
        case_id: waiting.get(part.id) ?? common.case_id,
        undoes_id: holds.has(part.id) ? part.id : null,
      })),
  ];
}

/** Closes the other appeals that a grant answers, of which each has one of these rows. */
export async function closeAnsweredAppeals(
  tx: Tx,
  rows: readonly ActionRow[],
  { version, now }: { version: string | null; now: number },
): Promise<void> {
  for (const { case_id } of rows) {
    await holdCase(tx, case_id);
    await updateCase(tx, case_id, {
      claimed_by: null,
      claimed_until: null,
      closed_at: now,
      closed_hash: version,
    });
  }
}
