import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from './database.ts';
import { engineOf } from './engine.ts';
import { postgresUrlOf } from './open-database.ts';

const RECONNECT_MS = { first: 500, longest: 30_000 };

/** Tells every process that listens to `channel`, once the transaction is committed. SQLite: there is nobody to tell. */
export async function notify(tx: Tx, channel: string): Promise<void> {
  if (engineOf(tx) === 'sqlite') return;
  await sql`select pg_notify(${channel}, '')`.execute(tx);
}

/**
 * Calls `heard` for each notification from any process, on a connection of its own. One that is lost is made again, and
 * `heard` is called then too: something may have been missed. Returns how to stop.
 */
export function listenTo(db: Db, channel: string, heard: () => void): () => Promise<void> {
  const url = postgresUrlOf(db);
  return url === null ? async () => {} : listenAt(url, channel, heard);
}

function listenAt(connectionString: string, channel: string, heard: () => void): () => Promise<void> {
  let isStopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = RECONNECT_MS.first;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true });
    client = mine;
    let isLost = false;
    const lose = () => {
      if (isLost || isStopped) return;
      isLost = true;
      mine.end().catch(() => {});
      timer = setTimeout(() => {
        connecting = connect();
      }, pause).unref();
      pause = Math.min(pause * 2, RECONNECT_MS.longest);
    };
    mine.on('error', lose);
    mine.on('end', lose);
    mine.on('notification', heard);
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      pause = RECONNECT_MS.first;
      heard();
    } catch {
      lose();
    }
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(() => {});
  };
}
