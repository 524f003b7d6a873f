import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { newId } from '#platform/server/ids.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { setGroupArchived } from '../groups.contract.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { leaveGroup } from '../members.contract.ts';
import { addToPlan, removePassage, updatePassage } from '../plan.contract.ts';
import { createPost, deletePost, listPosts, setPostHidden, updatePost } from '../posts.contract.ts';
import { createTopic, markThreadRead } from '../talk.contract.ts';
import { groupsCheck } from './groups-check.ts';

describeOnBothEngines('two at once in the talk of a group', (app) => {
  let count = 0;
  const some = (n: number): Promise<Member[]> =>
    Promise.all(
      Array.from({ length: n }, () => {
        count += 1;
        return member(app(), `talking${count}`);
      }),
    );
  const groupOf = async ([lead, help, ...others]: Member[]) => {
    const groupId = await studyGroup(app(), `Talk ${count}`, [lead!, ...others]);
    await comesInto(app(), groupId, help!, 'helper');
    return groupId;
  };
  const topicBy = async ({ client }: Member, groupId: string) =>
    (await client.call(createTopic, { params: { groupId }, body: { title: 'Soup', text: 'Who cooks?' } }))
      .body.id;
  const say = ({ client }: Member, threadId: string, replyTo?: string) =>
    client.call(createPost, { params: { threadId }, body: { text: 'I do', replyTo: replyTo ?? null } });
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted();
  const rightly = async () => {
    const { db, objects, clock } = app().server.deps;
    const { findings } = await groupsCheck.run({ db, objects, now: clock.now(), readsBytes: false });
    expect(findings).toEqual([]);
  };

  it('what is written later stands later, also at a server whose clock is a little behind', async () => {
    const people = await some(3);
    const [lead, , reader] = people as [Member, Member, Member];
    const threadId = await topicBy(lead, await groupOf(people));
    const first = (await say(lead, threadId)).body.post;
    app().clock.advance({ seconds: -3 });
    const body = { until: first.writtenAt };
    await reader.client.call(markThreadRead, { params: { threadId }, body });
    const second = (await say(people[1]!, threadId)).body.post;
    app().clock.advance({ seconds: 3 });
    expect(second.writtenAt).toBeGreaterThan(first.writtenAt);
    const shown = (await reader.client.call(listPosts, { params: { threadId }, query: {} })).body;
    expect(shown.map(({ id, isNew }) => [id, isNew])).toContainEqual([second.id, true]);
    // A clock that was wrong by a day makes nobody wait for it.
    await app()
      .db.updateTable('group_thread')
      .set({ last_at: app().clock.now() + 86_400_000 })
      .where('id', '=', threadId)
      .execute();
    expect((await say(lead, threadId)).body.post.writtenAt).toBeLessThanOrEqual(app().clock.now() + 10);
  });

  it('accounts are deleted while others reply, hide and change: each is done, or finds nothing', async () => {
    for (let round = 0; round < 3; round++) {
      const people = await some(6);
      const [lead, help, a, b, c, d] = people as [Member, Member, Member, Member, Member, Member];
      const groupId = await groupOf(people);
      const threads = await Promise.all([a, b, c].map((one) => topicBy(one, groupId)));
      const posts = await Promise.all(
        [a, b, c, d].flatMap((one) => threads.map(async (id) => (await say(one, id)).body.post.id)),
      );
      const gone = ({ client }: Member) => client.call(deleteAccount, { body: { password: PASSWORD } });
      const answers = await statuses([
        ...threads.flatMap((id, i) => [say(c, id), say(d, id, posts[i]), say(lead, id, posts[3 + i])]),
        gone(a),
        gone(b),
        ...posts
          .slice(0, 6)
          .flatMap((postId) => [
            help.client.call(setPostHidden, { params: { postId }, body: { isHidden: true } }),
            say(help, threads[0]!),
          ]),
        ...posts
          .slice(6)
          .map((postId, i) =>
            [c, d][i < 3 ? 0 : 1]!.client.call(updatePost, { params: { postId }, body: { text: 'Changed' } }),
          ),
        d.client.call(leaveGroup, { params: { groupId } }),
      ]);
      expect(answers.filter((status) => ![200, 201, 204, 404].includes(status))).toEqual([]);
      await app().server.idle();
      await rightly();
    }
  });

  it('nothing is written any more once somebody has heard that the group is archived', async () => {
    const people = await some(4);
    const [lead, help, a, b] = people as [Member, Member, Member, Member];
    for (let round = 0; round < 4; round++) {
      const groupId = await groupOf(people);
      count += 1;
      const threadId = await topicBy(a, groupId);
      const written = async () =>
        (
          await app()
            .db.selectFrom('group_thread')
            .leftJoin('group_post', 'group_post.thread_id', 'group_thread.id')
            .select(['group_thread.id', 'group_post.id as post'])
            .where('group_thread.group_id', '=', groupId)
            .execute()
        ).length;
      let then = -1;
      const params = { groupId };
      const answers = await statuses([
        ...[a, b, help].map((one) => say(one, threadId)),
        lead.client.call(setGroupArchived, { params, body: { isArchived: true } }).then(async (answer) => {
          then = await written();
          return answer;
        }),
        ...[a, b].map((one) => say(one, threadId)),
        b.client.call(createTopic, { params, body: { title: 'Late', text: 'Too late?' } }),
        help.client.call(addToPlan, {
          params,
          body: { references: ['Acts 5'], startsOn: '2026-12-07', every: 'day' },
        }),
      ]);
      expect(answers.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
      expect(await written()).toBe(then);
    }
  });

  it('a plan takes its last passages from one of two', async () => {
    const people = await some(2);
    const [lead, help] = people as [Member, Member];
    const groupId = await groupOf(people);
    const now = app().clock.now();
    const row = { group_id: groupId, kind: 'passage', title: 'Acts 1', starts_on: '2026-11-16' } as const;
    const rest = { user_id: null, posts: 0, last_at: now, hidden_because: null, created_at: now };
    const rows = Array.from({ length: GROUP_LIMITS.passages - 2 }, () => ({
      id: newId(now),
      ...row,
      ...rest,
    }));
    await app().db.insertInto('group_thread').values(rows).execute();
    const body = { references: ['Acts 3', 'Acts 4'], startsOn: '2026-12-07', every: 'week' as const };
    const add = ({ client }: Member) => client.call(addToPlan, { params: { groupId }, body });
    expect(await statuses([add(lead), add(help)])).toEqual([201, 409]);
  });

  it('a passage is taken out or exchanged, or answered: never both', async () => {
    const people = await some(3);
    const [lead, help, one] = people as [Member, Member, Member];
    const groupId = await groupOf(people);
    for (let round = 0; round < 4; round++) {
      const startsOn = `2026-12-0${round + 1}`;
      const body = { references: ['Acts 2'], startsOn, every: 'week' as const };
      const plan = (await lead.client.call(addToPlan, { params: { groupId }, body })).body;
      const passageId = plan.passages.at(-1)!.id;
      const params = { groupId, passageId };
      const [said, changed] = await Promise.all([
        one.client.call(createPost, {
          params: { threadId: passageId },
          body: { text: 'Bread', verseId: 'ACT.2.42' },
        }),
        round % 2 === 0
          ? help.client.call(removePassage, { params })
          : help.client.call(updatePassage, { params, body: { reference: 'Acts 4' } }),
      ]);
      expect([said.status, changed.status]).toBeOneOf([
        [201, 409],
        ...(round % 2 === 0 ? [[404, 204]] : [[400, 200]]),
      ]);
      if (said.status === 201) {
        const postId = said.body.post.id;
        await one.client.call(deletePost, { params: { postId } });
      }
      await help.client.call(removePassage, { params });
    }
    await rightly();
  });

  it('posts that somebody took away by hand are missed', async () => {
    const people = await some(2);
    const threadId = await topicBy(people[0]!, await groupOf(people));
    await app().db.deleteFrom('group_post').where('thread_id', '=', threadId).execute();
    const { db, objects, clock } = app().server.deps;
    const { findings } = await groupsCheck.run({ db, objects, now: clock.now(), readsBytes: false });
    expect(findings.map(({ what }) => what)).toEqual([
      `conversation ${threadId} counts other posts than it has`,
    ]);
  });
});
