import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canSpeak } from '../debates.policy.ts';
import { weekOf } from '../weeks.rules.ts';
import { findDebate } from './debate-store.ts';
import { findPositionOf } from './stand-store.ts';

export { countKindness } from './kindness-store.ts';
export { countStands } from './stand-store.ts';

/** Whether this week has a question in which somebody may speak, and has not said yet where they stand. */
export async function canTakeStand(db: DbOrTx, { id }: Pick<Caller, 'id'>, now: number): Promise<boolean> {
  const debate = await findDebate(db, weekOf(now));
  if (!debate) return false;
  const reader = { id, age: await ageAnswerOf(db, id), isModerator: false };
  return canSpeak(reader, debate, now) && (await findPositionOf(db, debate.id, id)) === null;
}
