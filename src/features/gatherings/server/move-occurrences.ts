import type { Tx } from '#platform/server/db/database.ts';
import { type Series, startsBetween, timesOf } from '../gathering-times.rules.ts';
import { movedBegins } from '../moved-begins.rules.ts';
import type { GatheringRow } from './gathering-store.ts';
import { layOccurrences, seriesOf, timesInRow } from './lay-occurrences.ts';
import { deleteOccurrences, type OccurrenceRow, updateOccurrence } from './occurrence-store.ts';
import { answeredAmong } from './who-comes-store.ts';

/**
 * Moves occurrences to the new times: those of the same week or month where the rhythm stays, otherwise those of the same day. One
 * that the new rule has not goes, unless somebody comes to it: then it stays as cancelled.
 * @returns as they were before
 */
export async function moveOccurrences(
  tx: Tx,
  moved: { before: GatheringRow; row: GatheringRow; times: Series; held: readonly OccurrenceRow[] },
  now: number,
): Promise<{ kept: OccurrenceRow[]; cancelled: OccurrenceRow[] }> {
  const { before, row, times, held } = moved;
  const starts = startsBetween(times, times.localStart, row.laid_until!);
  const of = followed(before, { times, starts, held });
  const kept = new Set([...of.values()].map(({ id }) => id));
  const left = held.filter(({ id }) => !kept.has(id));
  const awaited = await answeredAmong(
    tx,
    left.map(({ id }) => id),
  );
  await deleteOccurrences(
    tx,
    left.filter(({ id }) => !awaited.has(id)).map(({ id }) => id),
  );
  // Names that are taken over one by one would meet on the way.
  for (const { id } of held) await updateOccurrence(tx, id, { start: id, gathering_id: row.id });
  for (const [start, one] of of) {
    const at = timesInRow(timesOf(times, start), times.timezone, now);
    await updateOccurrence(tx, one.id, { start, ...at });
  }
  const taken = new Set(starts);
  const stay = left.filter(({ id }) => awaited.has(id));
  for (const { id, start, cancelled_at } of stay) {
    const free = freeStart(start, taken);
    taken.add(free);
    const gone = { cancelled_at: cancelled_at ?? now, remind_day_at: null, remind_hour_at: null };
    await updateOccurrence(tx, id, { start: free, ...gone });
  }
  await layOccurrences(
    tx,
    row,
    starts.filter((start) => !of.has(start)),
    now,
  );
  return { kept: [...of.values()], cancelled: stay };
}

/** By the new begins the occurrences that they become. What an earlier change left over, cancelled and beside the rule, follows none. */
function followed(
  before: GatheringRow,
  { times, starts, held }: { times: Series; starts: readonly string[]; held: readonly OccurrenceRow[] },
): Map<string, OccurrenceRow> {
  const first = held[0];
  const last = held.at(-1);
  if (!first || !last) return new Map();
  const end = Temporal.PlainDateTime.from(last.start).add({ minutes: 1 });
  const begins = startsBetween(seriesOf(before), first.start, end.toString({ smallestUnit: 'minute' }));
  const byBegin = new Map(held.map((one) => [one.start, one]));
  const kind = isSameRhythm(before, times) ? before.repeat_kind : null;
  const was = movedBegins(kind, begins, starts);
  return new Map(
    [...was].flatMap(([start, begin]) => {
      const one = byBegin.get(begin);
      return one ? [[start, one] as const] : [];
    }),
  );
}

function freeStart(start: string, taken: ReadonlySet<string>): string {
  let free = Temporal.PlainDateTime.from(start);
  while (taken.has(free.toString({ smallestUnit: 'minute' }))) free = free.add({ minutes: 1 });
  return free.toString({ smallestUnit: 'minute' });
}

function isSameRhythm(before: GatheringRow, { repeat }: Series): boolean {
  return (
    repeat?.kind === (before.repeat_kind ?? undefined) && repeat?.every === (before.repeat_every ?? undefined)
  );
}
