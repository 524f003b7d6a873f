import { nextXP } from '#features/progress/progress.rules.ts';
import { awardXP, giveBackXP, paidToday, takeBackXP } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { PASSAGE_XP } from '../groups.rules.ts';
import { hasShownAnswer, type PostRow } from './post-store.ts';

/** Pays for an answer to a passage: once for each passage, however much is written beside it. What was taken back with others comes back. */
export async function payForAnswer(
  tx: Tx,
  caller: Caller,
  post: Pick<PostRow, 'user_id' | 'thread_id' | 'hidden_because'>,
  now: number,
): Promise<number> {
  const paid = await paidToday(tx, caller, 'passage_answered', now);
  const award = { ...sourceOf(post, now), amount: nextXP(PASSAGE_XP, paid.count), day: paid.day };
  const isShown = post.hidden_because === null;
  return (await awardXP(tx, award)) || (isShown ? giveBackXP(tx, sourceOf(post, now)) : 0);
}

/**
 * The XP of an answered passage is its author's while an answer of theirs is shown there: it goes with the last that is hidden, and
 * comes back with the first that is shown again. Whoever hides or shows one has held its author's row and its thread before.
 */
export async function settlePassageXP(
  tx: Tx,
  post: Pick<PostRow, 'user_id' | 'thread_id'>,
  now: number,
): Promise<void> {
  const isEarned = await hasShownAnswer(tx, post.thread_id, post.user_id);
  await (isEarned ? giveBackXP : takeBackXP)(tx, sourceOf(post, now));
}

function sourceOf(post: Pick<PostRow, 'user_id' | 'thread_id'>, now: number) {
  return { userId: post.user_id, reason: 'passage_answered', sourceId: post.thread_id, now } as const;
}
