import { AppError } from '#contract/errors.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { canBeUndone } from '../decision.rules.ts';
import { canShowAgain, canUndo } from '../moderation.policy.ts';
import { MODERATION_LIMITS } from '../moderation.rules.ts';
import { createActions, findAction, findActionsOfDecision } from './action-store.ts';
import { findOpenCase, holdCase, updateCase } from './case-store.ts';
import { noSuchCase, settle } from './decide.ts';
import { notYours } from './lift-action.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';
import { followAuthor, writeHold } from './open-case.ts';
import { requireModerator } from './require-moderator.ts';
import { dontTell } from './tell-author.ts';
import { tellModerators } from './tell-moderators.ts';

/**
 * Takes a decision back within ten minutes: a row for each of its actions, and the case is open again as it was, or one about whoever
 * answers for the words by now. Its author hears nothing of it.
 * @returns the id of the case that is open
 * @throws AppError NOT_FOUND, ALREADY_DONE, TOO_LATE_TO_UNDO
 */
export async function undoDecision(
  deps: ModerationDeps,
  { caller, decisionId }: { caller: { id: string }; decisionId: string },
): Promise<string> {
  const { db, clock, events, words } = deps;
  const now = clock.now();
  const before = await findAction(db, decisionId);
  if (!before) throw noSuchCase();
  return inTransaction(db, async (tx) => {
    await holdPeople(tx, [caller.id, before.author_id]);
    const moderator = await requireModerator(tx, caller.id, now);
    const one = await holdCase(tx, before.case_id);
    const decided = await findActionsOfDecision(tx, decisionId);
    const [main] = decided;
    if (!one || !main || !canUndo(moderator, { moderatorId: main.moderator_id })) throw noSuchCase();
    if (main.isUndone) throw new AppError('ALREADY_DONE', 'This was taken back already.');
    if (!canBeUndone(main.action) || now >= main.created_at + MODERATION_LIMITS.undoMs) {
      throw new AppError('TOO_LATE_TO_UNDO', 'This has been told already. You can still lift it.');
    }
    // Nobody shows again what they have written themselves since: others may lift it.
    const isHide = decided.some(({ action }) => action === 'hide');
    const found =
      isHide && one.words_id !== null ? await words.get(one.kind)?.find(tx, one.words_id) : undefined;
    if (!canShowAgain(moderator, found)) throw notYours();
    const undoId = newId(now);
    await createActions(
      tx,
      decided
        .filter(({ isUndone }) => !isUndone)
        .map((action, i) => ({
          id: i === 0 ? undoId : newId(now),
          decision_id: undoId,
          case_id: one.id,
          author_id: one.author_id,
          moderator_id: moderator.id,
          action: 'undo',
          reason: action.reason,
          until: null,
          undoes_id: action.id,
          created_at: now,
        })),
    );
    // An author whose account is gone took the words along: there is nothing to look at again.
    const isGone = one.words_id === null && one.author_id === null;
    // Reported again meanwhile: that case goes on instead.
    const other = one.words_id === null ? undefined : await findOpenCase(tx, one.kind, one.words_id);
    const open = other ?? one;
    if (!other && !isGone) {
      const claim = { claimed_by: caller.id, claimed_until: now + MODERATION_LIMITS.claimMs };
      await updateCase(tx, one.id, { closed_at: null, closed_hash: null, ...claim });
    }
    const replaced = decided.find(({ undoes_id }) => undoes_id !== null)?.undoes_id;
    const hold = replaced ? await findAction(tx, replaced) : undefined;
    if (hold?.action === 'hold' && open.held_at === null && !isGone) {
      await writeHold(tx, open, hold.reason === 'word-list' ? 'word-list' : 'reports', now);
    }
    await dontTell(events, tx, decisionId);
    await settle(deps, tx, one, now);
    await tellModerators(tx, one, now);
    return (await followAuthor(deps, tx, open, now))?.caseId ?? open.id;
  });
}
