import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { mayPass } from './database-errors.ts';
import { ownConnection, type PostgresLocation } from './open-postgres.ts';
import { refusedByPostgres } from './refused-by-postgres.ts';

/** How long an answer may take, in milliseconds. */
const ANSWER_MS = 8000;

/**
 * Makes sure that the direct address leads to the same database: otherwise backups would be of another one than that in which people
 * write. A lock that is held through one address is seen through the other only there; names and rows are the same in a copy too.
 * @throws ConfigError when it leads elsewhere or nowhere; what connecting to `url` throws
 */
export async function checkDirectAddress({ url, directUrl }: PostgresLocation): Promise<void> {
  if (directUrl === undefined || directUrl === url) return;
  const key = randomInt(2 ** 47);
  const [usual, direct] = [ownConnection(url, ANSWER_MS), ownConnection(directUrl, ANSWER_MS)];
  try {
    await usual.connect();
    // In a transaction, because a pooler gives the session to others between two.
    await usual.query('begin');
    await usual.query(`select pg_advisory_xact_lock(${key})`);
    if (await canLock(direct, key)) {
      throw new ConfigError(
        'Wrong configuration: DATABASE_DIRECT_URL names another database than DATABASE_URL. Let both lead to the same one, or leave DATABASE_DIRECT_URL out',
      );
    }
  } finally {
    await Promise.all([usual.end(), direct.end()]);
  }
}

async function canLock(direct: pg.Client, key: number): Promise<boolean> {
  try {
    await direct.connect();
    const { rows } = await direct.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(${key}) as mine`,
    );
    return rows[0]!.mine;
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const why = refusedByPostgres(error as Error) ?? (message || code);
    // It is starting, or has no line free: nothing is wrong with the settings.
    if (mayPass(error)) throw new ConfigError(`DATABASE_DIRECT_URL: the database cannot be used now: ${why}`);
    throw new ConfigError(`Wrong configuration: DATABASE_DIRECT_URL: the database cannot be used: ${why}`);
  }
}
