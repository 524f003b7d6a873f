import { expect, it } from 'vitest';
import { PAGE } from '#contract/paging.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';

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
});
