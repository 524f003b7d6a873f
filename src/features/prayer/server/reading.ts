import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { PrayerReader } from '../prayer.policy.ts';

/** Who reads, and when: the policy asks for the first, the lists for both. */
export interface Reading extends PrayerReader {
  /** UTC epoch milliseconds. */
  now: number;
  /** The reader's local day, '2026-11-22'. */
  today: string;
}

export async function readingOf(
  db: DbOrTx,
  { id, timezone }: Pick<Caller, 'id' | 'timezone'>,
  now: number,
): Promise<Reading> {
  return { id, age: await ageAnswerOf(db, id), now, today: localDay(now, timezone).date };
}
