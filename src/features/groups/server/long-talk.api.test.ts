import { expect, it } from 'vitest';
import { pagesBeside } from '#contract/list-page.ts';
import { PAGE } from '#contract/paging.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { createPost, listPosts, setPostHidden, updatePost } from '../posts.contract.ts';
import { createTopic, getThread, markThreadRead, setTopicHidden } from '../talk.contract.ts';

/** The most that a post may take: three bytes of UTF-8 for each of its characters. */
const LONG = '⁗'.repeat(GROUP_LIMITS.post);
const ROOTS = 4;

describeOnBothEngines('a long conversation', (app) => {
  it('comes in pages of bounded length, each post with all of its replies', async () => {
    const ruth = await member(app(), 'ruth');
    const groupId = await studyGroup(app(), 'Kitchen', [ruth]);
    const now = app().clock.now();
    const of = { group_id: groupId, user_id: ruth.id, hidden_because: null, created_at: now };
    const { db } = app();
    await db
      .insertInto('group_thread')
      .values({ ...of, id: 'long', kind: 'topic', title: 'Long', starts_on: null, posts: 0, last_at: now })
      .execute();
    const post = { ...of, thread_id: 'long', verse_id: null, deleted_at: null, edited_at: null };
    const rows = Array.from({ length: ROOTS * 91 }, (_, n) => {
      const parent_id = n < ROOTS ? null : `post${n % ROOTS}`;
      return { ...post, id: `post${n}`, text: LONG, parent_id, created_at: now + n };
    });
    for (let i = 0; i < rows.length; i += 91) {
      await db
        .insertInto('group_post')
        .values(rows.slice(i, i + 91))
        .execute();
    }
    const pages: number[][] = [];
    for (let url: string | null = '/api/groups/threads/long/posts?limit=100'; url; ) {
      const answer: Response = await ruth.client.fetch(url);
      const text = await answer.text();
      expect(Buffer.byteLength(text)).toBeLessThan(2 * PAGE.bytes);
      pages.push((JSON.parse(text) as { replies: object[] }[]).map(({ replies }) => replies.length));
      url = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(pages.flat()).toEqual(Array.from({ length: ROOTS }, () => 90));
    expect(pages.length).toBeGreaterThan(1);
  });

  it('is read from a little ahead of what is new, or of its end, and leads to all that was said before', async () => {
    const [ruth, orpah] = [await member(app(), 'ruthie'), await member(app(), 'orpahie')];
    const groupId = await studyGroup(app(), 'Threshing', [ruth]);
    await comesInto(app(), groupId, orpah);
    app().clock.advance({ days: 1 });
    const from = app().clock.now();
    const of = { group_id: groupId, user_id: ruth.id, hidden_because: null };
    const thread = {
      id: 'lively',
      kind: 'topic',
      title: 'Lively',
      starts_on: null,
      posts: 60,
      last_at: from,
    } as const;
    const { db } = app();
    await db
      .insertInto('group_thread')
      .values({ ...of, ...thread, created_at: from })
      .execute();
    const post = {
      ...of,
      thread_id: 'lively',
      verse_id: null,
      deleted_at: null,
      edited_at: null,
      parent_id: null,
    };
    const id = (n: number) => `lively${String(n).padStart(2, '0')}`;
    const rows = Array.from({ length: 60 }, (_, n) => ({
      ...post,
      id: id(n),
      text: `${n}`,
      created_at: from + n,
    }));
    await db.insertInto('group_post').values(rows).execute();
    app().clock.advance({ days: 1 });

    const params = { threadId: 'lively' };
    const beginFor = async (who: Member, query: { postId?: string } = {}) =>
      (await who.client.call(getThread, { params, query })).body.beginAt;
    const read = async (who: Member, cursor: string | null, more: object = {}) => {
      const query = { limit: 100, ...(cursor !== null && { cursor }), ...more };
      return (await who.client.call(listPosts, { params, query })).body.map(({ text }) => Number(text));
    };
    const numbers = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const readUntil = (n: number) => orpah.client.call(markThreadRead, { params, body: { until: from + n } });

    // New from the first on: it begins with that.
    expect(await beginFor(orpah)).toBeNull();
    await readUntil(29);
    expect(await read(orpah, await beginFor(orpah))).toEqual(numbers(27, 59));
    await readUntil(59);
    expect(await read(orpah, await beginFor(orpah))).toEqual(numbers(50, 59));
    // What one has written is not new to oneself.
    expect(await read(ruth, await beginFor(ruth))).toEqual(numbers(50, 59));

    // Whoever wants to see a post begins ahead of it; one of another talk, or that is hidden from them, leads nowhere.
    expect(await read(orpah, await beginFor(orpah, { postId: id(20) }))).toEqual(numbers(17, 59));
    await db.updateTable('group_post').set({ hidden_because: 'leader' }).where('id', '=', id(21)).execute();
    expect(await beginFor(orpah, { postId: id(21) })).toBe(await beginFor(orpah));
    await db.updateTable('group_post').set({ hidden_because: null }).where('id', '=', id(21)).execute();
    expect(await read(orpah, await beginFor(orpah, { postId: 'post0' }))).toEqual(numbers(50, 59));

    // A reply to an old post is new there.
    const replied = { text: 'Still true', replyTo: id(12) };
    await ruth.client.call(createPost, { params, body: replied });
    const begin = await beginFor(orpah);
    expect(await read(orpah, begin)).toEqual(numbers(9, 59));
    expect(await beginFor(orpah, { postId: id(20) })).toBe(begin);
    expect(await read(orpah, await beginFor(orpah, { postId: id(5) }))).toEqual(numbers(2, 59));

    const first = await orpah.client.fetch(`/api/groups/threads/lively/posts?limit=5&cursor=${begin}`);
    const { previous } = pagesBeside(first.headers.get('link'));
    const before = await orpah.client.fetch(previous!);
    const texts = ((await before.json()) as { text: string }[]).map(({ text }) => Number(text));
    expect(texts).toEqual(numbers(4, 8));
    expect(await read(orpah, begin, { postId: id(3) })).toEqual([3]);
  });

  it('tells open pages which posts have changed, which are asked for alone', async () => {
    const [ruth, boaz] = [await member(app(), 'gleaner'), await member(app(), 'boaz')];
    const [orpah, stranger] = [await member(app(), 'orpah'), await member(app(), 'stranger')];
    const groupId = await studyGroup(app(), 'Field', [ruth]);
    await comesInto(app(), groupId, orpah);
    await comesInto(app(), groupId, boaz);
    const params = { groupId };
    const body = { title: 'What did you glean?', text: 'An ephah of barley' };
    const listener = await LiveListener.open(orpah.client);
    const { id: threadId } = (await ruth.client.call(createTopic, { params, body })).body;
    const posts = `/api/groups/threads/${threadId}/posts`;
    /** The posts of the thread of which open pages hear next; its own path: all of them. */
    const heard = async () => {
      for (;;) {
        const told = (await listener.changed())!.filter((path) => path.startsWith(posts));
        if (told.length > 0) return told.map((path) => path.slice(posts.length + 1));
      }
    };
    const say = async (who: Member, text: string, more: object = {}) => {
      app().clock.advance({ seconds: 5 });
      const input = { params: { threadId }, body: { text, ...more } };
      return (await who.client.call(createPost, input)).body.post.id;
    };
    const alone = async (who: Member, postId: string) =>
      (await who.client.call(listPosts, { params: { threadId }, query: { postId } })).body;

    expect(await heard()).toEqual(['']);
    const post = await say(boaz, 'Who else was in the field?');
    expect(await heard()).toEqual([post]);
    expect(await alone(orpah, post)).toMatchObject([{ id: post, text: 'Who else was in the field?' }]);
    const reply = await say(ruth, 'The reapers', { replyTo: post });
    expect(await heard()).toEqual([post]);
    expect(await alone(orpah, post)).toMatchObject([{ id: post, replies: [{ id: reply }] }]);
    expect(await alone(orpah, reply)).toEqual([]);
    await ruth.client.call(updatePost, { params: { postId: reply }, body: { text: 'The maidens' } });
    expect((await heard()).toSorted()).toEqual([post, reply].toSorted());
    await ruth.client.call(setPostHidden, { params: { postId: post }, body: { isHidden: true } });
    expect(await heard()).toEqual([post]);
    expect(await alone(orpah, post)).toMatchObject([{ text: '', replies: [{ text: 'The maidens' }] }]);
    const refused = await stranger.client.send('GET', `${posts}?postId=${post}`);
    expect(refused.status).toBe(404);
    await ruth.client.call(setTopicHidden, { params: { threadId }, body: { isHidden: true } });
    expect(await heard()).toEqual(['']);
    listener.leave();
  });
});
