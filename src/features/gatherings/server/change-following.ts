import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { endOfSeries, momentOf, type Series, startsBetween, timesOf } from '../gathering-times.rules.ts';
import { movedBegins } from '../moved-begins.rules.ts';
import { type Changes, endOf } from './change-one.ts';
import { createGatheringRow, type GatheringRow, updateGatheringRow } from './gathering-store.ts';
import { extentOf, layOccurrences, seriesOf, timesInRow } from './lay-occurrences.ts';
import { requireTimes, seriesInRow } from './make-gathering.ts';
import {
  deleteOccurrences,
  hasEarlier,
  holdOccurrencesFrom,
  type OccurrenceRow,
  type ShownOccurrence,
  updateOccurrence,
  updateOccurrences,
} from './occurrence-store.ts';
import { movingUp } from './seats.ts';
import { answeredAmong } from './who-comes-store.ts';

/** What became of a series that was changed: its row, and the occurrences that go on, soonest first. */
export interface Changed {
  series: GatheringRow;
  ids: readonly string[];
}

/**
 * Changes an occurrence and all that follow. What came before stays as it was: the series is divided there, and answers, lines
 * and notifications move along with their occurrences. Exceptions keep what is not changed here; of another time there are none.
 * @param asked the occurrence whose times the change names; `first`: the one from which on it is of
 * @throws AppError INVALID_INPUT
 */
export async function changeFollowing(
  tx: Tx,
  before: GatheringRow,
  { asked, first }: { asked: ShownOccurrence; first: OccurrenceRow },
  changes: Changes,
  now: number,
): Promise<Changed> {
  const held = await holdOccurrencesFrom(tx, before.id, first.start);
  const times = movedSeries(before, asked, first, changes);
  const isRetimed = times !== null;
  if (isRetimed) requireTimes(times, now);
  const isDivided = await hasEarlier(tx, before.id, first.start);
  const own = {
    title: changes.title ?? before.title,
    description: changes.description ?? before.description,
    place: changes.place ?? before.place,
    link: changes.link ?? before.link,
    seats: changes.seats === undefined ? before.seats : changes.seats,
  };
  const goesOn = times ?? {
    ...seriesOf(before),
    localStart: first.start,
    localEnd: endFrom(before, first.start),
  };
  const row: GatheringRow = {
    ...before,
    ...own,
    ...(isDivided || isRetimed ? { ...seriesInRow(goesOn), ...extentOf(goesOn, now) } : {}),
    ...(isDivided && { id: newId(now), created_at: now }),
    updated_at: now,
  };
  if (isDivided) {
    await createGatheringRow(tx, row);
    await endSeriesBefore(tx, before, first.start);
  } else {
    const { id, ...rest } = row;
    await updateGatheringRow(tx, id, rest);
  }
  const kept = isRetimed ? await moveOccurrences(tx, { before, row, times, held }, now) : held;
  await updateOccurrences(
    tx,
    kept.map(({ id }) => id),
    { gathering_id: row.id, ...withoutOwn(changes) },
  );
  if (!isRetimed && row.laid_until !== before.laid_until && before.laid_until !== null) {
    await layOccurrences(tx, row, startsBetween(seriesOf(row), before.laid_until, row.laid_until!), now);
  }
  return { series: row, ids: kept.filter(({ cancelled_at }) => cancelled_at === null).map(({ id }) => id) };
}

/** Seats of these were changed with their series. */
export async function settleSeats(
  tx: Tx,
  ids: readonly OccurrenceRow[],
  now: number,
  work: () => Promise<Changed>,
) {
  const [first, ...others] = ids;
  if (!first) return work();
  return movingUp(tx, first, now, (): Promise<Changed> => settleSeats(tx, others, now, work));
}

/** The series from the first one on, where its times or its rule are changed; null where they are not. */
function movedSeries(
  before: GatheringRow,
  asked: ShownOccurrence,
  first: OccurrenceRow,
  changes: Changes,
): Series | null {
  const { startsAt, endsAt, timezone, repeat } = changes;
  if ((startsAt ?? endsAt ?? timezone) === undefined && repeat === undefined) return null;
  const old = seriesOf(before);
  const from = { local_start: asked.start, local_end: endFrom(before, asked.start) };
  const by = Temporal.PlainDateTime.from(startsAt ?? asked.start).since(asked.start, { largestUnit: 'day' });
  const localStart = Temporal.PlainDateTime.from(first.start).add(by).toString({ smallestUnit: 'minute' });
  const lasts = Temporal.PlainDateTime.from(endOf(from, changes)).since(startsAt ?? asked.start, {
    largestUnit: 'hour',
  });
  return {
    localStart,
    localEnd: Temporal.PlainDateTime.from(localStart).add(lasts).toString({ smallestUnit: 'minute' }),
    timezone: timezone ?? old.timezone,
    repeat: repeat === undefined ? old.repeat : repeat,
  };
}

function endFrom(series: GatheringRow, start: string): string {
  const lasts = Temporal.PlainDateTime.from(series.local_end).since(series.local_start, {
    largestUnit: 'hour',
  });
  return Temporal.PlainDateTime.from(start).add(lasts).toString({ smallestUnit: 'minute' });
}

function isSameRhythm(before: GatheringRow, { repeat }: Series): boolean {
  return (
    repeat?.kind === (before.repeat_kind ?? undefined) && repeat?.every === (before.repeat_every ?? undefined)
  );
}

/** Ends a series before one of its begins. */
export async function endSeriesBefore(tx: Tx, before: GatheringRow, start: string): Promise<void> {
  const until = Temporal.PlainDate.from(start.slice(0, 10)).subtract({ days: 1 }).toString();
  const series = seriesOf({ ...before, repeat_until: until });
  const { startsAt, endsAt } = timesOf(series, series.localStart);
  const open_until = momentOf(endOfSeries(series)!, series.timezone) + (endsAt - startsAt);
  await updateGatheringRow(tx, before.id, { repeat_until: until, lay_at: null, open_until });
}

/**
 * Moves occurrences to the new times: those of the same week or month where the rhythm stays, otherwise those of the same day. One
 * that the new rule has not goes, unless somebody comes to it: then it stays as cancelled.
 */
async function moveOccurrences(
  tx: Tx,
  moved: { before: GatheringRow; row: GatheringRow; times: Series; held: readonly OccurrenceRow[] },
  now: number,
): Promise<OccurrenceRow[]> {
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
    await updateOccurrence(tx, one.id, { start, ...at, changed_at: null });
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
  const cancelled = stay.map((one) => ({ ...one, cancelled_at: one.cancelled_at ?? now }));
  return [...of.values(), ...cancelled];
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

/** What the whole series says now, no occurrence says otherwise. */
function withoutOwn(changes: Changes) {
  return {
    ...(changes.title !== undefined && { own_title: null }),
    ...(changes.description !== undefined && { own_description: null }),
    ...(changes.place !== undefined && { own_place: null }),
    ...(changes.link !== undefined && { own_link: null }),
    ...(changes.seats !== undefined && { own_seats: null }),
  };
}
