import { expect, it } from 'vitest';
import { blockPerson } from '#features/circle/circle.contract.ts';
import { getUnread, listNotifications, markAllRead } from '#features/notifications/notifications.contract.ts';
import { updateHowShown } from '#features/people/people.contract.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { setGroupMuted } from '../groups.contract.ts';
import { createPost, deletePost, setPostHidden } from '../posts.contract.ts';
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
  const readAll = async ({ client }: Member) => {
    const [newest] = (await client.call(listNotifications, {})).body;
    await client.call(markAllRead, { body: { upTo: newest!.id } });
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

  it('whoever opened it is told by one until it is read, and who wrote in it once a day that it goes on', async () => {
    const { people, threadId } = await table();
    const [hannah, ruth, guy, still] = people;
    const group = expect.stringMatching(/^Table/);
    await say(ruth, threadId, 'I do, on Friday');
    const kind = 'group-own-topic';
    expect(await told(hannah)).toEqual([
      { kind, title: expect.stringMatching(/^Ruth.* wrote in ‘Bread’$/), text: group },
    ]);
    await say(guy, threadId, 'And I bring butter');
    const ruths = await say(ruth, threadId, 'Who brings salt?');
    // Also what answers others, and what the reader says themselves tells them nothing.
    await say(guy, threadId, 'I do', ruths.id);
    await say(hannah, threadId, 'Thank you all');
    const gathered = { kind, title: '2 people wrote in ‘Bread’', text: group };
    expect(await told(hannah)).toEqual([gathered]);
    expect((await hannah.client.call(getUnread, {})).body.unread).toBe(1);
    await readAll(hannah);
    await say(guy, threadId, 'Salted');
    const anew = { kind, title: expect.stringMatching(/^Guy.* wrote in ‘Bread’$/), text: group };
    expect(await told(hannah)).toEqual([anew, gathered]);
    expect((await hannah.client.call(getUnread, {})).body.unread).toBe(1);
    await hannah.client.call(updateHowShown, { body: { isSecret: true } });
    expect(await told(hannah)).toEqual([anew, { ...gathered, title: 'Several people wrote in ‘Bread’' }]);

    expect(await told(ruth)).toEqual([
      {
        kind: 'group-reply',
        title: expect.stringMatching(/^Guy.* replied to you in ‘Bread’$/),
        text: 'I do',
      },
      { kind: 'group-talk', title: expect.stringMatching(/wrote in a topic in Table/), text: 'Bread' },
      expect.objectContaining({ kind: 'group-topic' }),
    ]);
    app().clock.advance({ hours: 24 });
    await say(guy, threadId, 'It is Friday');
    expect((await kinds(ruth))[0]).toBe('group-talk');
    // Who only reads sees it in the group, as ever.
    expect(await kinds(still)).toEqual(['group-topic']);
    expect((await kinds(guy)).at(-1)).toBe('group-topic');
  });

  it('whoever opened it reads of nobody whom they do not see, nor of what is hidden as long as it is', async () => {
    const { people, threadId } = await table();
    const [hannah, ruth, guy] = people;
    const { id } = await say(ruth, threadId, 'I do, on Friday');
    await say(guy, threadId, 'And I bring butter');
    await hannah.client.call(blockPerson, { params: { personId: guy.id } });
    await say(guy, threadId, 'And salt');
    const ofRuth = [
      { kind: 'group-own-topic', title: expect.stringMatching(/^Ruth/), text: expect.anything() },
    ];
    expect(await told(hannah)).toEqual(ofRuth);
    const hide = (isHidden: boolean) =>
      hannah.client.call(setPostHidden, { params: { postId: id }, body: { isHidden } });
    await hide(true);
    expect(await told(hannah)).toEqual([]);
    await app().server.idle();
    expect((await hannah.client.call(getUnread, {})).body.unread).toBe(0);
    await hide(false);
    expect(await told(hannah)).toEqual(ofRuth);
    await hide(true);
    expect(await told(hannah)).toEqual([]);
    await app().server.idle();
    await say(ruth, threadId, 'I come');
    expect(await told(hannah)).toEqual(ofRuth);
    await hide(false);
    expect(await told(hannah)).toEqual(ofRuth);
  });

  it('a reply is told to whom it is for, and to the others of the talk as its going on', async () => {
    const { people, threadId } = await table();
    const [hannah, ruth, guy] = people;
    const mine = await say(ruth, threadId, 'I do');
    await say(guy, threadId, 'Thank you', mine.id);
    expect(await kinds(ruth)).toEqual(['group-reply', 'group-topic']);
    expect(await kinds(hannah)).toEqual(['group-own-topic']);
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
