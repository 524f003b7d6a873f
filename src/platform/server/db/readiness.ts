import type pg from 'pg';
import { damageOf } from './damage.ts';
import type { Db } from './database.ts';
import { ownConnection, postgresLocationOf } from './open-postgres.ts';

/** Less than those who ask usually wait: they give up after some seconds and would not hear the answer. */
const ANSWER_MS = 3000;

/** The database answers and takes no writes: a standby, mostly, behind an address that was to be the primary's. */
export class ReadOnlyDatabase extends Error {
  constructor() {
    super('the database takes no writes');
    this.name = 'ReadOnlyDatabase';
  }
}

/** Asks the database whether it answers. */
export interface Readiness {
  /** Those who ask while it is being asked get the same answer. @throws when the database does not answer, is damaged, or takes no writes */
  ask(): Promise<void>;
  close(): Promise<void>;
}

/**
 * On PostgreSQL this has a connection of its own: while all others wait for one locked table, the process is not taken
 * out of service, since the calls that do not want that table are still answered. A connection that was lost meanwhile is
 * made again at once, so only what is so now counts.
 */
export function createReadiness(db: Db): Readiness {
  const location = postgresLocationOf(db);
  if (!location) {
    // Built by Kysely: SQLite takes what it does not know for a write, which would wait its turn.
    const one = db.selectNoFrom((eb) => eb.lit(1).as('one'));
    return {
      async ask() {
        await one.execute();
        // Who asks reads no table. Whoever came upon damage elsewhere cannot be served, and what else is damaged nobody knows.
        const damage = damageOf(db)?.found;
        if (damage) throw damage;
      },
      close: async () => {},
    };
  }
  const { url } = location;
  let kept: pg.Client | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    if (kept && (await answers(kept))) return;
    kept = null;
    const fresh = ownConnection(url, ANSWER_MS);
    try {
      await fresh.connect();
      await askToWrite(fresh);
      kept = fresh;
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
  }

  return {
    ask() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    async close() {
      await asking?.catch(() => {});
      // Not waited for: a line that says nothing does not say goodbye either.
      kept?.end().catch(() => {});
    },
  };
}

/** @throws ReadOnlyDatabase where transactions cannot write */
async function askToWrite(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ read_only: string }>(
    "select current_setting('transaction_read_only') as read_only",
  );
  if (rows[0]?.read_only === 'on') throw new ReadOnlyDatabase();
}

/** Also false where it takes no writes: a connection that is made anew may lead to one that does. */
async function answers(client: pg.Client): Promise<boolean> {
  try {
    await askToWrite(client);
    return true;
  } catch {
    client.end().catch(() => {});
    return false;
  }
}
