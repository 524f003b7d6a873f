import type pg from 'pg';
import { damageOf } from './damage.ts';
import type { Db } from './database.ts';
import { ownConnection, postgresLocationOf } from './open-postgres.ts';

/** Less than those who ask usually wait: they give up after some seconds and would not hear the answer. */
const ANSWER_MS = 3000;

/** Asks the database whether it answers. */
export interface Readiness {
  /** Those who ask while it is being asked get the same answer. @throws when the database does not answer, or is damaged */
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
      await fresh.query('select 1');
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

async function answers(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select 1');
    return true;
  } catch {
    client.end().catch(() => {});
    return false;
  }
}
