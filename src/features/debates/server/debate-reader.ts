import { actsAsModerator } from '#contract/access.policy.ts';
import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { DebateReader } from '../debates.policy.ts';

/** Who reads or speaks, and when. UTC epoch milliseconds. */
export interface ReaderNow extends DebateReader {
  now: number;
}

export async function readerOf(
  db: DbOrTx,
  caller: Pick<Caller, 'id' | 'role' | 'hasSecondStep'>,
  now: number,
): Promise<ReaderNow> {
  const { id } = caller;
  return { id, age: await ageAnswerOf(db, id), isModerator: actsAsModerator(caller), now };
}
