import type { Role } from '#contract/access.policy.ts';
import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { DebateReader } from '../debates.policy.ts';

/** Who reads or speaks, and when. UTC epoch milliseconds. */
export interface ReaderNow extends DebateReader {
  now: number;
}

export async function readerOf(
  db: DbOrTx,
  { id, role }: { id: string; role: Role },
  now: number,
): Promise<ReaderNow> {
  return { id, age: await ageAnswerOf(db, id), isModerator: role !== 'member', now };
}
