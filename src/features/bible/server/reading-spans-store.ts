import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** Half-open, UTC epoch ms. */
export interface Span {
  start: number;
  end: number;
}

/** How long somebody read in each of these spans, in ms: of the reading sessions that began in it. */
export async function timeReadIn(db: DbOrTx, userId: string, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await timeOfSpans(userId, spans).execute(db);
  const times = spans.map(() => 0);
  for (const { n, ms } of rows) times[Number(n)] = Number(ms);
  return times;
}

/**
 * The query of `timeReadIn`, for one span at least; one without a reading session has no row. Added up by the database: years of
 * sessions are thousands of rows. `cross join` keeps SQLite from reading all sessions once for each span.
 */
export function timeOfSpans(userId: string, spans: readonly Span[]) {
  const rows = spans.map(({ start, end }, n) => sql`(${sql.lit(n)}, ${sql.lit(start)}, ${sql.lit(end)})`);
  return sql<{ n: number; ms: number | string }>`
    with span (n, start_at, end_at) as (values ${sql.join(rows)})
    select span.n as n, sum(reading_session.visible_ms) as ms
    from span cross join reading_session
    where reading_session.user_id = ${userId}
      and reading_session.started_at >= span.start_at and reading_session.started_at < span.end_at
    group by span.n`;
}
