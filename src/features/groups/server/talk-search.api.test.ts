import { expect, it } from 'vitest';
import { pagesBeside } from '#contract/list-page.ts';
import { cursorOf } from '#platform/server/http/page-of.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, leaves, studyGroup } from '#test-support/study-groups.ts';
import { setGroupArchived } from '../groups.contract.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { createPost, deletePost, setPostHidden, updatePost } from '../posts.contract.ts';
import { createTopic, deleteTopic, setTopicHidden } from '../talk.contract.ts';
import { type FoundInTalk, searchTalk } from '../talk-search.contract.ts';

describeOnBothEngines('the search in a group’s talk', (app) => {
  const open = async ({ client }: Member, groupId: string, title: string, text = 'Begin') => {
    app().clock.advance({ seconds: 5 });
    return (await client.call(createTopic, { params: { groupId }, body: { title, text } })).body.id;
  };
  const say = async ({ client }: Member, threadId: string, text: string, more: object = {}) => {
    app().clock.advance({ seconds: 5 });
    const body = { text, ...more };
    return (await client.call(createPost, { params: { threadId }, body })).body.post.id;
  };
  const find = async ({ client }: Member, groupId: string, q: string): Promise<FoundInTalk[]> =>
    (await client.call(searchTalk, { params: { groupId }, query: { q } })).body;
  const excerpts = async (who: Member, groupId: string, q: string) =>
    (await find(who, groupId, q)).map(({ excerpt }) => excerpt);
  /** Who leads a group, and one who is in it. */
  const two = async (name: string) => {
    const leader = await member(app(), `${name}-leads`);
    const other = await member(app(), `${name}-comes`);
    return { leader, other, groupId: await studyGroup(app(), name, [leader, other]) };
  };

  it('finds posts, replies, topics and passages, newest first, each with its words around the hit', async () => {
    const { leader, other, groupId } = await two('Kitchen');
    const created_at = app().clock.now();
    await app()
      .db.insertInto('group_thread')
      .values({
        id: 'passage-of-kitchen',
        group_id: groupId,
        kind: 'passage',
        title: 'Ruth 2:14',
        search_text: 'ruth 2:14',
        starts_on: '2026-11-23',
        user_id: null,
        posts: 0,
        last_at: created_at,
        hidden_because: null,
        created_at,
      })
      .execute();
    const topic = await open(
      other,
      groupId,
      'Soup for Ruth',
      `${'Long ago. '.repeat(30)}Who has the recipe?`,
    );
    const post = await say(leader, topic, 'Ruth has it:\n\nlentils, vinegar');
    const reply = await say(other, topic, 'Ask Ruth', { replyTo: post });
    const poll = { options: ['With Ruth', 'Without'], isMultiple: false };
    const asked = await say(other, topic, 'How?', { poll });

    const found = await find(leader, groupId, 'RUTH');
    expect(found.map(({ kind, postId, threadId, title }) => [kind, postId, threadId, title])).toEqual([
      ['topic', asked, topic, 'Soup for Ruth'],
      ['topic', reply, topic, 'Soup for Ruth'],
      ['topic', post, topic, 'Soup for Ruth'],
      ['topic', null, topic, 'Soup for Ruth'],
      ['passage', null, 'passage-of-kitchen', 'Ruth 2:14'],
    ]);
    expect(found.map(({ isMine, author }) => [isMine, author?.id ?? null])).toEqual([
      [false, other.id],
      [false, other.id],
      [true, null],
      [false, other.id],
      [false, null],
    ]);
    expect(found[2]).toMatchObject({
      excerpt: 'Ruth has it: lentils, vinegar',
      marks: [{ from: 0, to: 4 }],
    });
    const [first] = await find(leader, groupId, 'who recipe');
    expect(first?.excerpt).toMatch(/^….{30,}Who has the recipe\?$/);
    expect(first?.marks.map(({ from, to }) => first.excerpt.slice(from, to))).toEqual(['Who', 'recipe']);
    // All of the words have to be there, and parts of words are enough.
    expect(await excerpts(leader, groupId, 'entil inega')).toEqual(['Ruth has it: lentils, vinegar']);
    expect(await excerpts(leader, groupId, 'lentils recipe')).toEqual([]);
  });

  it('finds in every script, by signs, and by one letter', async () => {
    const { leader, other, groupId } = await two('Scripts');
    const topic = await open(leader, groupId, 'Odds', 'And ends');
    const written = {
      grace: 'Grâce et paix',
      straße: 'Die Straße ist lang',
      ŒUVRE: 'Une œuvre de foi',
      МОЙ: 'Это мой дом',
      שלום: 'שָׁלוֹם לכולם',
      恩典: '我的恩典夠你用的',
      '🍲': 'Tonight 🍲 for all',
      '?!': 'What?! Already',
      q: 'A quiet evening',
      "don't 3:16-17": 'I don’t know John 3:16–17',
      '100%': 'It is 100% wool',
      '_"\\': 'Signs: _"\\',
    };
    for (const text of Object.values(written)) await say(other, topic, text);
    for (const [q, text] of Object.entries(written)) {
      expect(await excerpts(leader, groupId, q)).toEqual([text]);
    }
  });

  it('is there for its members alone, whoever they are, and in an archived group, too', async () => {
    const { leader, other, groupId } = await two('Doors');
    const child = await member(app(), 'doors-child', { age: 'under-16' });
    await comesInto(app(), groupId, child);
    const stranger = await member(app(), 'doors-stranger');
    const elsewhere = await studyGroup(app(), 'Elsewhere', [stranger]);
    await open(stranger, elsewhere, 'Lentils of theirs');
    await open(leader, groupId, 'Lentils of ours');
    const titles = [['Lentils of ours'], ['Lentils of ours'], ['Lentils of ours']];
    const all = () => Promise.all([leader, other, child].map((who) => excerpts(who, groupId, 'lentils')));
    expect(await all()).toEqual(titles);
    const ask = { params: { groupId }, query: { q: 'lentils' } };
    expect((await stranger.client.refused(searchTalk, ask)).status).toBe(404);
    await leader.client.call(setGroupArchived, { params: { groupId }, body: { isArchived: true } });
    expect(await all()).toEqual(titles);
    await leaves(app(), groupId, other);
    expect((await other.client.refused(searchTalk, ask)).status).toBe(404);
  });

  it('finds an edited post by what stands there now, and nothing that was deleted', async () => {
    const { leader, other, groupId } = await two('Edits');
    const topic = await open(leader, groupId, 'Supper', 'When?');
    const post = await say(other, topic, 'Thursday at Naomi');
    await say(leader, topic, 'Fine', { replyTo: post });
    await other.client.call(updatePost, { params: { postId: post }, body: { text: 'Friday at Orpah' } });
    expect(await excerpts(leader, groupId, 'thursday')).toEqual([]);
    expect(await excerpts(leader, groupId, 'friday')).toEqual(['Friday at Orpah']);
    // A place that stays for the replies below it says nothing any more.
    await other.client.call(deletePost, { params: { postId: post } });
    expect(await excerpts(leader, groupId, 'friday')).toEqual([]);
    expect(await excerpts(other, groupId, 'friday')).toEqual([]);
    const gone = await open(other, groupId, 'Friday again', 'Friday it is');
    expect(await excerpts(leader, groupId, 'friday')).toHaveLength(2);
    await other.client.call(deleteTopic, { params: { threadId: gone } });
    expect(await excerpts(leader, groupId, 'friday')).toEqual([]);
  });

  it('finds what is hidden for its author and who keeps the group, and what is held for its author alone', async () => {
    const { leader, other, groupId } = await two('Hidden');
    const third = await member(app(), 'hidden-third');
    await comesInto(app(), groupId, third);
    const topic = await open(leader, groupId, 'Supper', 'When?');
    const post = await say(other, topic, 'Barley on Monday');
    const held = await say(other, topic, 'Barley on Tuesday');
    await app().db.updateTable('group_post').set({ hidden_because: 'held' }).where('id', '=', held).execute();
    await leader.client.call(setPostHidden, { params: { postId: post }, body: { isHidden: true } });
    const byWhom = () => Promise.all([leader, other, third].map((who) => excerpts(who, groupId, 'barley')));
    expect(await byWhom()).toEqual([['Barley on Monday'], ['Barley on Tuesday', 'Barley on Monday'], []]);
    // With a topic goes all that was said in it.
    const hidden = await open(other, groupId, 'Barley talk', 'Begin');
    await say(third, hidden, 'Barley of mine');
    expect(await excerpts(third, groupId, 'barley')).toEqual(['Barley of mine', 'Barley talk']);
    await leader.client.call(setTopicHidden, { params: { threadId: hidden }, body: { isHidden: true } });
    expect((await byWhom()).map((texts) => texts.filter((text) => !text.includes('day')))).toEqual([
      ['Barley of mine', 'Barley talk'],
      ['Barley of mine', 'Barley talk'],
      [],
    ]);
  });

  it('finds nothing of whom one has blocked, or who has blocked one, nor in their topics, nor of who is banned', async () => {
    const { leader, other, groupId } = await two('Blocks');
    const third = await member(app(), 'blocks-third');
    await comesInto(app(), groupId, third);
    const mine = await open(leader, groupId, 'Sheaves');
    const theirs = await open(other, groupId, 'Sheaves of others');
    await say(other, mine, 'Sheaves here');
    await say(third, theirs, 'Sheaves there');
    await block(leader, other);
    expect(await excerpts(leader, groupId, 'sheaves')).toEqual(['Sheaves']);
    // What they wrote in a topic of the other one stands where they cannot read.
    expect(await excerpts(other, groupId, 'sheaves')).toEqual(['Sheaves there', 'Sheaves of others']);
    expect(await excerpts(third, groupId, 'sheaves')).toHaveLength(4);
    const bannedUntil = app().clock.now() + 60_000;
    await app().db.updateTable('user').set({ bannedUntil }).where('id', '=', other.id).execute();
    expect(await excerpts(third, groupId, 'sheaves')).toEqual(['Sheaves']);
  });

  it('tells nothing of words that one may not read, neither by what it finds nor by where it goes on', async () => {
    const { leader, other, groupId } = await two('Secrets');
    const blocked = await member(app(), 'secrets-blocked');
    const reader = await member(app(), 'secrets-reader');
    for (const one of [blocked, reader]) await comesInto(app(), groupId, one);
    await block(reader, blocked);
    const topic = await open(leader, groupId, 'Supper', 'Begin');
    const unread: string[] = [];
    const sayUnread = async () => {
      unread.push(await say(blocked, topic, 'Plain'));
      for (const hidden_because of ['held', 'moderator', 'leader'] as const) {
        const id = await say(other, topic, 'Plain');
        await app().db.updateTable('group_post').set({ hidden_because }).where('id', '=', id).execute();
        unread.push(id);
      }
    };
    await sayUnread();
    for (let n = 0; n < 4; n++) {
      await say(n % 2 ? leader : reader, topic, `Lamp ${n}`);
      if (n % 2) await sayUnread();
    }
    const pages = async (limit: number) => {
      const all: [found: string[], next: string | null][] = [];
      for (let url: string | null = `/api/groups/${groupId}/search?q=lamp&limit=${limit}`; url; ) {
        const answer: Response = await reader.client.fetch(url);
        const found = ((await answer.json()) as FoundInTalk[]).map(({ excerpt }) => excerpt);
        url = pagesBeside(answer.headers.get('link')).next;
        all.push([found, url]);
      }
      return all;
    };
    const byLimit = async () => {
      const all = [];
      for (const limit of [1, 2, 3, 4, 5, 100]) all.push(await pages(limit));
      return all;
    };
    const before = await byLimit();
    expect(before[0]?.map(([found]) => found)).toEqual([['Lamp 3'], ['Lamp 2'], ['Lamp 1'], ['Lamp 0']]);
    const change = { text: 'Lamp of theirs', search_text: 'lamp of theirs' };
    await app().db.updateTable('group_post').set(change).where('id', 'in', unread).execute();
    expect(await byLimit()).toEqual(before);
    // More than are looked at in one part.
    const of = { thread_id: topic, group_id: groupId, user_id: blocked.id, parent_id: null, verse_id: null };
    const at = { hidden_because: null, deleted_at: null, edited_at: null, created_at: app().clock.now() };
    const many = Array.from({ length: 150 }, (_, n) => ({ ...of, ...at, ...change, id: `secret-${n}` }));
    await app().db.insertInto('group_post').values(many).execute();
    expect(await byLimit()).toEqual(before);
    expect(await excerpts(blocked, groupId, 'theirs')).toHaveLength(50);
  });

  it('goes on past any number of posts that one may not read, from a place that says nothing of them', async () => {
    const { leader, other, groupId } = await two('Crowds');
    const topic = await open(leader, groupId, 'A lamp', 'Begin');
    await block(leader, other);
    const start = app().clock.now() + 1;
    const of = { thread_id: topic, group_id: groupId, parent_id: null, verse_id: null };
    const at = { hidden_because: null, deleted_at: null, edited_at: null };
    // The thousandth from the newest on says something else.
    const rows = Array.from({ length: 1100 }, (_, n) => ({
      ...of,
      ...at,
      id: `crowd-${n}`,
      user_id: n === 100 ? leader.id : other.id,
      text: n === 100 ? 'Plain' : 'Lamp',
      search_text: n === 100 ? 'plain' : 'lamp',
      created_at: start + n,
    }));
    for (let i = 0; i < rows.length; i += 550) {
      await app()
        .db.insertInto('group_post')
        .values(rows.slice(i, i + 550))
        .execute();
    }
    const ask = async (url: string) => {
      const answer = await leader.client.fetch(url);
      const found = ((await answer.json()) as FoundInTalk[]).map(({ excerpt }) => excerpt);
      return { found, next: pagesBeside(answer.headers.get('link')).next };
    };
    const first = await ask(`/api/groups/${groupId}/search?q=lamp`);
    expect(first).toEqual({
      found: [],
      next: expect.stringContaining(cursorOf({ at: start + 100, id: 'crowd-100' })),
    });
    expect(await ask(first.next!)).toEqual({ found: ['A lamp'], next: null });
  });

  it('comes in pages that stay as they are while others write and delete', async () => {
    const { leader, other, groupId } = await two('Pages');
    const topic = await open(leader, groupId, 'A lamp', 'Begin');
    const posts: string[] = [];
    for (let n = 0; n < 9; n++) posts.push(await say(n % 2 ? leader : other, topic, `Lamp ${n}`));
    const pages: string[][] = [];
    for (let url: string | null = `/api/groups/${groupId}/search?q=lamp&limit=4`; url; ) {
      const answer: Response = await leader.client.fetch(url);
      pages.push(((await answer.json()) as FoundInTalk[]).map(({ excerpt }) => excerpt));
      url = pagesBeside(answer.headers.get('link')).next;
      if (pages.length > 1) continue;
      // What is new stands ahead of all pages; the last of the first page is gone.
      await say(other, topic, 'Lamp anew');
      await leader.client.call(deletePost, { params: { postId: posts[5]! } });
    }
    expect(pages).toEqual([
      ['Lamp 8', 'Lamp 7', 'Lamp 6', 'Lamp 5'],
      ['Lamp 4', 'Lamp 3', 'Lamp 2', 'Lamp 1'],
      ['Lamp 0', 'A lamp'],
    ]);
  });

  it('looks for words of two letters in a bounded number of posts, and says that there may be more', async () => {
    const { leader, other, groupId } = await two('Long');
    const topic = await open(leader, groupId, 'xy is old', 'xy');
    const start = app().clock.now();
    const of = { thread_id: topic, group_id: groupId, user_id: leader.id, parent_id: null, verse_id: null };
    const rows = Array.from({ length: GROUP_LIMITS.talkRead }, (_, n) => ({
      ...of,
      id: `long-${n}`,
      text: 'Plain',
      search_text: 'plain',
      hidden_because: null,
      deleted_at: null,
      created_at: start + n,
      edited_at: null,
    }));
    for (let i = 0; i < rows.length; i += 500) {
      await app()
        .db.insertInto('group_post')
        .values(rows.slice(i, i + 500))
        .execute();
    }
    const ask = async (url: string) => {
      const answer = await leader.client.fetch(url);
      // A topic and its first words are of one moment.
      const found = ((await answer.json()) as FoundInTalk[]).map(({ excerpt }) => excerpt).toSorted();
      return { found, next: pagesBeside(answer.headers.get('link')).next };
    };
    const first = await ask(`/api/groups/${groupId}/search?q=xy`);
    // One answer reads so many at most; what the next ones find is asked for.
    expect(first).toEqual({ found: [], next: expect.any(String) });
    expect(await ask(first.next!)).toEqual({ found: ['xy', 'xy is old'], next: null });
    // It goes on from there whatever was found on the way, and whoever may read that.
    const words = { text: 'xy', search_text: 'xy' };
    const some = [3900, 3901, 3902].map((n) => `long-${n}`);
    const plain = { text: 'Plain', search_text: 'plain' };
    const held = { ...words, hidden_because: 'held' as const, user_id: other.id };
    for (const set of [held, words]) {
      await app().db.updateTable('group_post').set(set).where('id', 'in', some).execute();
      expect((await ask(`/api/groups/${groupId}/search?q=xy`)).next).toBe(first.next);
    }
    await app()
      .db.updateTable('group_post')
      .set({ ...plain, hidden_because: null, user_id: leader.id })
      .where('id', 'in', some)
      .execute();
    const indexed = await ask(`/api/groups/${groupId}/search?q=old`);
    expect(indexed).toEqual({ found: ['xy is old'], next: null });
    // Newer than what is read ahead of the index, and older: none is missing, and none there twice.
    for (const n of [3, 500, GROUP_LIMITS.talkRead - 1]) {
      await app()
        .db.updateTable('group_post')
        .set({ text: `Gleaned ${n}`, search_text: `gleaned ${n}` })
        .where('id', '=', `long-${n}`)
        .execute();
    }
    const gleaned = await ask(`/api/groups/${groupId}/search?q=gleaned`);
    expect(gleaned).toEqual({ found: ['Gleaned 3', 'Gleaned 3999', 'Gleaned 500'], next: null });
  });

  it('says what cannot be looked for', async () => {
    const { leader, groupId } = await two('Bounds');
    const refused = async (q: string) => {
      const { status, body } = await leader.client.refused(searchTalk, { params: { groupId }, query: { q } });
      return [status, body.message];
    };
    expect(await refused('')).toEqual([400, 'Please write a word that you look for.']);
    expect(await refused(' \u200b ')).toEqual([400, 'Please write a word that you look for.']);
    expect(await refused('x'.repeat(101))).toEqual([400, 'Please use at most 100 characters.']);
    expect(await refused('a b c d e f g h i j k')).toEqual([400, 'Please search for at most 10 words.']);
    // What is searched for counts, in which an accent alone is a space.
    expect(await refused('a´b´c´d´e´f´g´h´i´j´k')).toEqual([400, 'Please search for at most 10 words.']);
    const long = await leader.client.fetch(`/api/groups/${groupId}/search?q=${'x'.repeat(100_000)}`);
    expect(long.status).toBeGreaterThanOrEqual(400);
    expect(long.status).toBeLessThan(500);
    // An accent alone is no word: nothing is found by it.
    expect(await find(leader, groupId, '´')).toEqual([]);
    const cursor = await leader.client.fetch(`/api/groups/${groupId}/search?q=x&cursor=none`);
    expect(cursor.status).toBe(400);
  });
});
