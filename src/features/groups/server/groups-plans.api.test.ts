import { expect, it } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { newestInPostgres } from '#platform/server/db/text-index/postgres-text-index.ts';
import { stepOfSqlite } from '#platform/server/db/text-index/sqlite-text-index.ts';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { lastOfHiding } from './act-store.ts';
import { postsToFold, threadsToFold } from './fold-talk-store.ts';
import { freshThreads } from './fresh-store.ts';
import { foundGroups } from './group-store.ts';
import { picturesTaking, postsWithPictures } from './post-picture-store.ts';
import { postTexts, threadTexts } from './talk-search-store.ts';
import { deletingGoingVotes, optionsChosen, votesFromFirst, whoChose } from './vote-store.ts';

describeOnBothEngines('what groups ask the database', (app) => {
  const after = { at: 5, id: 'last' };
  const found = (wanted: Partial<Parameters<typeof foundGroups>[1]>) =>
    planOf(app().db, (db) =>
      foundGroups(db, { viewerId: 'viewer', patterns: [], limit: 50, after: null, ...wanted }),
    );

  it('is found by the index of what is found, the liveliest first, without sorting all of them', async () => {
    for (const wanted of [
      {},
      { after },
      { words: ['soup'] },
      { topic: 'prayer', language: 'en', after },
    ] as const) {
      const plan = await found(wanted);
      expect(plan).toContain('study_group_found');
      expect(plan).not.toMatch(/SCAN study_group(?! USING)|Seq Scan on study_group/);
      // The order of the limited ones may be made again; that of the table is its index's.
      expect(plan).not.toMatch(/Sort.{0,200}study_group_found/s);
    }
  });

  it('counts what is new in the threads that have something new, by their own index', async () => {
    const reader = { id: 'reader', now: 5 };
    const plan = await planOf(app().db, (db) => freshThreads(db, reader, ['one', 'another']));
    // Of an empty table, PostgreSQL takes either of the two indexes that begin with the group.
    for (const index of [/group_post_of_group/, /group_thread_(latest|plan)/, /group_post_in_thread/]) {
      expect(plan).toMatch(index);
    }
    expect(plan).not.toMatch(/SCAN (group_|study_|post)|Seq Scan/);
  });

  it('finds the pictures of a group, and what they take, by an index of posts that have one', async () => {
    const after = { threadId: 'thread', id: 'post' };
    for (const ask of [
      (db: Db) => picturesTaking(db, 'group'),
      (db: Db) => postsWithPictures(db, 'group', { limit: 100, after: null }),
      (db: Db) => postsWithPictures(db, 'group', { limit: 100, after }),
    ]) {
      const plan = await planOf(app().db, ask);
      expect(plan).toContain('group_post_pictures');
      expect(plan).not.toMatch(/SCAN group_post(?! USING)|Seq Scan|SORT|TEMP B-TREE/i);
    }
  });

  it('finds whether those who keep a group have hidden something by what was done in it', async () => {
    const plan = await planOf(app().db, (db) => lastOfHiding(db, 'group', 'post'));
    expect(plan).toContain('group_act_newest');
    expect(plan).not.toMatch(/SCAN group_act(?! USING)|Seq Scan on group_act/);
  });

  it('counts votes by the post, and finds somebody’s own by an index of theirs', async () => {
    const reader = { readerId: 'reader', now: 5 };
    for (const [ask, index] of [
      [(db: Db) => optionsChosen(db, ['one', 'another'], reader), 'group_post_vote_pk'],
      [(db: Db) => whoChose(db, ['one', 'another'], reader), 'group_post_vote_pk'],
      [(db: Db) => votesFromFirst(db, 'voter', null, 100), 'group_post_vote_mine'],
      [(db: Db) => votesFromFirst(db, 'voter', { postId: 'p', option: 1 }, 100), 'group_post_vote_mine'],
      [(db: Db) => deletingGoingVotes(db, 'group', 'voter'), 'group_post_vote_mine'],
    ] as const) {
      const plan = await planOf(app().db, ask);
      expect(plan).toMatch(new RegExp(`${index}|sqlite_autoindex_group_post_vote`));
      expect(plan).not.toMatch(/SCAN group_post|Seq Scan on group_post/);
    }
  });

  it('finds what is still to be folded by indexes of that alone', async () => {
    for (const [ask, index] of [
      [(db: Db) => postsToFold(db, 500), 'group_post_to_fold'],
      [(db: Db) => threadsToFold(db, 500), 'group_thread_to_fold'],
    ] as const) {
      const plan = await planOf(app().db, ask);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/SCAN group_(post|thread)(?! USING)|Seq Scan|SORT|TEMP B-TREE/i);
    }
  });

  it('searches the talk among the words of its group alone', async () => {
    const wanted = { owner: 'group', after, limit: 51 };
    for (const texts of [postTexts, threadTexts]) {
      if (engineOf(app().db) === 'sqlite') {
        const step = { match: '"sou"', from: 0, to: 4000 };
        const plan = await planOf(app().db, (db) => stepOfSqlite(db, texts, step));
        expect(plan).toMatch(/SCAN hit VIRTUAL TABLE INDEX 0:[^"]*M[^"]*/);
        expect(plan).toContain('SEARCH known USING INTEGER PRIMARY KEY');
        continue;
      }
      const plan = await planOf(app().db, (db) =>
        newestInPostgres(db, texts, { ...wanted, words: ['soup'] }),
      );
      const searches = plan.match(/Index Cond: [^"]*/g) ?? [];
      expect(searches.length).toBeGreaterThan(0);
      for (const search of searches)
        expect(search).toMatch(/ARRAY\[group_id\] @>.*text_index_grams\(search_text\) @>/);
    }
    if (engineOf(app().db) === 'sqlite') return;
    // Words that the index cannot tell are looked for in the next posts of its order.
    const short = await planOf(app().db, (db) =>
      newestInPostgres(db, postTexts, { ...wanted, words: ['so'], downTo: { at: 1, id: 'first' } }),
    );
    expect(short).toMatch(/Limit.{0,200}group_post_of_group/);
  });
});
