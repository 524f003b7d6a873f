import type { Tx } from '#platform/server/db/database.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { newId } from '#platform/server/ids.ts';
import { movesBegins, seriesAt, seriesFrom, whatGoesOn } from '../following.rules.ts';
import { endOfSeries, lastDayBefore, momentOf, startsBetween, timesOf } from '../gathering-times.rules.ts';
import { changeNeeds } from './change-needs.ts';
import { type Changes, isMoved, ownTimes, ownWords } from './change-one.ts';
import {
  createGatheringRow,
  findGathering,
  type GatheringRow,
  needsOf,
  updateGatheringRow,
} from './gathering-store.ts';
import { extentOf, layOccurrences, seriesOf } from './lay-occurrences.ts';
import { requireRoom, requireTimes, seriesInRow } from './make-gathering.ts';
import { isElsewhere, moveOccurrences } from './move-occurrences.ts';
import { noteFormerNames } from './occurrence-names-store.ts';
import {
  hasEarlier,
  type OccurrenceRow,
  type ShownOccurrence,
  updateOccurrences,
} from './occurrence-store.ts';
import { hiddenUndivided } from './refusals.ts';
import { changingSeats } from './seats.ts';
import { undivided } from './series-answer-store.ts';

/** What became of a series that was changed: its row, and its occurrences, soonest first. */
export interface Changed {
  series: GatheringRow;
  /** Those that go on, and are at another time or place than before. */
  ids: readonly string[];
  /** Those that somebody comes to, and the new rule has no day for. */
  cancelled: readonly string[];
  /** Some stay with what was before, and have the change's words as their own. */
  hasEarly: boolean;
  /** It has evenings that it had not before. */
  hasLaid: boolean;
}

/**
 * Changes an occurrence and all that follow, or all that are still to come. What came before stays as it was: the series is divided
 * there, and answers, lines and notifications move along with their occurrences. What one has of its own, words, seats or a time, it
 * keeps; but the occurrence that was asked for has what was said of it.
 * @param asked the occurrence whose times the change names; `held`: those that it is of, in their order, and what was between
 * @throws AppError INVALID_INPUT, GATHERING_CLOSED, GATHERING_LIMIT
 */
export async function changeFollowing(
  tx: Tx,
  before: GatheringRow,
  { asked, held }: { asked: ShownOccurrence; held: readonly OccurrenceRow[] },
  changes: Changes,
  { by, now }: { by: string; now: number },
): Promise<Changed> {
  const { startsAt, endsAt, timezone, repeat } = changes;
  const isRetimed = (startsAt ?? endsAt ?? timezone) !== undefined || repeat !== undefined;
  const own = isRetimed ? ownTimes(asked, changes, now) : null;
  // What has begun is not moved any more, nor is a day of the past that another one was postponed over.
  const isLeft = ({ id, starts_at }: OccurrenceRow) =>
    starts_at <= now && (id !== asked.id || (before.repeat_kind !== null && movesBegins(asked, changes)));
  const { early, going } = whatGoesOn(held, isRetimed ? isLeft : ({ ends_at }) => ends_at <= now, now);
  const [first] = going;
  const isAskedEarly = early.some(({ id }) => id === asked.id);
  if (isRetimed && !first && (repeat !== undefined || !isAskedEarly || asked.starts_at <= now)) {
    throw invalidField(
      repeat === undefined ? 'startsAt' : 'repeat',
      'None comes after it. Please change this one alone.',
    );
  }
  const { kept, unmoved, ...changed } = first
    ? await changeFrom(tx, before, { asked, first, going, isRetimed }, changes, now)
    : { series: before, kept: [], unmoved: new Set<string>(), cancelled: [], hasLaid: false };
  const reworded = Object.keys(ownWords(changes)).length > 0 ? early : [];
  for (const row of reworded) {
    const words = ownWords(row.id === asked.id ? changes : withoutOwnOf(row, changes));
    await updateOccurrences(tx, [row.id], { ...words, changed_at: now });
  }
  // One that has begun keeps its begin, and with it its end.
  const isOwn = isAskedEarly ? asked.starts_at > now : isElsewhere(before, asked);
  const moved = own !== null && isOwn ? [...early, ...kept].filter(({ id }) => id === asked.id) : [];
  if (own !== null && moved.length > 0) {
    await updateOccurrences(tx, [asked.id], { ...own, changed_at: now });
    await staysOpenUntil(tx, isAskedEarly ? before.id : changed.series.id, own.ends_at);
  }
  if (changes.brings !== undefined) {
    const reached = kept.filter(({ cancelled_at }) => cancelled_at === null).map(({ id }) => id);
    await changeNeeds(tx, reached, { before: needsOf(before), after: changes.brings, by }, now);
  }
  if (early.length > 0) await staysOpenUntil(tx, before.id, Math.max(...early.map(({ ends_at }) => ends_at)));
  const isElsewhereNow = (row: OccurrenceRow) =>
    row.id === asked.id ||
    (isRetimed && !early.includes(row) && !unmoved.has(row.id)) ||
    isMoved(withoutOwnOf(row, wordsOf(changes)));
  const told = new Set(
    [...reworded, ...moved, ...kept].filter((row) => row.cancelled_at === null && isElsewhereNow(row)),
  );
  const ids = [...told].toSorted((a, b) => a.starts_at - b.starts_at).map(({ id }) => id);
  return { ...changed, ids, hasEarly: reworded.length > 0 };
}

/** The series from its first occurrence that is changed on. */
async function changeFrom(
  tx: Tx,
  before: GatheringRow,
  changing: {
    asked: ShownOccurrence;
    first: OccurrenceRow;
    going: readonly OccurrenceRow[];
    isRetimed: boolean;
  },
  changes: Changes,
  now: number,
): Promise<{
  series: GatheringRow;
  kept: readonly OccurrenceRow[];
  unmoved: ReadonlySet<string>;
  cancelled: readonly string[];
  hasLaid: boolean;
}> {
  const { asked, first, going, isRetimed } = changing;
  const goesOn = isRetimed
    ? seriesFrom(seriesOf(before), first.start, asked, changes)
    : seriesAt(seriesOf(before), first.start);
  if (isRetimed) requireTimes(goesOn, now);
  const isDivided = await hasEarlier(tx, before.id, first.start);
  // A moderator decides on one event: a part with a name of its own would stay hidden for good.
  if (isDivided && before.hidden_because !== null) throw hiddenUndivided();
  if (isDivided) await requireRoom(tx, before.group_id, now);
  const own = {
    title: changes.title ?? before.title,
    description: changes.description ?? before.description,
    place: changes.place ?? before.place,
    link: changes.link ?? before.link,
    seats: changes.seats === undefined ? before.seats : changes.seats,
    brings: changes.brings === undefined ? before.brings : JSON.stringify(changes.brings),
  };
  const row: GatheringRow = {
    ...before,
    ...own,
    ...(isDivided || isRetimed ? { ...seriesInRow(goesOn), ...extentOf(goesOn, now) } : {}),
    ...(isDivided && { id: newId(now), created_at: now, part_of: undivided(before) }),
    updated_at: now,
  };
  if (isDivided) {
    await createGatheringRow(tx, row);
    await endSeriesBefore(tx, before, first.start);
  } else {
    const { id, ...rest } = row;
    await updateGatheringRow(tx, id, rest);
  }
  const moved = isRetimed
    ? await moveOccurrences(tx, { before, row, times: goesOn, held: going, askedId: asked.id }, now)
    : { kept: going, cancelled: [], unmoved: new Set<string>(), hasLaid: false };
  const ids = [...moved.kept, ...moved.cancelled].map(({ id }) => id);
  const [those, others] = [ids.filter((id) => id === asked.id), ids.filter((id) => id !== asked.id)];
  await updateOccurrences(tx, others, { gathering_id: row.id });
  await updateOccurrences(tx, those, { gathering_id: row.id, ...noOwn(changes) });
  const ends = moved.kept.filter(({ id }) => moved.unmoved.has(id)).map(({ ends_at }) => ends_at);
  if (ends.length > 0) await staysOpenUntil(tx, row.id, Math.max(...ends));
  if (isDivided || isRetimed) await noteFormerNames(tx, going);
  const isFurther = !isRetimed && row.laid_until !== before.laid_until && before.laid_until !== null;
  const further = isFurther ? startsBetween(seriesOf(row), before.laid_until!, row.laid_until!) : [];
  await layOccurrences(tx, row, further, now);
  const cancelled = moved.cancelled.filter(({ cancelled_at }) => cancelled_at === null);
  const { kept, unmoved } = moved;
  const hasLaid = moved.hasLaid || further.length > 0;
  return { series: row, kept, unmoved, cancelled: cancelled.map(({ id }) => id), hasLaid };
}

/** What was postponed over the end of its series is still to come. */
async function staysOpenUntil(tx: Tx, id: string, endsAt: number): Promise<void> {
  const row = await findGathering(tx, id);
  if (row && row.open_until !== null && row.open_until < endsAt)
    await updateGatheringRow(tx, id, { open_until: endsAt });
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
  return changingSeats(tx, first, now, (): Promise<Changed> => settleSeats(tx, others, now, work));
}

/** Ends a series before one of its begins. */
export async function endSeriesBefore(tx: Tx, before: GatheringRow, start: string): Promise<void> {
  const until = lastDayBefore(seriesOf(before), start);
  const series = seriesOf({ ...before, repeat_until: until });
  const { startsAt, endsAt } = timesOf(series, series.localStart);
  const open_until = momentOf(endOfSeries(series)!, series.timezone) + (endsAt - startsAt);
  await updateGatheringRow(tx, before.id, { repeat_until: until, lay_at: null, open_until });
}

/** What of a change is not about times. */
function wordsOf({ title, description, place, link, seats }: Changes): Changes {
  return { title, description, place, link, seats };
}

/** What of a change reaches an occurrence: where it has something of its own, it keeps that. */
function withoutOwnOf(row: OccurrenceRow, changes: Changes): Changes {
  const own = {
    title: row.own_title,
    description: row.own_description,
    place: row.own_place,
    link: row.own_link,
    seats: row.own_seats,
  };
  const reaching = Object.entries(changes).filter(
    ([key, value]) => value !== undefined && (own[key as keyof typeof own] ?? null) === null,
  );
  return Object.fromEntries(reaching);
}

/** What the change says of the occurrence that was asked for is what the series says now. */
function noOwn(changes: Changes) {
  return {
    ...(changes.title !== undefined && { own_title: null }),
    ...(changes.description !== undefined && { own_description: null }),
    ...(changes.place !== undefined && { own_place: null }),
    ...(changes.link !== undefined && { own_link: null }),
    ...(changes.seats !== undefined && { own_seats: null }),
  };
}
