import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isLineLost, OutcomeUnknown } from './database-errors.ts';

const ROLLED_BACK: PostgresQueryResult<never> = { command: 'ROLLBACK', rowCount: 0, rows: [] };

/** Statements that change nothing by themselves: when their answer is lost, nothing was written. */
const CHANGES_NOTHING = /^\s*(select|begin|start|rollback|savepoint|release|show|set|listen)\b/i;

/** A connection as it is taken out of the pool. */
export interface Line {
  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  /** 'T' in a transaction. */
  getTransactionStatus(): string | null;
  release(destroy?: boolean): void;
}

/**
 * One connection, from when it is taken out of the pool until it is given back. It says of an error whether what was
 * asked may have been written, and sees to it that a line which was lost, or says nothing, is not used again.
 *
 * @param begin what starts a transaction, in one round trip
 * @param left is called once it is given back, with whether it was lost
 */
export function postgresLine(
  client: Line,
  { begin, left }: { begin: string; left: (isLost: boolean) => void },
): PostgresPoolClient {
  let isLost = false;

  async function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // What a server does not hear of the end of, it undoes by itself.
    if (isLost && text === 'rollback') return ROLLED_BACK;
    const isInTransaction = client.getTransactionStatus() === 'T';
    try {
      const sql = text === 'begin' ? begin : text;
      return await client.query<R>(sql, parameters);
    } catch (error) {
      if (!isLineLost(error)) throw error;
      isLost = true;
      if (text === 'rollback') return ROLLED_BACK;
      const mayBeWritten = text === 'commit' || (!isInTransaction && !CHANGES_NOTHING.test(text));
      throw mayBeWritten ? new OutcomeUnknown(error) : error;
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    release(destroy = false) {
      client.release(isLost || destroy);
      left(isLost);
    },
  };
}
