import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { foldForSearch } from '#contract/fold-for-search.ts';
import * as searchInEveryScript from '#features/community/server/migrations/099-search-in-every-script.ts';
import { searchTextOf } from '#features/debates/server/weeks.ts';
import { foldPosts, foldThreads } from '#features/groups/server/fold-talk-store.ts';
import * as searchInTalk from '#features/groups/server/migrations/106-search-in-talk.ts';
import { findInTalk } from '#features/groups/server/talk-search-store.ts';
import { findEntries } from '#features/journal/server/journal-store.ts';
import { skeletonOf } from '#features/people/server/name-skeleton.ts';
import { findOwnerOfSkeleton } from '#features/people/server/person-to-others-store.ts';
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

describe.each(engines)('082-plain-signs-in-search on %s', (engine) => {
  it('finds by the signs of a plain keyboard what was written before with others', async () => {
    const { db, remove } = await databaseBefore({ engine, postgresUrl: inject('postgresUrl') }, '082', [
      'anna',
    ]);
    try {
      const times = { created_at: 1, updated_at: null };
      const entry = {
        ...times,
        user_id: 'anna',
        writing_time_minutes: 1,
        xp_earned: 0,
        local_date: '2026-01-02',
      };
      const unwritten = { mood: null, reflection_prompt: null, passage: null, passage_chapter: null };
      // More than are folded at a time.
      for (let n = 0; n < 205; n++) {
        const content = n === 204 ? 'God’s peace' : `I can’t ${n}`;
        const row = { ...entry, ...unwritten, id: `entry-${n}`, content, search_text: content.toLowerCase() };
        await db.insertInto('journal_entry').values(row).execute();
      }
      const note = { ...times, id: 'note', user_id: 'anna', place: 43_003_016, last_verse: 16 };
      await db
        .insertInto('verse_note')
        .values({ ...note, text: '3:16–17', search_text: '3:16–17' })
        .execute();
      await migrateToLatest(db, migrations);
      const found = async (q: string) =>
        (await findEntries(db, { userId: 'anna', q, after: null, limit: 300 })).map(({ content }) => content);
      expect(await found("god's")).toEqual(['God’s peace']);
      expect(await found('can’t')).toHaveLength(204);
      const notes = await db.selectFrom('verse_note').select(['text', 'search_text']).execute();
      expect(notes).toEqual([{ text: '3:16–17', search_text: '3:16-17' }]);
      expect(await integrityFaults(db)).toEqual([]);
    } finally {
      await remove();
    }
  });
});

describe.each(engines)('099-search-in-every-script on %s', (engine) => {
  it('tells words apart by their marks that were written before, and finds what another keyboard wrote', async () => {
    const { db, remove } = await databaseBefore({ engine, postgresUrl: inject('postgresUrl') }, '099', [
      'anna',
    ]);
    try {
      const times = { created_at: 1, updated_at: null };
      const rest = { writing_time_minutes: 1, xp_earned: 0, local_date: '2026-01-02', mood: null };
      const entries = [
        ['grief', '\u0926\u0941\u0916', '\u0926\u0916'],
        ['see', '\u0926\u0947\u0916', '\u0926\u0916'],
        ['Ali', '\u0639\u0644\u064a', '\u0639\u0644\u064a'],
        ...Array.from({ length: 205 }, (_, n) => [`many-${n}`, `\u0645\u064a ${n}`, `\u0645\u064a ${n}`]),
      ] as [string, string, string][];
      for (const [id, content, search_text] of entries) {
        const row = { id, user_id: 'anna', content, search_text, ...times, ...rest };
        const unwritten = { reflection_prompt: null, passage: null, passage_chapter: null };
        await db
          .insertInto('journal_entry')
          .values({ ...row, ...unwritten })
          .execute();
      }
      const note = { ...times, id: 'note', user_id: 'anna', place: 43_003_016, last_verse: 16 };
      await db
        .insertInto('verse_note')
        .values({ ...note, text: '\u0e1b\u0e48\u0e32', search_text: '\u0e1b\u0e32' })
        .execute();
      const positions = [{ key: 'yes', short: 'Ja', title: '\u0e1b\u0e49\u0e32', says: 'Ja' }];
      const asked = { question: 'Wer?', about: '\u0e1b\u0e48\u0e32', positions: JSON.stringify(positions) };
      const week = {
        week: '2026-W02',
        slug: null,
        passages: '[]',
        opens_at: 1,
        closes_at: 2,
        closed_at: null,
      };
      const closing = { claims: 0, revision: 0, closing_words: null, closing_by: null };
      await db
        .insertInto('debate')
        .values({ ...week, ...closing, ...asked, id: 'debate', search_text: '\u0e1b\u0e32' })
        .execute();
      await migrateToLatest(db, migrations);
      const found = async (q: string) =>
        (await findEntries(db, { userId: 'anna', q, after: null, limit: 300 })).map(({ id }) => id);
      expect(await found('\u0926\u0941\u0916')).toEqual(['grief']);
      expect(await found('\u0639\u0644\u06cc')).toEqual(['Ali']);
      expect(await found('\u0645\u06cc')).toHaveLength(205);
      const searched = () =>
        Promise.all(
          (['verse_note', 'debate'] as const).map((table) =>
            db.selectFrom(table).select('search_text').executeTakeFirstOrThrow(),
          ),
        );
      const anew = [
        { search_text: foldForSearch('\u0e1b\u0e48\u0e32') },
        { search_text: searchTextOf({ ...asked, positions }) },
      ];
      expect(await searched()).toEqual(anew);
      // Once more, as after a server that ended in between.
      await searchInEveryScript.up(db as never);
      expect(await searched()).toEqual(anew);
      expect(await integrityFaults(db)).toEqual([]);
    } finally {
      await remove();
    }
  });
});

describe.each(engines)('100-skeletons-anew on %s', (engine) => {
  it('tells names apart that marks tell apart, and refuses the very same one to others', async () => {
    const { db, remove } = await databaseBefore({ engine, postgresUrl: inject('postgresUrl') }, '100', [
      'anna',
      'ben',
      'cara',
      'dan',
    ]);
    try {
      const shown = { shown_as: 'chosen', hidden_name: null, secret_since: null } as const;
      const age = { age_answer: null, age_answered_at: null };
      for (const [user_id, chosen_name, chosen_skeleton] of [
        ['anna', '\u0930\u093e\u092e', '\u0930\u092e'],
        ['ben', 'Sparrow', skeletonOf('Sparrow')],
        // Alike by now, and apart when they were kept: both stay, and with them the migration.
        ['cara', 'Ruth', skeletonOf('Ruth')],
        ['dan', 'Ru\u0e31th', 'ru\u0e31th'],
      ] as const) {
        await db
          .insertInto('person_to_others')
          .values({ ...shown, ...age, user_id, chosen_name, chosen_skeleton } as never)
          .execute();
      }
      await migrateToLatest(db, migrations);
      expect(await findOwnerOfSkeleton(db, skeletonOf('\u0930\u093e\u092e'))).toBe('anna');
      expect(await findOwnerOfSkeleton(db, skeletonOf('\u0930\u092e\u093e'))).toBeUndefined();
      expect(await findOwnerOfSkeleton(db, skeletonOf('sparrow'))).toBe('ben');
      expect(await findOwnerOfSkeleton(db, skeletonOf('Ru\u0e31th'))).toBe('cara');
    } finally {
      await remove();
    }
  });
});

describe.each(engines)('106-search-in-talk on %s', (engine) => {
  it('finds what was said in groups before, also on pictures and in polls', async () => {
    const { db, remove } = await databaseBefore({ engine, postgresUrl: inject('postgresUrl') }, '105', [
      'anna',
    ]);
    try {
      const group = { id: 'kitchen', name: 'Kitchen', about: '', guidelines: '', search_text: 'kitchen' };
      const kind = { topic: 'scripture', language: 'en', admission: 'open', room: 'vineyard' } as const;
      const times = { created_at: 1, last_at: 1 };
      await db
        .insertInto('study_group')
        .values({ ...group, ...kind, ...times, members: 1, asking: 0 })
        .execute();
      const thread = { id: 'soup', group_id: 'kitchen', kind: 'topic', title: 'Crème de légumes' } as const;
      await db
        .insertInto('group_thread')
        .values({ ...thread, ...times, posts: 0 })
        .execute();
      const post = { thread_id: 'soup', group_id: 'kitchen', user_id: 'anna' };
      // More than are folded at a time.
      for (let n = 0; n < 205; n++) {
        await db
          .insertInto('group_post')
          .values({ ...post, id: `plain-${n}`, text: `Plain words ${n}`, created_at: n })
          .execute();
      }
      const pictures = JSON.stringify([null, { id: 'p', alt: 'A red pot', width: 1, height: 1 }]);
      await db
        .insertInto('group_post')
        .values([
          { ...post, id: 'pictured', text: '', pictures, created_at: 300 },
          { ...post, id: 'asked', text: 'How?', poll_options: '["Très chaud","Cold"]', created_at: 301 },
        ])
        .execute();
      await migrateToLatest(db, migrations);
      const found = async (q: string) => {
        const wanted = { groupId: 'kitchen', words: q.split(' '), begun: null, after: null, limit: 300 };
        return (await findInTalk(db, wanted)).rows.map(({ id }) => id);
      };
      expect(await found('words 204')).toEqual(['plain-204']);
      expect(await found('plain')).toHaveLength(205);
      expect(await found('red pot')).toEqual(['pictured']);
      expect(await found('tres')).toEqual(['asked']);
      expect(await found('creme')).toEqual(['soup']);
      // Once more, as after a server that ended in between; SQLite's steps are made whole or not at all.
      if (engine === 'postgres') await searchInTalk.up(db as never);
      expect(await found('words 204')).toEqual(['plain-204']);
      expect(await integrityFaults(db)).toEqual([]);
    } finally {
      await remove();
    }
  });

  it('folds what a server of the former version writes, changes and deletes while it runs and after', async () => {
    const { db, remove } = await databaseBefore({ engine, postgresUrl: inject('postgresUrl') }, '106', [
      'anna',
    ]);
    try {
      const group = { id: 'kitchen', name: 'Kitchen', about: '', guidelines: '', search_text: 'kitchen' };
      const kind = { topic: 'scripture', language: 'en', admission: 'open', room: 'vineyard' } as const;
      const times = { created_at: 1, last_at: 1 };
      await db
        .insertInto('study_group')
        .values({ ...group, ...kind, ...times, members: 1, asking: 0 })
        .execute();
      const thread = { group_id: 'kitchen', kind: 'topic', ...times, posts: 0 } as const;
      await db
        .insertInto('group_thread')
        .values({ ...thread, id: 'soup', title: 'Soup' })
        .execute();
      const of = { thread_id: 'soup', group_id: 'kitchen', user_id: 'anna', created_at: 2 };
      const write = (...ids: string[]) =>
        db
          .insertInto('group_post')
          .values(ids.map((id) => ({ ...of, id, text: 'Lentils' })))
          .execute();
      const change = (id: string, set: { text: string; edited_at?: number; deleted_at?: number }) =>
        db.updateTable('group_post').set(set).where('id', '=', id).execute();
      await write('plain', 'edited-meanwhile', 'deleted-meanwhile', 'edited', 'deleted');
      let isRead = false;
      const meanwhile: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (isRead || !result.rows.some((row) => row['id'] === 'edited-meanwhile')) return result;
          isRead = true;
          await change('edited-meanwhile', { text: 'Barley', edited_at: 3 });
          await change('deleted-meanwhile', { text: '', deleted_at: 3 });
          return result;
        },
      };
      await searchInTalk.up(db.withPlugin(meanwhile) as never);
      const found = async (...words: string[]) => {
        const wanted = { groupId: 'kitchen', words, begun: null, after: null, limit: 300 };
        return (await findInTalk(db, wanted)).rows.map(({ id }) => id).toSorted();
      };
      expect(isRead).toBe(true);
      expect(await found('lentils')).toEqual(['deleted', 'edited', 'plain']);
      await change('edited', { text: 'Barley', edited_at: 4 });
      await change('deleted', { text: '', deleted_at: 4 });
      await write('written');
      await db
        .insertInto('group_thread')
        .values({ ...thread, id: 'opened', title: 'Barley' })
        .execute();
      expect(await foldPosts(db, 500)).toBe(5);
      expect(await foldThreads(db, 500)).toBe(1);
      expect(await found('lentils')).toEqual(['plain', 'written']);
      expect(await found('barley')).toEqual(['edited', 'edited-meanwhile', 'opened']);
      const texts = await db.selectFrom('group_post').select('search_text').distinct().execute();
      expect(texts.map(({ search_text }) => search_text).toSorted()).toEqual(['', 'barley', 'lentils']);
      expect(await foldPosts(db, 500)).toBe(0);
      expect(await foldThreads(db, 500)).toBe(0);
    } finally {
      await remove();
    }
  });
});
