import { memberIdsOf } from '#features/groups/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { findAnswered, findAnsweredOfSeries } from './asked-store.ts';
import type { GatheringRow } from './gathering-store.ts';
import type { ShownOccurrence } from './occurrence-store.ts';
import { partsOf } from './series-answer-store.ts';

/** What every cached answer about gatherings begins with. */
export const GATHERINGS = '/api/gatherings';

/**
 * Open pages show occurrences as they are now, lists and days too: those of everybody in their group, or of whoever has answered where
 * they are for everyone.
 * @param except whose browser knows already
 */
export async function showChange(
  tx: Tx,
  rows: readonly Pick<ShownOccurrence, 'id' | 'group_id'>[],
  now: number,
  except: string | null = null,
): Promise<void> {
  const ids = await whoseShow(tx, rows);
  ids.delete(except ?? '');
  await sendLive(tx, [...ids], [GATHERINGS], now);
}

/** The same of a whole series: what it says, or when it is. */
export async function showSeries(
  tx: Tx,
  { id, group_id }: Pick<GatheringRow, 'id' | 'group_id'>,
  now: number,
): Promise<void> {
  if (group_id !== null) return showGroup(tx, group_id, now);
  await sendLive(tx, [...(await findAnsweredOfSeries(tx, id, now))], [GATHERINGS], now);
}

/** The same of all that a series was divided into: of its answers. */
export async function showParts(tx: Tx, seriesId: string, now: number): Promise<void> {
  const parts = await partsOf(tx, seriesId);
  const groupId = parts[0]?.group_id ?? null;
  if (groupId !== null) return showGroup(tx, groupId, now);
  const ids = new Set<string>();
  for (const { id } of parts) for (const one of await findAnsweredOfSeries(tx, id, now)) ids.add(one);
  await sendLive(tx, [...ids], [GATHERINGS], now);
}

/** The same of all that a group has planned. */
export async function showGroup(tx: Tx, groupId: string, now: number): Promise<void> {
  await sendLive(tx, await memberIdsOf(tx, groupId), [GATHERINGS], now);
}

async function whoseShow(
  tx: Tx,
  rows: readonly Pick<ShownOccurrence, 'id' | 'group_id'>[],
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const groupId of new Set(rows.flatMap(({ group_id }) => group_id ?? []))) {
    for (const id of await memberIdsOf(tx, groupId)) ids.add(id);
  }
  for (const row of rows.filter(({ group_id }) => group_id === null)) {
    for (const id of await findAnswered(tx, row.id)) ids.add(id);
  }
  return ids;
}
