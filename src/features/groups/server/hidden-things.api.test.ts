import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { unblockPerson } from '#features/circle/circle.contract.ts';
import { createReport } from '#features/moderation/moderation.contract.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { leaves, studyGroup } from '#test-support/study-groups.ts';
import { listMyGroups } from '../groups.contract.ts';
import { HIDDEN_GROUP_NAME } from '../groups.rules.ts';
import { createPost, setPostHidden } from '../posts.contract.ts';
import { createTopic, listTopics, setTopicHidden } from '../talk.contract.ts';

describeOnBothEngines('what is hidden in a group', (app) => {
  const open = async ({ client }: Member, groupId: string, title: string) =>
    (await client.call(createTopic, { params: { groupId }, body: { title, text: 'Begin' } })).body.id;
  const say = ({ client }: Member, threadId: string) =>
    client.call(createPost, { params: { threadId }, body: { text: 'My own words' } });
  const three = async (round: string) => {
    const people = await Promise.all(
      ['hannah', 'daniel', 'ruth'].map((name) => member(app(), `${name}${round}`)),
    );
    return people as [Member, Member, Member];
  };

  it('is not counted as new: a topic of somebody whom they have blocked, whoever writes in it', async () => {
    const [hannah, daniel, ruth] = await three('a');
    const groupId = await studyGroup(app(), 'Kitchen', [hannah, daniel, ruth]);
    app().clock.advance({ minutes: 1 });
    const threadId = await open(daniel, groupId, 'Easter');
    await block(ruth, daniel);
    app().clock.advance({ minutes: 1 });
    await say(hannah, threadId);
    const fresh = async ({ client }: Member) => (await client.call(listMyGroups, {})).body[0]?.fresh;
    expect((await ruth.client.call(listTopics, { params: { groupId }, query: {} })).body).toEqual([]);
    expect([await fresh(daniel), await fresh(ruth)]).toEqual([1, 0]);
  });

  it('is nothing that its leader does not see themselves: behind a block, and of somebody who is banned', async () => {
    const [hannah, daniel, ruth] = await three('p');
    const groupId = await studyGroup(app(), 'Parted', [hannah, daniel, ruth]);
    app().clock.advance({ minutes: 1 });
    const threadId = await open(hannah, groupId, 'Easter');
    const posts = [];
    for (const one of [daniel, daniel, ruth]) {
      app().clock.advance({ seconds: 5 });
      posts.push((await say(one, threadId)).body.post.id);
    }
    const hide = (postId: string, isHidden: boolean) =>
      hannah.client.call(setPostHidden, { params: { postId }, body: { isHidden } });
    const [first, second, third] = posts as [string, string, string];
    expect((await hide(first, true)).status).toBe(200);
    await block(hannah, daniel);
    const bannedUntil = app().clock.now() + 60_000;
    await app().db.updateTable('user').set({ bannedUntil }).where('id', '=', ruth.id).execute();
    const answers = [await hide(first, false), await hide(second, true), await hide(third, true)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const kept = app()
      .db.selectFrom('group_post')
      .select('hidden_because')
      .where('id', 'in', posts)
      .orderBy('id');
    expect((await kept.execute()).map((row) => row.hidden_because)).toEqual(['leader', null, null]);
  });

  it('is reported by nobody who does not read it: a post of a topic that is hidden, or behind a block', async () => {
    const [hannah, daniel, ruth] = await three('r');
    const groupId = await studyGroup(app(), 'Reported', [hannah, daniel, ruth]);
    app().clock.advance({ minutes: 1 });
    const threadId = await open(daniel, groupId, 'Easter');
    app().clock.advance({ seconds: 5 });
    const wordsId = (await say(hannah, threadId)).body.post.id;
    const body = { kind: 'group-post', wordsId, reason: 'cruel' } as const;
    const report = async () => (await ruth.client.call(createReport, { body })).status;
    const hide = (isHidden: boolean) =>
      hannah.client.call(setTopicHidden, { params: { threadId }, body: { isHidden } });
    await hide(true);
    expect(await report()).toBe(404);
    await hide(false);
    await block(daniel, ruth);
    expect(await report()).toBe(404);
    await daniel.client.call(unblockPerson, { params: { personId: ruth.id } });
    expect(await report()).toBe(201);
  });

  it('is on nobody’s list but its author’s when a moderator hid it, or is to look at it first: no leader reads the title', async () => {
    const [hannah, daniel, ruth] = await three('l');
    const groupId = await studyGroup(app(), 'Lantern', [hannah, daniel, ruth]);
    const threadId = await open(ruth, groupId, 'Cruel title');
    const titles = async ({ client }: Member) =>
      (await client.call(listTopics, { params: { groupId }, query: {} })).body.map(({ title }) => title);
    const statusOf = async ({ client }: Member) =>
      (await client.send('GET', `/api/groups/threads/${threadId}`)).status;
    for (const hidden_because of ['moderator', 'held', 'leader'] as const) {
      await app().db.updateTable('group_thread').set({ hidden_because }).where('id', '=', threadId).execute();
      // Whoever is shown it can open it.
      const isShown = hidden_because === 'leader';
      expect([await titles(hannah), await statusOf(hannah)]).toEqual(
        isShown ? [['Cruel title'], 200] : [[], 404],
      );
      expect([await titles(ruth), await statusOf(ruth)]).toEqual([['Cruel title'], 200]);
      expect([await titles(daniel), await statusOf(daniel)]).toEqual([[], 404]);
    }
  });

  it('is in nobody’s export: a topic’s title that others wrote, and the group’s name', async () => {
    const [hannah, daniel] = await three('b');
    const groupId = await studyGroup(app(), 'Cruel name', [hannah, daniel]);
    const threadId = await open(hannah, groupId, 'Cruel title');
    await say(daniel, threadId);
    const exported = async ({ client }: Member) => JSON.stringify((await client.call(exportMine, {})).body);
    expect(await exported(daniel)).toMatch(/Cruel name.*Cruel title/);
    await app()
      .db.updateTable('group_thread')
      .set({ hidden_because: 'moderator' })
      .where('id', '=', threadId)
      .execute();
    await app()
      .db.updateTable('study_group')
      .set({ hidden_because: 'moderator' })
      .where('id', '=', groupId)
      .execute();
    await leaves(app(), groupId, daniel);
    const gone = { group_id: groupId, user_id: daniel.id, removed_at: app().clock.now(), name: 'Cruel name' };
    await app().db.insertInto('group_removed').values(gone).execute();
    const theirs = await exported(daniel);
    expect(theirs).not.toContain('Cruel');
    expect(theirs).toContain('My own words');
    expect(theirs).toContain(HIDDEN_GROUP_NAME);
    expect(await exported(hannah)).toContain('Cruel title');
  });
});
