import type { CompiledQuery } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { canReadEveryones } from '../prayer.policy.ts';
import type { Reading } from './reading.ts';

interface Wanted {
  after: TimeCursor | null;
  limit: number;
}
type Build<Kind, Row> = (
  db: DbOrTx,
  kind: Kind,
  reading: Reading,
  wanted: Wanted,
) => readonly { compile(): CompiledQuery<Row> }[];

const NAMES = { id: '?id', now: -1, today: '?today', limit: -2, at: -3, last: '?last' };

/**
 * Runs queries of lists whose text depends on their kind, on whether the reader may read what is for everyone, and on
 * whether a page is the first; for each of these they are built once.
 */
export function preparedForReading<Kind extends string, Row>(
  build: Build<Kind, Row>,
): (db: DbOrTx, kind: Kind, reading: Reading, wanted: Wanted) => Promise<Row[][]> {
  // Two times two for each kind, and alike in every process: it needs no bound.
  const made = new Map<string, ((db: DbOrTx, given: typeof NAMES) => Promise<Row[]>)[]>();
  return async (db, kind, reading, { after, limit }) => {
    const key = `${kind} ${canReadEveryones(reading)} ${after !== null}`;
    let queries = made.get(key);
    if (!queries) {
      const buildWith = (on: DbOrTx, names: typeof NAMES) =>
        build(
          on,
          kind,
          { id: names.id, age: reading.age, now: names.now, today: names.today },
          { limit: names.limit, after: after && { at: names.at, id: names.last } },
        );
      queries = buildWith(db, NAMES).map((_, i) =>
        preparedByName(NAMES, (on, names) => buildWith(on, names)[i]!),
      );
      made.set(key, queries);
    }
    const { id, now, today } = reading;
    const given = { id, now, today, limit, at: after?.at ?? 0, last: after?.id ?? '' };
    const parts: Row[][] = [];
    for (const query of queries) parts.push(await query(db, given));
    return parts;
  };
}
