import { createHash } from 'node:crypto';
import type { Words } from '#platform/server/words-kind.ts';

/**
 * One value for words as they stand now. A thing keeps its id when its author changes it, so what was reported, or found
 * fine, is remembered with this: other words under the same id are looked at anew.
 */
export function hashOfWords({ text, pictureUrl }: Pick<Words, 'text' | 'pictureUrl'>): string {
  return createHash('sha256')
    .update(JSON.stringify([text, pictureUrl]))
    .digest('base64url')
    .slice(0, 22);
}
