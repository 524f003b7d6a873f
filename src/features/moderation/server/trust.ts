import { AppError } from '#contract/errors.ts';
import { findVisits } from '#features/progress/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import {
  hasLink,
  LEVEL_STANDS_MS,
  mayHaveLinks,
  type Shape,
  type Shared,
  type TrustLevel,
  trustLevelOf,
  withOneMore,
} from '../trust.rules.ts';
import { createOrUpdateTrust, findTrust, type TrustRow } from './trust-store.ts';

/** How far somebody is trusted now. Counted at most once a day, and not any more once it is the highest. */
export async function trustLevel(
  db: DbOrTx,
  userId: string,
  now: number,
  known?: TrustRow | undefined,
): Promise<{ level: TrustLevel; levelAt: number }> {
  const row = known ?? (await findTrust(db, userId));
  const before = (row?.level ?? 0) as TrustLevel;
  if (row && (before === 2 || Math.abs(now - row.level_at) < LEVEL_STANDS_MS))
    return { level: before, levelAt: row.level_at };
  // One minute of reading is paid with one XP.
  const { days, paid } = await findVisits(db, userId, 'reading_session');
  return { level: Math.max(before, trustLevelOf({ days, minutes: paid })) as TrustLevel, levelAt: now };
}

/** @throws AppError LINKS_NOT_YET where somebody is not trusted far enough for the links in these texts. */
export function refuseLinks(level: TrustLevel, texts: readonly string[]): void {
  if (mayHaveLinks(level) || !texts.some(hasLink)) return;
  throw new AppError(
    'LINKS_NOT_YET',
    'Links are for those who have been here for some days. Please say it in words for now.',
  );
}

/**
 * Counts one more shared word, in the writer's own transaction.
 * @throws AppError NEWCOMER_LIMIT when it has to wait, LINKS_NOT_YET
 */
export async function countShared(
  tx: Tx,
  userId: string,
  { shape, texts, now }: { shape: Shape; texts: readonly string[]; now: number },
): Promise<void> {
  const row = await findTrust(tx, userId);
  const { level, levelAt } = await trustLevel(tx, userId, now, row);
  refuseLinks(level, texts);
  const after = withOneMore(sharedOf(row), { level, shape, now });
  if ('refusal' in after) throw new AppError('NEWCOMER_LIMIT', after.refusal);
  const { shared } = after;
  await createOrUpdateTrust(tx, {
    user_id: userId,
    level,
    level_at: levelAt,
    first_shared_at: shared.firstSharedAt,
    last_shared_at: shared.lastSharedAt,
    day_started_at: shared.dayStartedAt,
    topics: shared.topics,
    replies: shared.replies,
    last_in_group_at: shared.lastInGroupAt,
    in_groups: shared.inGroups,
  });
}

function sharedOf(row: TrustRow | undefined): Shared {
  return {
    firstSharedAt: row?.first_shared_at ?? null,
    lastSharedAt: row?.last_shared_at ?? null,
    dayStartedAt: row?.day_started_at ?? null,
    topics: row?.topics ?? 0,
    replies: row?.replies ?? 0,
    lastInGroupAt: row?.last_in_group_at ?? null,
    inGroups: row?.in_groups ?? 0,
  };
}
