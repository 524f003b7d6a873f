import { expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { setGroupMuted } from '../groups.contract.ts';
import { createPost, deletePost } from '../posts.contract.ts';
import { createTopic, setThreadMuted } from '../talk.contract.ts';

describeOnBothEngines('whom a word in a topic is told', (app) => {
  let groups = 0;
  async function table() {
    groups += 1;
    const people = [
      await member(app(), `hannah${groups}`),
      await member(app(), `ruth${groups}`),
      await member(app(), `guy${groups}`),
      await member(app(), `still${groups}`),
    ] as const;
    const groupId = await studyGroup(app(), `Table ${groups}`, people);
    app().clock.advance({ minutes: 1 });
    const body = { title: 'Bread', text: 'Who bakes?' };
    const topic = (await people[0].client.call(createTopic, { params: { groupId }, body })).body;
    return { people, groupId, threadId: topic.id };
  }
  const say = async ({ client }: Member, threadId: string, text: string, replyTo?: string) => {
    app().clock.advance({ seconds: 5 });
    const body = replyTo === undefined ? { text } : { text, replyTo };
    return (await client.call(createPost, { params: { threadId }, body })).body.post;
  };
  const told = async ({ client }: Member) => {
    await app().server.idle();
    return (await client.call(listNotifications, {})).body.map(({ kind, title, text }) => ({
      kind,
      title,
      text,
    }));
  };
  const kinds = async (who: Member) => (await told(who)).map(({ kind }) => kind);

  it('nobody who has muted the group is told of it, nor of a topic that is opened', async () => {
    const { people, groupId, threadId } = await table();
    const [hannah, ruth, , still] = people;
    for (const { client } of [hannah, still])
      await client.call(setGroupMuted, { params: { groupId }, body: { isMuted: true } });
    const before = await kinds(still);
    await say(ruth, threadId, 'I do, on Friday');
    const body = { title: 'Butter', text: 'And who churns?' };
    await ruth.client.call(createTopic, { params: { groupId }, body });
    expect([await kinds(hannah), await kinds(still)]).toEqual([[], before]);
  });

  it('whoever opened it is told of each answer, and who wrote in it once a day that it goes on', async () => {
    const { people, threadId } = await table();
    const [hannah, ruth, guy, still] = people;
    await say(ruth, threadId, 'I do, on Friday');
    expect(await told(hannah)).toEqual([
      { kind: 'group-reply', title: expect.stringMatching(/replied to you$/), text: 'I do, on Friday' },
    ]);
    await say(guy, threadId, 'And I bring butter');
    await say(guy, threadId, 'Salted');
    expect(await kinds(hannah)).toEqual(['group-reply', 'group-reply', 'group-reply']);
    expect(await told(ruth)).toEqual([
      { kind: 'group-talk', title: expect.stringMatching(/wrote in a topic in Table/), text: 'Bread' },
      expect.objectContaining({ kind: 'group-topic' }),
    ]);
    app().clock.advance({ hours: 24 });
    await say(guy, threadId, 'It is Friday');
    expect(await kinds(ruth)).toEqual(['group-talk', 'group-talk', 'group-topic']);
    // Who only reads sees it in the group, as ever.
    expect(await kinds(still)).toEqual(['group-topic']);
    expect(await kinds(guy)).toEqual(['group-topic']);
  });

  it('a reply is told to whom it is for, and to the others of the talk as its going on', async () => {
    const { people, threadId } = await table();
    const [hannah, ruth, guy] = people;
    const mine = await say(ruth, threadId, 'I do');
    await say(guy, threadId, 'Thank you', mine.id);
    expect(await kinds(ruth)).toEqual(['group-reply', 'group-topic']);
    expect(await kinds(hannah)).toEqual(['group-talk', 'group-reply']);
  });

  it('nobody who muted it is told, nor who took back all that they wrote', async () => {
    const { people, threadId } = await table();
    const [hannah, ruth, guy] = people;
    const mine = await say(ruth, threadId, 'I do');
    await ruth.client.call(deletePost, { params: { postId: mine.id } });
    await hannah.client.call(setThreadMuted, { params: { threadId }, body: { isMuted: true } });
    const before = await kinds(hannah);
    await say(guy, threadId, 'Then I do');
    expect([await kinds(hannah), await kinds(ruth)]).toEqual([before, ['group-topic']]);
  });
});
