import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Words, WordsKind } from '#platform/server/words-kind.ts';

/** Where words stand, for whoever can open that; null for others, whom it would lead to 'not here, or not for you'. */
export async function hrefFor(
  db: DbOrTx,
  kind: WordsKind | undefined,
  { id, href }: Words,
  { readerId, now }: { readerId: string; now: number },
): Promise<string | null> {
  return href !== null && (await kind?.canOpen(db, id, readerId, now)) ? href : null;
}
