import { AppError } from '#contract/errors.ts';
import { findDanger } from '#features/help/help.rules.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { canAppeal } from '../moderation.policy.ts';
import { isTold, mayBeAppealed } from '../told.rules.ts';
import { findAction } from './action-store.ts';
import { createAppealRow, findAppealsAgainst } from './appeal-store.ts';
import { createCase, findCase } from './case-store.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';
import { NOTHING_KNOWN, placeOf } from './open-case.ts';
import { tellModerators } from './tell-moderators.ts';
import { tellOfDanger } from './tell-of-danger.ts';

/**
 * Puts an appeal into the moderators' queue, once for each action; one with words of danger before all others that are no danger.
 * @returns the id of the case of what it is against
 * @throws AppError NOT_FOUND for what was not told to the caller, ALREADY_DONE
 */
export function appeal(
  { db, clock, events }: Pick<ModerationDeps, 'db' | 'clock' | 'events'>,
  how: {
    caller: { id: string };
    actionId: string;
    text: string;
    idempotency: { key: string; requestHash: string } | null;
  },
): Promise<string> {
  const { caller, actionId, text, idempotency } = how;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await holdPeople(tx, [caller.id]);
    const made = await once(
      tx,
      { userId: caller.id, idempotency, now },
      () => write(tx),
      async (id) => findCase(tx, id),
    );
    return made.id;
  });

  async function write(tx: Tx): Promise<{ id: string }> {
    const action = await findAction(tx, actionId);
    if (!action || !canAppeal(caller, { authorId: action.author_id }) || !isTold(action, now)) {
      throw new AppError('NOT_FOUND', 'There is nothing like this about your words.');
    }
    const one = await findCase(tx, action.case_id);
    const isAppealed = (await findAppealsAgainst(tx, [actionId])).length > 0;
    if (!one || !mayBeAppealed(action, { now, isAppealed })) {
      throw new AppError(
        'ALREADY_DONE',
        isAppealed ? 'You have asked already. Moderators read it.' : 'There is nothing to appeal any more.',
      );
    }
    const id = newId(now);
    const isDanger = findDanger(text) !== null;
    await createCase(tx, {
      id,
      kind: one.kind,
      words_id: one.words_id,
      author_id: caller.id,
      ...placeOf({ ...NOTHING_KNOWN, isAppeal: true, isDanger, openedAt: now }),
      reports: 0,
      danger_at: isDanger ? now : null,
      held_at: null,
      opened_at: now,
      closed_at: null,
      closed_hash: null,
      claimed_by: null,
      claimed_until: null,
      second_asked_by: null,
      appealed_action_id: actionId,
    });
    await createAppealRow(tx, {
      id: newId(now),
      action_id: actionId,
      case_id: id,
      user_id: caller.id,
      text: text.trim(),
      created_at: now,
    });
    await tellModerators(tx, one, now);
    const about = { id, author_id: caller.id, danger_at: null };
    if (isDanger) await tellOfDanger(tx, about, 'an appeal', { events, now });
    return { id: one.id };
  }
}
