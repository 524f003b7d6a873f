import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isPlanOutdated } from './database-errors.ts';
import { together } from './pipelined.ts';
import type { Line } from './postgres-line.ts';

const names = new Map<string, string>();

/**
 * How often what a kept plan answers with has changed: a migration beside the running servers has added a column. PostgreSQL refuses such a
 * plan on its connection for good, so from then on all statements have other names.
 */
let generation = 0;

/** Has the server keep this statement's plan on each connection: to plan it costs more than to run it. */
export function keepPlanOf(sql: string): void {
  if (!names.has(sql)) names.set(sql, `s${names.size}`);
}

/** The socket beneath a client, which `pg` gives no type. */
interface Wire {
  connection: { stream: { cork(): void; uncork(): void } };
}

/**
 * A connection of a pool made with `pipeline: true`: what is asked in one turn goes out in one write.
 *
 * @param keepsPlans whether the server itself is at the other end: a pooler may give each transaction another server, and what
 * one has prepared, the next does not know
 */
export function inOneWrite(client: pg.PoolClient, keepsPlans: boolean): Line {
  const { stream } = (client as unknown as Wire).connection;
  let isCorked = false;

  async function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    const name = keepsPlans ? names.get(text) : undefined;
    const asked = generation;
    const ask = () =>
      client.query({
        text,
        values: [...values],
        ...(name !== undefined && { name: `${name}.${generation}` }),
      });
    const answer = await ask().catch((error: unknown) => {
      if (!isPlanOutdated(error)) throw error;
      if (generation === asked) generation += 1;
      // Within a transaction it is refused as while the database is away, and whoever asks again gets it. By itself it has done nothing yet.
      if (client.getTransactionStatus() !== 'I') throw error;
      return ask();
    });
    return answer as unknown as PostgresQueryResult<R>;
  }
  return {
    query,
    getTransactionStatus: () => client.getTransactionStatus(),
    release: (destroy) => client.release(destroy),
  };
}

const NOTHING: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A connection whose `begin` is not waited for: reads are sent right behind it. A write waits until it is known that the
 * transaction has begun, because without one it would be kept whatever happens afterwards.
 */
export function beginningWithReads(client: PostgresPoolClient): PostgresPoolClient {
  let begun: Promise<unknown> | null = null;

  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (sql === 'begin') {
      begun = client.query(sql, parameters).then(() => {
        begun = null;
      });
      // Whatever is asked next says that it failed.
      begun.catch(() => {});
      return NOTHING;
    }
    if (sql === 'rollback') {
      // Also when it did not begin: the line knows what to do then.
      await begun?.catch(() => {});
      begun = null;
    }
    if (begun === null) return client.query<R>(sql, parameters);
    if (!/^select\b/.test(sql)) {
      await begun;
      return client.query<R>(sql, parameters);
    }
    const [, answer] = await together(begun, client.query<R>(sql, parameters));
    return answer;
  }
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}
