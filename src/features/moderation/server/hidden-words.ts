import { sendLive, tellAgain, tellNoLonger } from '#features/notifications/server/for-other-features.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { WordsKind } from '#platform/server/words-kind.ts';
import { HIDING, hides } from '../hiding.rules.ts';
import { findInForce } from './action-store.ts';

/** Whether a moderator's decision hides these words, or they wait for one: also after they were deleted. */
export async function areHidden(db: DbOrTx, kind: string, wordsId: string): Promise<boolean> {
  return hides(await findInForce(db, { kind, wordsId }, HIDING));
}

/**
 * Hides words, or shows them again, as what is in force asks for: several actions may hide the same. XP follows, since each
 * kind takes it back and gives it back; also that of words which their author has deleted. Their open pages are told, since pages
 * take less XP for an older answer.
 */
export async function settleWords(
  tx: Tx,
  kinds: ReadonlyMap<string, WordsKind>,
  words: { kind: string; wordsId: string | null; authorId: string | null },
  now: number,
): Promise<void> {
  const { wordsId, authorId } = words;
  const kind = kinds.get(words.kind);
  if (!kind || wordsId === null) return;
  const isHidden = await areHidden(tx, words.kind, wordsId);
  if (await kind.find(tx, wordsId)) {
    if (isHidden) {
      await kind.hide(tx, wordsId, now);
      await tellNoLonger(tx, [wordsId], now);
    } else {
      await kind.restore(tx, wordsId, now);
      await tellAgain(tx, { subjectIds: [wordsId], actorId: authorId }, now);
    }
  } else if (authorId !== null) {
    await kind.settleDeleted?.(tx, { id: wordsId, authorId, isHidden }, now);
  }
  if (authorId !== null) await sendLive(tx, [authorId], [getCurrentUser.path], now);
}
