import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { eachDue } from '#platform/server/each-due.ts';
import { newId } from '#platform/server/ids.ts';
import {
  dayBefore,
  endOfSeries,
  momentOf,
  type OccurrenceTimes,
  type Series,
  startsBetween,
  timesOf,
  wallClockAt,
} from '../gathering-times.rules.ts';
import { EVERYONE, LAID_AHEAD_MS } from '../gatherings.rules.ts';
import { answerLaid } from './answer-laid.ts';
import {
  type GatheringRow,
  gatheringsToLay,
  holdGathering,
  needsOf,
  updateGatheringRow,
} from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { createLines } from './line-store.ts';
import { createOccurrences, type NewOccurrence } from './occurrence-store.ts';
import { repeatOf } from './present-gatherings.ts';

const MONTH_MS = 30 * DAY_MS;

export function seriesOf(row: GatheringRow): Series {
  const { local_start: localStart, local_end: localEnd, timezone } = row;
  return { localStart, localEnd, timezone, repeat: repeatOf(row) };
}

/** Until when occurrences of a series have rows, when the next get theirs, and when the last one is over. */
export function extentOf(series: Series, now: number) {
  const first = timesOf(series, series.localStart);
  const horizon = wallClockAt(Math.max(now + LAID_AHEAD_MS, first.startsAt + HOUR_MS), series.timezone);
  const end = endOfSeries(series);
  const lasts = first.endsAt - first.startsAt;
  return {
    laid_until: horizon,
    lay_at: end !== null && end < horizon ? null : now + MONTH_MS,
    open_until:
      series.repeat === null ? first.endsAt : end === null ? null : momentOf(end, series.timezone) + lasts,
  };
}

/** What an occurrence's times are in its row, with the moments of its reminders that are still to come. */
export function timesInRow(
  { localStart, localEnd, startsAt, endsAt }: Omit<OccurrenceTimes, 'start'>,
  timezone: string,
  now: number,
) {
  const coming = (at: number) => (at > now ? at : null);
  return {
    local_start: localStart,
    local_end: localEnd,
    timezone,
    starts_at: startsAt,
    ends_at: endsAt,
    remind_day_at: coming(dayBefore(localStart, timezone)),
    remind_hour_at: coming(startsAt - HOUR_MS),
  };
}

/** Gives occurrences of a series their rows, and each its lines of who brings what. */
export async function layOccurrences(
  tx: Tx,
  row: GatheringRow,
  starts: readonly string[],
  now: number,
): Promise<void> {
  const series = seriesOf(row);
  const rows = starts.map((start): NewOccurrence => {
    const times = timesOf(series, start);
    return {
      id: newId(now),
      gathering_id: row.id,
      start,
      audience: row.group_id ?? EVERYONE,
      ...timesInRow(times, series.timezone, now),
      own_title: null,
      own_description: null,
      own_place: null,
      own_link: null,
      own_seats: null,
      changes: 0,
      changed_at: null,
      cancelled_at: null,
    };
  });
  await createOccurrences(tx, rows);
  const brings = needsOf(row);
  const line = { user_id: row.user_id, taken_by: null, hidden_because: null };
  await createLines(
    tx,
    rows.flatMap(({ id: occurrence_id }) =>
      brings.map((text, i) => ({
        id: newId(now),
        occurrence_id,
        text,
        ...line,
        created_at: now - brings.length + i,
      })),
    ),
  );
}

/** Goes on with series that have no end: once a month, a month further. */
export function layComing(
  { db, clock, events }: Pick<GatheringsDeps, 'db' | 'clock' | 'events'>,
  stopping: AbortSignal,
): Promise<void> {
  return eachDue(
    (limit) => gatheringsToLay(db, clock.now(), limit).execute(),
    ({ id }) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const row = await holdGathering(tx, id);
        if (!row || row.lay_at === null || row.lay_at > now || row.laid_until === null) return;
        const { laid_until, lay_at } = extentOf(seriesOf(row), now);
        const starts = startsBetween(seriesOf(row), row.laid_until, laid_until);
        await layOccurrences(tx, row, starts, now);
        await updateGatheringRow(tx, id, { laid_until, lay_at });
        if (starts.length > 0) await answerLaid(tx, events, row, now);
      }),
    stopping,
  );
}
