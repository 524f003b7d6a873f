import { expect, it } from 'vitest';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, leaves, studyGroup } from '#test-support/study-groups.ts';
import { listMyGroups } from '../groups.contract.ts';
import { createPost, listPosts } from '../posts.contract.ts';
import { createTopic, getThread, markThreadRead } from '../talk.contract.ts';

describeOnBothEngines('what is new in a group', (app) => {
  const say = async ({ client }: Member, threadId: string, text: string) => {
    app().clock.advance({ seconds: 1 });
    await client.call(createPost, { params: { threadId }, body: { text } });
  };
  const open = async ({ client }: Member, groupId: string) => {
    app().clock.advance({ seconds: 1 });
    const body = { title: 'Easter', text: 'Begin' };
    return (await client.call(createTopic, { params: { groupId }, body })).body.id;
  };
  const fresh = async ({ client }: Member) => (await client.call(listMyGroups, {})).body[0]?.fresh;
  const read = ({ client }: Member, threadId: string) =>
    client.call(markThreadRead, { params: { threadId }, body: { until: app().clock.now() } });
  let groups = 0;
  const two = (round: string) =>
    Promise.all([member(app(), `hannah${round}`), member(app(), `ruth${round}`)]);

  it('stays new to whoever writes without having opened it', async () => {
    const [hannah, ruth] = await two('n');
    const groupId = await studyGroup(app(), `Kitchen ${groups++}`, [hannah, ruth]);
    const threadId = await open(hannah, groupId);
    await say(hannah, threadId, 'And another thing');
    expect(await fresh(ruth)).toBe(2);
    await say(ruth, threadId, 'I have not read a word of it');
    expect(await fresh(ruth)).toBe(2);
    await read(ruth, threadId);
    // Who has read all of it has read their own words, too.
    await say(ruth, threadId, 'Now I have');
    const { readUntil } = (await ruth.client.call(getThread, { params: { threadId } })).body;
    expect([await fresh(ruth), readUntil]).toEqual([0, app().clock.now()]);
    await say(hannah, threadId, 'Thank you');
    expect([await fresh(ruth), await fresh(hannah)]).toEqual([1, 2]);
  });

  it('is nothing of what was said while they were away', async () => {
    const [hannah, ruth] = await two('o');
    const groupId = await studyGroup(app(), `Kitchen ${groups++}`, [hannah, ruth]);
    const threadId = await open(hannah, groupId);
    await read(ruth, threadId);
    await leaves(app(), groupId, ruth);
    await say(hannah, threadId, 'While you were away');
    app().clock.advance({ seconds: 1 });
    await comesInto(app(), groupId, ruth);
    const isNew = async () =>
      (await ruth.client.call(listPosts, { params: { threadId }, query: {} })).body.map((post) => post.isNew);
    expect([await fresh(ruth), await isNew()]).toEqual([0, [false, false]]);
    await say(hannah, threadId, 'You are back');
    expect([await fresh(ruth), await isNew()]).toEqual([1, [false, false, true]]);
  });
});
