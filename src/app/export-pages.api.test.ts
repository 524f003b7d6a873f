import { once } from 'node:events';
import { connect } from 'node:net';
import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createEntry } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import type { Db } from '#platform/server/db/database.ts';
import { startTestApp } from '#test-support/start-test-app.ts';

/** The same database, and every query that is asked of it from now on. */
function listened(db: Db): { db: Db; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), queries };
}

describe('the export', () => {
  it('finds every page by an index, in the order of that index', async () => {
    const app = await startTestApp('sqlite', null);
    const alice = await app.user('alice');
    for (let n = 0; n < 26; n++) {
      await alice.call(createEntry, { body: { content: `entry ${n}`, writingTimeMinutes: 1 } });
    }
    const { id } = (await alice.call(getCurrentUser, {})).body;
    const { db, queries } = listened(app.db);
    for (const { exportOf } of app.server.deps.personalData) {
      for await (const _page of exportOf(db, id, app.url));
    }
    // The others read what nobody has much of.
    const pages = queries.filter((query) => / limit \?/.test(query.sql));
    expect(pages.length).toBeGreaterThan(8);
    const plans = await Promise.all(
      pages.map(async (query) => {
        const bound = sql<{ detail: string }>`explain query plan ${sql.raw(withParameters(query))}`;
        return (await bound.execute(app.db)).rows.map(({ detail }) => `${detail}: ${query.sql}`);
      }),
    );
    // Whatever is read whole, or sorted before its first row is there, would be so again for every page.
    expect(plans.flat().filter((step) => /^SCAN|B-TREE FOR ORDER BY/.test(step))).toEqual([]);
    await app.stop();
  });

  it('is given up when nobody reads it', async () => {
    const app = await startTestApp('sqlite', null, { bodyStallMs: 100 });
    const alice = await app.user('alice');
    const content = 'x'.repeat(50_000);
    const { id } = (await alice.call(createEntry, { body: { content, writingTimeMinutes: 1 } })).body;
    // As if that entry had been written 400 times: more than the connection's buffers hold.
    await sql`
      with recursive copy(n) as (values (1) union all select n + 1 from copy where n < 400)
      insert into journal_entry (id, user_id, content, search_text, reflection_prompt, mood, writing_time_minutes,
        xp_earned, local_date, created_at, updated_at)
      select id || n, user_id, content, search_text, reflection_prompt, mood, writing_time_minutes, xp_earned,
        local_date, created_at, updated_at
      from journal_entry, copy where id = ${id}`.execute(app.db);
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    const cookie = `lampstand.session_token=${alice.cookie('lampstand.session_token')}`;
    const [server] = await Promise.all([
      once(app.server.app.server, 'connection').then(([connection]) => connection),
      socket.write(`GET /api/user/export HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`),
    ]);
    await once(server, 'close');
    let length = 0;
    for await (const chunk of socket) length += chunk.length;
    expect(length).toBeLessThan(400 * content.length);
    await app.stop();
  });
});

/** Plans depend on the text alone: numbers and texts stand for themselves here. */
function withParameters({ sql: text, parameters }: CompiledQuery): string {
  let n = 0;
  return text.replace(/\?/g, () => {
    const value = parameters[n++];
    return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
  });
}
