import type { CompiledQuery } from 'kysely';
import type { DbOrTx } from './database.ts';
import { type Engine, engineOf } from './engine.ts';
import { NodeSqliteAdapter } from './node-sqlite-dialect.ts';
import { sendNow } from './pipelined.ts';
import { keepPlanOf } from './pipelined-line.ts';

/**
 * A query whose text is built once for each engine (and planned once on each connection to PostgreSQL) and then only gets its
 * parameters, in the order in which the query mentions them. It is for the most frequent queries alone: building a query costs as much as running it on an index.
 *
 *     const byToken = prepared((db) => db.selectFrom('session').selectAll().where('token', '=', ''));
 *     const [row] = await byToken(db, [token]);
 *
 * @param build makes the query with stand-ins for the parameters
 * @throws Error when the number of parameters is not that of the query
 */
export function prepared<Row>(
  build: (db: DbOrTx) => { compile(): CompiledQuery<Row> },
): (db: DbOrTx, parameters: readonly unknown[]) => Promise<Row[]> {
  // Two at most, one for each engine, and alike in every process: it needs no bound.
  const compiled = new Map<Engine, CompiledQuery<Row>>();
  return async (db, parameters) => {
    const engine = engineOf(db);
    let query = compiled.get(engine);
    if (!query) {
      query = build(db).compile();
      compiled.set(engine, query);
      if (engine === 'postgres') keepPlanOf(query.sql);
    }
    if (parameters.length !== query.parameters.length) {
      throw new Error(
        `${query.parameters.length} parameters wanted, ${parameters.length} given: ${query.sql}`,
      );
    }
    const { adapter } = db.getExecutor();
    if (
      adapter instanceof NodeSqliteAdapter &&
      (db.isTransaction || query.query.kind === 'SelectQueryNode')
    ) {
      return adapter.runNow<Row>({ ...query, parameters }, db.isTransaction);
    }
    const asked = { ...query, parameters };
    const { rows } = await (sendNow<Row>(db, asked) ?? db.executeQuery<Row>(asked));
    return rows;
  };
}
