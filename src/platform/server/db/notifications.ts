import { sql } from 'kysely';
import type pg from 'pg';
import type { Db, Tx } from './database.ts';
import { engineOf } from './engine.ts';
import { ownConnection, postgresLocationOf } from './open-postgres.ts';

const RECONNECT_MS = { first: 500, longest: 30_000 };

/**
 * Nothing is ever sent on a line that only listens, so one that was lost without a word looks like one on which nothing
 * happens. It is asked every so often, and lost when it does not answer.
 */
const ASK_MS = { every: 5000, answer: 4000 };

/** Tells every process that listens to `channel`, once the transaction is committed. SQLite: there is nobody to tell. */
export async function notify(tx: Tx, channel: string): Promise<void> {
  if (engineOf(tx) === 'sqlite') return;
  await sql`select pg_notify(${channel}, '')`.execute(tx);
}

/**
 * Calls `heard` for each notification from any process, on a connection of its own. One that is lost is made again, and
 * `heard` is called then too: something may have been missed. Nothing is ever heard on SQLite, nor through a pooler when
 * no direct address is set: callers look by themselves as well. Returns how to stop.
 */
export function listenTo(
  db: Db,
  channel: string,
  heard: () => void,
  askMs: { every: number; answer: number } = ASK_MS,
): () => Promise<void> {
  const location = postgresLocationOf(db);
  const url = location?.directUrl ?? (location?.pooled ? undefined : location?.url);
  return url === undefined ? async () => {} : listenAt(url, channel, heard, askMs);
}

function listenAt(
  url: string,
  channel: string,
  heard: () => void,
  askMs: { every: number; answer: number },
): () => Promise<void> {
  let isStopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = RECONNECT_MS.first;
  let connecting = connect();

  async function connect(): Promise<void> {
    const mine = ownConnection(url, askMs.answer);
    client = mine;
    let isLost = false;
    const lose = () => {
      if (isLost || isStopped) return;
      isLost = true;
      clearTimeout(timer);
      mine.end().catch(() => {});
      timer = setTimeout(() => {
        connecting = connect();
      }, pause).unref();
      pause = Math.min(pause * 2, RECONNECT_MS.longest);
    };
    const ask = () => {
      mine.query('select 1').then(askLater, lose);
    };
    const askLater = () => {
      if (!isLost && !isStopped) timer = setTimeout(ask, askMs.every).unref();
    };
    mine.on('error', lose);
    mine.on('end', lose);
    mine.on('notification', heard);
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      pause = RECONNECT_MS.first;
      askLater();
      heard();
    } catch {
      lose();
    }
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await connecting;
    // Not waited for: a line that says nothing does not say goodbye either.
    client?.end().catch(() => {});
  };
}
