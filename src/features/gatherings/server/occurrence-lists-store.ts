import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import { HOUR_MS } from '#contract/durations.ts';
import type { TimeCursor } from '#contract/paging.ts';
import { GROUP_LIMITS } from '#features/groups/groups.rules.ts';
import type { Database, DbOrTx } from '#platform/server/db/database.ts';
import { preparedByShape } from '#platform/server/db/prepared-by-shape.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';
import type { GatheringReader } from './gathering-reader.ts';
import { occurrences, type ShownOccurrence } from './occurrence-store.ts';

const LASTS_MS = GATHERING_LIMITS.lastsHours * HOUR_MS;
const READ_AT_ONCE = 100;

/** Whom a list is for: of whose audiences, of which of these they are the host, at what moment. */
export interface Asked {
  userId: string;
  now: number;
  /** What began earlier is over by now. */
  mayLastSince: number;
  audiences: readonly string[];
  /** Those of `audiences` whose hosts they are: they see what is hidden, too. */
  own: readonly string[];
}

interface Page {
  limit: number;
  after: TimeCursor | null;
}

interface Window {
  from: number;
  before: number;
}

/** @param audiences those of the reader's that are asked for */
function askedBy(reader: GatheringReader, audiences: readonly string[]): Asked {
  const own = reader.hosted.filter((audience) => audiences.includes(audience));
  return {
    userId: reader.id,
    now: reader.now,
    mayLastSince: reader.now - LASTS_MS,
    audiences: filledUp(audiences),
    own: filledUp(own),
  };
}

/** So that there are few lengths, and a query is built for each of them only. */
const LENGTHS = [0, 1, 2, 4, 8, 16, 32, GROUP_LIMITS.groupsOfOne + 1];

function filledUp(ids: readonly string[]): string[] {
  const length = LENGTHS.find((most) => most >= ids.length) ?? ids.length;
  return Array.from({ length }, (_, index) => ids[index] ?? ids.at(-1)!);
}

/** Those of some audiences that the reader may see. */
function seen(db: DbOrTx, { audiences, own }: Asked) {
  return occurrences(db)
    .where('gathering_occurrence.audience', 'in', [...audiences])
    .where((eb) =>
      eb.or([
        eb('gathering.hidden_because', 'is', null),
        ...(own.length > 0 ? [eb('gathering_occurrence.audience', 'in', [...own])] : []),
      ]),
    );
}

/** The query for those that are not over, soonest first. */
export function comingOccurrences(db: DbOrTx, { asked, after, limit }: { asked: Asked } & Page) {
  let query = seen(db, asked)
    .where('gathering_occurrence.starts_at', '>', asked.mayLastSince)
    .where('gathering_occurrence.ends_at', '>', asked.now);
  if (after) query = query.where(isBehind(after));
  return query.orderBy('gathering_occurrence.starts_at').orderBy('gathering_occurrence.id').limit(limit);
}

function isBehind({ at, id }: TimeCursor) {
  return (eb: ExpressionBuilder<Database, 'gathering_occurrence'>) =>
    eb(eb.refTuple('gathering_occurrence.starts_at', 'gathering_occurrence.id'), '>', eb.tuple(at, id));
}

/** The query for those that begin from a moment on and before another, soonest first. */
export function occurrencesBetween(
  db: DbOrTx,
  { asked, from, before, limit, after }: { asked: Asked } & Window & Page,
) {
  let query = seen(db, asked)
    .where('gathering_occurrence.starts_at', '>=', after?.at ?? from)
    .where('gathering_occurrence.starts_at', '<', before);
  if (after) query = query.where(isBehind(after));
  return query.orderBy('gathering_occurrence.starts_at').orderBy('gathering_occurrence.id').limit(limit);
}

/** The query for the next ones that take place and that the reader has not answered with can't. */
export function nextOccurrences(db: DbOrTx, wanted: { asked: Asked; limit: number }) {
  return withoutDeclined(
    comingOccurrences(db, { ...wanted, after: null }).where('gathering_occurrence.cancelled_at', 'is', null),
    wanted.asked.userId,
  );
}

/** The query for a calendar: those of a window, without those that its owner cannot come to. */
export function calendarOccurrences(db: DbOrTx, wanted: { asked: Asked } & Window & Page) {
  return withoutDeclined(occurrencesBetween(db, wanted), wanted.asked.userId);
}

const coming = preparedByShape(comingOccurrences);
const between = preparedByShape(occurrencesBetween);
const next = preparedByShape(nextOccurrences);
const forCalendar = preparedByShape(calendarOccurrences);

export function findComing(
  db: DbOrTx,
  reader: GatheringReader,
  { audiences, ...page }: Page & { audiences: readonly string[] },
): Promise<ShownOccurrence[]> {
  return coming(db, { asked: askedBy(reader, audiences), ...page });
}

export function findBetween(
  db: DbOrTx,
  reader: GatheringReader,
  { audiences, ...wanted }: Window & Page & { audiences: readonly string[] },
): Promise<ShownOccurrence[]> {
  return between(db, { asked: askedBy(reader, audiences), ...wanted });
}

export function findNext(
  db: DbOrTx,
  reader: GatheringReader,
  { audiences, limit }: { audiences: readonly string[]; limit: number },
): Promise<ShownOccurrence[]> {
  return next(db, { asked: askedBy(reader, audiences), limit });
}

/** From a moment on. */
export function findForCalendar(
  db: DbOrTx,
  reader: GatheringReader,
  { from, ...page }: Pick<Window, 'from'> & Page,
): Promise<ShownOccurrence[]> {
  const asked = askedBy(reader, reader.audiences);
  return forCalendar(db, { asked, from, before: Number.MAX_SAFE_INTEGER, ...page });
}

/**
 * All that a list gives, a hundred at a time with others served in between: each may hold 6 KB of words.
 * @param some finds what is behind a cursor; `from`: behind what the list begins
 */
export async function inPages(
  limit: number,
  some: (page: { after: TimeCursor | null; limit: number }) => Promise<ShownOccurrence[]>,
  from: TimeCursor | null = null,
): Promise<ShownOccurrence[]> {
  const rows: ShownOccurrence[] = [];
  for (let after = from; ; ) {
    const wanted = Math.min(READ_AT_ONCE, limit - rows.length);
    const page: ShownOccurrence[] = wanted === 0 ? [] : await some({ after, limit: wanted });
    rows.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < wanted) return rows;
    after = { at: last.starts_at, id: last.id };
    await othersTurn();
  }
}

function withoutDeclined(query: ReturnType<typeof seen>, userId: string) {
  return query.where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('gathering_answer')
          .select('gathering_answer.place')
          .whereRef('gathering_answer.occurrence_id', '=', 'gathering_occurrence.id')
          .where('gathering_answer.user_id', '=', userId)
          .where('gathering_answer.answer', '=', 'cant')
          // Who came all the same.
          .where('gathering_answer.came_at', 'is', null),
      ),
    ),
  );
}
