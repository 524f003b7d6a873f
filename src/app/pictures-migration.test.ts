import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { picturesIn } from '#features/groups/server/picture-columns.ts';
import { picturesTake } from '#features/groups/server/post-picture-store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { databaseBefore } from '#test-support/database-before.ts';
import { migrationsOf } from './migrations-of.ts';

const migrations = migrationsOf();
/** More than are changed at once. */
const SHOWN = 501;

const engines: readonly Engine[] = inject('postgresUrl') === null ? ['sqlite'] : ['sqlite', 'postgres'];

describe.each(engines)('075-several-pictures-of-posts on %s', (engine) => {
  let db: Db;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const before = await databaseBefore({ engine, postgresUrl: inject('postgresUrl') }, '075', ['ann']);
    db = before.db;
    remove = before.remove;
    const group = {
      id: 'kitchen',
      name: 'Kitchen',
      topic: 'scripture',
      language: 'en',
      admission: 'link',
    } as const;
    const said = {
      about: '',
      guidelines: '',
      search_text: 'kitchen',
      room: 'upper-room-lamp',
      members: 1,
      asking: 0,
    };
    await db
      .insertInto('study_group')
      .values({ ...group, ...said, created_at: 1, archived_at: null, last_at: 1 } as never)
      .execute();
    const thread = { id: 'walk', group_id: 'kitchen', kind: 'topic', title: 'Our walk', posts: 0 } as const;
    await db
      .insertInto('group_thread')
      .values({ ...thread, starts_on: null, user_id: 'ann', last_at: 1, hidden_because: null, created_at: 1 })
      .execute();
  });
  afterEach(() => remove());

  it('makes a list of the picture that a post had, and leaves those without one as they are', async () => {
    const of = { thread_id: 'walk', group_id: 'kitchen', user_id: 'ann', text: 'Look', created_at: 1 };
    const picture = { picture_width: 800, picture_height: 600, picture_bytes: 10 };
    const shown = Array.from({ length: SHOWN }, (_, i) => ({
      ...{ ...of, ...picture, id: `shown${i}`, picture_id: `picture${i}` },
      picture_alt: i === 0 ? 'The "hill"' : '',
    }));
    await db
      .insertInto('group_post')
      .values(shown as never)
      .execute();
    await db
      .insertInto('group_post')
      .values({ ...of, id: 'words' } as never)
      .execute();
    await migrateToLatest(db, migrations);
    const posts = await db.selectFrom('group_post').selectAll().execute();
    const picturesOf = (id: string) => picturesIn(posts.find((post) => post.id === id)!);
    const size = { width: 800, height: 600 };
    expect([picturesOf('shown0'), picturesOf('shown500'), picturesOf('words')]).toEqual([
      [{ id: 'picture0', alt: 'The "hill"', ...size, place: 0 }],
      [{ id: 'picture500', alt: '', ...size, place: 0 }],
      [],
    ]);
    expect(posts.filter((post) => picturesIn(post).length === 1)).toHaveLength(SHOWN);
    expect(posts.every(({ text }) => text === 'Look')).toBe(true);
    expect(await picturesTake(db, 'kitchen')).toBe(10 * SHOWN);
  });
});
