import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Words } from '#platform/server/words-kind.ts';
import type { CaseRow } from './case-store.ts';
import type { ModerationDeps } from './moderation-deps.ts';

/**
 * One value for words as they stand now. A thing keeps its id when its author changes it, so what was reported, or found
 * fine, is remembered with this: other words under the same id are looked at anew.
 */
export function hashOfWords({
  text,
  pictureUrls,
  earlier = [],
}: Pick<Words, 'text' | 'pictureUrls' | 'earlier'>): string {
  // One is written as it was when there was only one: what was found fine then stays so.
  const pictures = pictureUrls.length > 1 ? pictureUrls : (pictureUrls[0] ?? null);
  return createHash('sha256')
    .update(JSON.stringify([text, pictures, ...(earlier.length > 0 ? [earlier] : [])]))
    .digest('base64url')
    .slice(0, 22);
}

/**
 * The words of a case as they stand when it is decided, and their version, null where they are gone or private, since no moderator
 * reads them then; their author cannot change them until that is written down.
 */
export async function wordsOfCase(
  { words }: Pick<ModerationDeps, 'words'>,
  tx: Tx,
  one: Pick<CaseRow, 'kind' | 'words_id'>,
): Promise<{ found: Words | undefined; version: string | null }> {
  const found = one.words_id === null ? undefined : await words.get(one.kind)?.find(tx, one.words_id);
  return { found, version: found && !found.isPrivate ? hashOfWords(found) : null };
}

/** For whoever decides about other words than they read. */
export function wordsChanged(): AppError {
  return new AppError(
    'WORDS_CHANGED',
    'These words were changed since you read them. Please read them as they are now.',
  );
}
