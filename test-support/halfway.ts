import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import type { TestApp } from './start-test-app.ts';
import { stoppedAt } from './stopped-at-statement.ts';

/**
 * Reads every row that the database holds, with its table's name. The statement is prepared: to plan one over all tables takes
 * fifty times as long as to run it.
 */
async function preparedReading(line: Db, tables: readonly string[]): Promise<() => Promise<string[]>> {
  const each = tables.map(
    (name) => sql`select ${sql.lit(name)} || ' ' || row_to_json(t)::text as row from ${sql.table(name)} t`,
  );
  await sql`prepare everything as ${sql.join(each, sql` union all `)} order by 1`.execute(line);
  return async () => {
    const { rows } = await sql<{ row: string }>`execute everything`.execute(line);
    return rows.map(({ row }) => row);
  };
}

/**
 * Stops a call before each of its statements in turn, until it comes to its end; gives the answer then. Whatever it was stopped at,
 * nothing of it has happened. On PostgreSQL.
 */
export async function halfway<T extends { status: number }>(
  app: TestApp,
  call: () => Promise<T>,
): Promise<T> {
  // Which server does what by the clock is written whenever a minute begins, whatever is called.
  const tables = (await app.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => name !== 'job_lease');
  // What is prepared belongs to one connection.
  return app.db.connection().execute(async (line) => {
    const everything = await preparedReading(line, tables);
    try {
      return await stoppedAtEach(app, call, everything);
    } finally {
      await sql`deallocate everything`.execute(line);
    }
  });
}

async function stoppedAtEach<T extends { status: number }>(
  app: TestApp,
  call: () => Promise<T>,
  everything: () => Promise<string[]>,
): Promise<T> {
  await app.server.idle();
  const before = await everything();
  for (let n = 0; ; n += 1) {
    let answer: T | undefined;
    const isStopped = await stoppedAt(n, async () => {
      answer = await call();
    });
    if (!isStopped) {
      expect(n).toBeGreaterThan(2);
      expect(answer!.status).toBeLessThan(300);
      await app.server.idle();
      return answer!;
    }
    expect([n, answer!.status]).toEqual([n, expect.toBeOneOf([500, 503])]);
    await app.server.idle();
    expect(await everything(), `stopped before statement ${n}`).toEqual(before);
  }
}
