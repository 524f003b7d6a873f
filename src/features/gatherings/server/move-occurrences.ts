import type { Tx } from '#platform/server/db/database.ts';
import { type Series, startsBetween, timesOf } from '../gathering-times.rules.ts';
import { movedBegins } from '../moved-begins.rules.ts';
import type { GatheringRow } from './gathering-store.ts';
import { layOccurrences, seriesOf, timesInRow } from './lay-occurrences.ts';
import { deleteOccurrences, type OccurrenceRow, updateOccurrence } from './occurrence-store.ts';
import { answeredAmong } from './who-comes-store.ts';

/** Whether an occurrence is at another time than its rule has it. By its clocks: a country may have changed its rule of time since. */
export function isElsewhere(series: GatheringRow, row: OccurrenceRow): boolean {
  const { localStart, localEnd } = timesOf(seriesOf(series), row.start);
  return row.local_start !== localStart || row.local_end !== localEnd || row.timezone !== series.timezone;
}

/**
 * Moves occurrences to the new times: those of the same week or month where the rhythm stays, otherwise those of the same day. One
 * that was moved by itself keeps its own time. One that the new rule has not goes, unless somebody comes to it: then it stays as cancelled.
 * @param moved `askedId`: the one whose times the change names, which has none of its own any more
 * @returns as they were before; `unmoved`: ids of those of `kept` with a time of their own; `hasLaid`: others are new
 */
export async function moveOccurrences(
  tx: Tx,
  moved: {
    before: GatheringRow;
    row: GatheringRow;
    times: Series;
    held: readonly OccurrenceRow[];
    askedId: string;
  },
  now: number,
): Promise<{
  kept: OccurrenceRow[];
  cancelled: OccurrenceRow[];
  unmoved: ReadonlySet<string>;
  hasLaid: boolean;
}> {
  const { before, row, times, held, askedId } = moved;
  const starts = startsBetween(times, times.localStart, row.laid_until!);
  const of = followed(before, { times, starts, held });
  const kept = new Set([...of.values()].map(({ id }) => id));
  const left = held.filter(({ id }) => !kept.has(id));
  const unmoved = new Set(
    held.filter((one) => one.id !== askedId && isElsewhere(before, one)).map(({ id }) => id),
  );
  const awaited = await answeredAmong(
    tx,
    left.map(({ id }) => id),
    'themselves',
  );
  await deleteOccurrences(
    tx,
    left.filter(({ id }) => !awaited.has(id)).map(({ id }) => id),
  );
  // Names that are taken over one by one would meet on the way.
  for (const { id } of held) await updateOccurrence(tx, id, { start: id, gathering_id: row.id });
  for (const [start, one] of of) {
    const at = unmoved.has(one.id) ? {} : timesInRow(timesOf(times, start), times.timezone, now);
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
  const laid = starts.filter((start) => !of.has(start));
  await layOccurrences(tx, row, laid, now);
  return { kept: [...of.values()], cancelled: stay, unmoved, hasLaid: laid.length > 0 };
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
