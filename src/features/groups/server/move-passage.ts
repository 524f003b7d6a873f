import { setImmediate as othersTurn } from 'node:timers/promises';
import { dateAfter, daysBetween } from '#contract/local-dates.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { findPlannedPassages, type ThreadRow, updateThread } from './thread-store.ts';

/** A plan may have hundreds; others are served in between. */
const PASSAGES_AT_ONCE = 20;

/**
 * Moves a passage of a plan to another day; with those that follow, all by as many days. The group is held.
 * @throws AppError INVALID_INPUT where another one begins then
 */
export async function movePassage(
  tx: Tx,
  { id: movedId, group_id, starts_on: before }: ThreadRow,
  { startsOn, andFollowing }: { startsOn: string; andFollowing: boolean },
): Promise<void> {
  const plan = await findPlannedPassages(tx, group_id);
  const at = plan.findIndex(({ id }) => id === movedId);
  const days = daysBetween(before!, startsOn);
  const moved = plan
    .slice(at, andFollowing ? undefined : at + 1)
    .map(({ id, starts_on }) => ({ id, starts_on: dateAfter(starts_on!, days) }));
  const ids = new Set(moved.map(({ id }) => id));
  const others = plan.filter(({ id }) => !ids.has(id));
  requireFreeDays(others, moved);
  for (const [n, { id, starts_on }] of moved.entries()) {
    if (n > 0 && n % PASSAGES_AT_ONCE === 0) await othersTurn();
    await updateThread(tx, id, { starts_on });
  }
}

/** Of two passages that begin on one day, one would never be read. @throws AppError INVALID_INPUT */
export function requireFreeDays(
  plan: readonly ThreadRow[],
  added: readonly { starts_on: string | null }[],
): void {
  const days = new Set(added.map(({ starts_on }) => starts_on));
  const taken = plan.find(({ starts_on }) => days.has(starts_on));
  if (!taken) return;
  const when = Temporal.PlainDate.from(taken.starts_on!).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  throw invalidField('startsOn', `${taken.title} begins on ${when} already. Please choose another day.`);
}
