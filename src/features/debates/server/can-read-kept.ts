import { ageAnswerOf, publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { canReadWords, canSeeAuthors } from '../debates.policy.ts';
import { findDebateById } from './debate-store.ts';
import { findPositionOf } from './stand-store.ts';
import { findStatementIdOfLine, findVerdict } from './verdict-store.ts';
import { findWords, judgedWords, type WordsRow } from './words-store.ts';

/**
 * Whether somebody reads words of a debate now: claims are for all, a statement for those who hold the position (and whoever has
 * judged it), how to put it differently for who stated it, and what is said of a changed mind for all once the week is closed.
 */
export async function canReadKept(
  db: DbOrTx,
  row: WordsRow,
  readerId: string,
  now: number,
): Promise<boolean> {
  const debate = await findDebateById(db, row.debate_id);
  const reader = { id: readerId, age: await ageAnswerOf(db, readerId), isModerator: false };
  if (!debate || !canReadWords(reader, judgedWords(row), now)) return false;
  if (row.user_id === readerId) return true;
  switch (row.kind) {
    case 'debate-claim':
      // A block folds words once names are there.
      return (
        !canSeeAuthors(debate) || (await publicPeople(db, readerId, [row.user_id], now)).has(row.user_id)
      );
    case 'debate-other-side':
      return (
        (await findPositionOf(db, row.debate_id, readerId)) === row.position ||
        (await findVerdict(db, row.id, readerId)) !== undefined
      );
    case 'debate-mind':
      return canSeeAuthors(debate);
    case 'debate-verdict': {
      const about = await findStatementIdOfLine(db, row.id);
      return about !== undefined && (await findWords(db, about))?.user_id === readerId;
    }
  }
}
