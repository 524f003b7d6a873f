import { AppError } from '#contract/errors.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { newId } from '#platform/server/ids.ts';
import { isAboutSeen } from '../decision.rules.ts';
import { canModerate, canShowAgain } from '../moderation.policy.ts';
import type { LIFT_REASONS } from '../moderation.rules.ts';
import { createActions, createNote, findAction } from './action-store.ts';
import { findAppealsAgainst } from './appeal-store.ts';
import { findCase, holdCase } from './case-store.ts';
import { noSuchCase, settle } from './decide.ts';
import { isLiftable } from './liftable.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';
import { findWordsOf } from './present-cases.ts';
import { requireModerator } from './require-moderator.ts';
import { TellsWhoWrote, writingDownWhatItTells } from './reveal.ts';
import { tellLater } from './tell-author.ts';
import { wordsChanged, wordsOfCase } from './words-hash.ts';

interface ToLift {
  caller: { id: string };
  actionId: string;
  reason: (typeof LIFT_REASONS)[number];
  note: string;
  /** The version of the words that the moderator read; null: there were none, or none are shown again. */
  seen: string | null;
}

/**
 * Ends what an action does: hidden words are shown again, a mute or ban is over. The author is told. While words are hidden their
 * author can change most of them, so they are shown again only as somebody has read them.
 * @throws AppError NOT_FOUND, FORBIDDEN, ALREADY_DONE, WORDS_CHANGED
 */
export async function liftAction(deps: ModerationDeps, toLift: ToLift): Promise<string> {
  const { db, clock, events } = deps;
  const { caller, actionId, reason, note, seen } = toLift;
  const now = clock.now();
  const before = await findAction(db, actionId);
  if (!before) throw noSuchCase();
  return writingDownWhatItTells(deps, caller.id, async (tx) => {
    await holdPeople(tx, [caller.id, before.author_id]);
    const moderator = await requireModerator(tx, caller.id, now);
    const one = await holdCase(tx, before.case_id);
    const action = await findAction(tx, actionId);
    const author = before.author_id === null ? undefined : await findUserById(tx, before.author_id);
    if (!one || !action || moderator.id === action.author_id) throw noSuchCase();
    if (!canModerate(moderator, author ?? null)) {
      const { showsAuthor } = await findWordsOf(deps, tx, one, moderator.id);
      throw showsAuthor ? notYours() : new TellsWhoWrote(one.id);
    }
    if (!isLiftable(action, now)) throw new AppError('ALREADY_DONE', 'This is over already.');
    const [appeal] = await findAppealsAgainst(tx, [actionId]);
    if (appeal && (await findCase(tx, appeal.case_id))?.closed_at === null) {
      throw new AppError('ALREADY_DONE', 'An appeal against this is waiting. Please answer that.');
    }
    if (action.action === 'hide') {
      const { found, version } = await wordsOfCase(deps, tx, one);
      if (!canShowAgain(moderator, found)) throw notYours();
      if (!isAboutSeen({ seen, version })) throw wordsChanged();
    }
    const id = newId(now);
    const row = {
      id,
      decision_id: id,
      case_id: one.id,
      author_id: action.author_id,
      moderator_id: moderator.id,
      action: 'lift',
      reason,
      until: null,
      undoes_id: action.id,
      created_at: now,
    } as const;
    await createActions(tx, [row]);
    const text = note.trim();
    if (text !== '') await createNote(tx, { actionId: id, authorId: action.author_id, text });
    await settle(deps, tx, one, now);
    await tellLater(events, tx, row, { now, at: now });
    return action.id;
  });
}

export function notYours(): AppError {
  return new AppError('FORBIDDEN', 'This is not for you to decide.');
}
