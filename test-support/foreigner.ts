import pg from 'pg';

/** Somebody else at a PostgreSQL database: an administrator's open transaction, another program. */
export interface Foreigner {
  /** Begins a transaction with this statement, and leaves it open. */
  hold(statement: string, parameters?: unknown[]): Promise<void>;
  letGo(): Promise<void>;
  /** Ends the connection. */
  leave(): Promise<void>;
}

export async function connectForeigner(url: string): Promise<Foreigner> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async hold(statement, parameters = []) {
      await client.query('begin');
      await client.query(statement, parameters);
    },
    async letGo() {
      await client.query('rollback');
    },
    leave: () => client.end(),
  };
}
