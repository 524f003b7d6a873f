import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { findEntries } from '#features/journal/server/journal-store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { integrityFaults } from '#platform/server/db/integrity.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { newId } from '#platform/server/ids.ts';
import { databaseBefore } from '#test-support/database-before.ts';
import { migrationsOf } from './migrations-of.ts';

const migrations = migrationsOf();

/** How entries were folded before. */
const formerly = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

const engines: readonly Engine[] = inject('postgresUrl') === null ? ['sqlite'] : ['sqlite', 'postgres'];

describe.each(engines)('021-search-by-an-index on %s', (engine) => {
  let db: Db;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const before = await databaseBefore({ engine, postgresUrl: inject('postgresUrl') }, '021', [
      'anna',
      'ben',
    ]);
    db = before.db;
    remove = before.remove;
  });
  afterEach(() => remove());

  async function write(userId: string, content: string): Promise<void> {
    const id = newId(Date.now());
    const times = {
      created_at: Number.parseInt(id.slice(0, 8), 16),
      updated_at: null,
      local_date: '2026-01-02',
    };
    const entry = { id, user_id: userId, content, search_text: formerly(content), reflection_prompt: null };
    await db
      .insertInto('journal_entry')
      .values({ ...entry, ...times, mood: null, writing_time_minutes: 1, xp_earned: 0 })
      .execute();
  }

  const found = async (userId: string, q: string) =>
    (await findEntries(db, { userId, q, after: null, limit: 50 })).map(({ content }) => content);

  it('finds what was written before, and makes short what folding had made long', async () => {
    // More than are folded at a time.
    for (let n = 0; n < 205; n++) await write('anna', `Plain words ${n}`);
    const [wide, korean] = ['⁗'.repeat(1000), '한국어 성경'];
    for (const content of [wide, korean, 'Grâce et paix']) await write('ben', content);
    expect(formerly(wide).length).toBe(4000);
    await migrateToLatest(db, migrations);
    const rows = await db.selectFrom('journal_entry').select(['content', 'search_text']).execute();
    expect(rows.map(({ search_text }) => search_text)).toEqual(
      rows.map(({ content }) => foldForSearch(content)),
    );
    expect(await found('ben', '⁗⁗⁗')).toEqual([wide]);
    expect(await found('ben', '한국')).toEqual([korean]);
    expect(await found('ben', 'GRACE pai')).toEqual(['Grâce et paix']);
    expect(await found('anna', 'words 204')).toEqual(['Plain words 204']);
    expect(await found('anna', 'grace')).toEqual([]);
    expect(await integrityFaults(db)).toEqual([]);
  });
});
