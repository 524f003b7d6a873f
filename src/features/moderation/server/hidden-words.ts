import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { WordsKind } from '#platform/server/words-kind.ts';
import { findInForce } from './action-store.ts';

/** Whether a moderator's decision hides these words, or they wait for one: also after they were deleted. */
export async function areHidden(db: DbOrTx, kind: string, wordsId: string): Promise<boolean> {
  return (await findInForce(db, { kind, wordsId }, ['hide', 'hold'])).length > 0;
}

/**
 * Hides words, or shows them again, as what is in force asks for: several actions may hide the same. XP follows, since each
 * kind takes it back and gives it back.
 */
export async function settleWords(
  tx: Tx,
  kinds: ReadonlyMap<string, WordsKind>,
  words: { kind: string; wordsId: string | null },
  now: number,
): Promise<void> {
  const { wordsId } = words;
  const kind = kinds.get(words.kind);
  if (!kind || wordsId === null || !(await kind.find(tx, wordsId))) return;
  const hiding = await findInForce(tx, { kind: words.kind, wordsId }, ['hide', 'hold']);
  if (hiding.length > 0) await kind.hide(tx, wordsId, now);
  else await kind.restore(tx, wordsId, now);
}
