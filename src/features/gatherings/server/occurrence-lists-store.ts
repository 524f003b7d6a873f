import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Database, DbOrTx } from '#platform/server/db/database.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';
import type { GatheringReader } from './gathering-reader.ts';
import { occurrences, type ShownOccurrence } from './occurrence-store.ts';

const LASTS_MS = GATHERING_LIMITS.lastsHours * 3_600_000;
const READ_AT_ONCE = 100;

/** Those of some audiences that the reader may see. */
function seen(db: DbOrTx, reader: GatheringReader, audiences: readonly string[]) {
  const own = reader.hosted.filter((audience) => audiences.includes(audience));
  return occurrences(db)
    .where('gathering_occurrence.audience', 'in', [...audiences])
    .where((eb) =>
      eb.or([
        eb('gathering.hidden_because', 'is', null),
        ...(own.length > 0 ? [eb('gathering_occurrence.audience', 'in', own)] : []),
      ]),
    );
}

/** The query for those that are not over, soonest first. */
export function comingOccurrences(
  db: DbOrTx,
  reader: GatheringReader,
  { audiences, after, limit }: { audiences: readonly string[]; after: TimeCursor | null; limit: number },
) {
  let query = seen(db, reader, audiences)
    .where('gathering_occurrence.starts_at', '>', reader.now - LASTS_MS)
    .where('gathering_occurrence.ends_at', '>', reader.now);
  if (after) query = query.where(isBehind(after));
  return query.orderBy('gathering_occurrence.starts_at').orderBy('gathering_occurrence.id').limit(limit);
}

function isBehind({ at, id }: TimeCursor) {
  return (eb: ExpressionBuilder<Database, 'gathering_occurrence'>) =>
    eb(eb.refTuple('gathering_occurrence.starts_at', 'gathering_occurrence.id'), '>', eb.tuple(at, id));
}

interface Window {
  from: number;
  before: number;
  limit: number;
  after?: TimeCursor | null;
}

/** The query for those that begin from a moment on and before another, soonest first. */
export function occurrencesBetween(
  db: DbOrTx,
  reader: GatheringReader,
  { audiences, from, before, limit, after }: Window & { audiences: readonly string[] },
) {
  let query = seen(db, reader, audiences)
    .where('gathering_occurrence.starts_at', '>=', after?.at ?? from)
    .where('gathering_occurrence.starts_at', '<', before);
  if (after) query = query.where(isBehind(after));
  return query.orderBy('gathering_occurrence.starts_at').orderBy('gathering_occurrence.id').limit(limit);
}

/** The query for the next ones that take place and that the reader has not answered with can't. */
export function nextOccurrences(
  db: DbOrTx,
  reader: GatheringReader,
  { audiences, limit }: { audiences: readonly string[]; limit: number },
) {
  return withoutDeclined(
    comingOccurrences(db, reader, { audiences, after: null, limit }).where(
      'gathering_occurrence.cancelled_at',
      'is',
      null,
    ),
    reader.id,
  );
}

/** The query for a calendar: from a moment on, without those that its owner cannot come to. */
export function calendarOccurrences(db: DbOrTx, reader: GatheringReader, window: Omit<Window, 'before'>) {
  const before = Number.MAX_SAFE_INTEGER;
  return withoutDeclined(
    occurrencesBetween(db, reader, { audiences: reader.audiences, ...window, before }),
    reader.id,
  );
}

/**
 * All that a query gives, a hundred at a time with others served in between: each may hold 6 KB of words.
 * @param some the query for what is behind a cursor
 */
export async function inPages(
  limit: number,
  some: (page: { after: TimeCursor | null; limit: number }) => { execute(): Promise<ShownOccurrence[]> },
): Promise<ShownOccurrence[]> {
  const rows: ShownOccurrence[] = [];
  for (let after: TimeCursor | null = null; ; ) {
    const wanted = Math.min(READ_AT_ONCE, limit - rows.length);
    const page: ShownOccurrence[] = wanted === 0 ? [] : await some({ after, limit: wanted }).execute();
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
          .where('gathering_answer.answer', '=', 'cant'),
      ),
    ),
  );
}
