import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { createDatePoll } from '#features/date-polls/date-polls.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { SUPPER_POLL } from '#test-support/date-polls.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { answerTheOffer, bringIn, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { pollCalls } from '#test-support/polls.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { toldPages } from '#test-support/told-pages.ts';
import { setGroupArchived } from '../groups.contract.ts';
import { approveAsking, joinGroup } from '../joining.contract.ts';
import { offerToLead } from '../leading.contract.ts';
import { leaveGroup, removeGroupMember, setGroupRole } from '../members.contract.ts';
import { createPost } from '../posts.contract.ts';
import { createTopic } from '../talk.contract.ts';

const WHAT_A_GROUP_HAS = ['/api/groups', '/api/prayer', '/api/gatherings', '/api/date-polls'];

describeOnBothEngines('open pages of a group', (app) => {
  it('show whoever comes in to all who are in it, and to them all that it has', async () => {
    const [lea, ben, cat] = [
      await member(app(), 'lea-in'),
      await member(app(), 'ben-in'),
      await member(app(), 'cat-in'),
    ];
    const groupId = await startedBy(lea, { admission: 'request' });
    await bringIn(groupId, lea, [ben]);
    const params = { groupId };
    await cat.client.call(joinGroup, {
      params,
      body: { word: '' },
    });
    const letIn = () => lea.client.call(approveAsking, { params: { groupId, personId: cat.id } });
    expect(await toldPages(app(), ben, letIn)).toContain(`/api/groups/${groupId}`);
    await lea.client.call(removeGroupMember, { params: { groupId, personId: cat.id } });
    // A link from before would undo what the leader did.
    app().clock.advance({ minutes: 1 });
    const again = () => bringIn(groupId, lea, [cat]);
    expect(await toldPages(app(), cat, again)).toEqual(expect.arrayContaining(WHAT_A_GROUP_HAS));
  });

  it('lose whoever leaves or is removed, and for them all that it has', async () => {
    const [lea, ben, cat] = [
      await member(app(), 'lea-out'),
      await member(app(), 'ben-out'),
      await member(app(), 'cat-out'),
    ];
    const groupId = await startedBy(lea);
    const removed = () => lea.client.call(removeGroupMember, { params: { groupId, personId: cat.id } });
    const left = () => cat.client.call(leaveGroup, { params: { groupId } });
    for (const act of [removed, left]) {
      app().clock.advance({ minutes: 1 });
      await bringIn(groupId, lea, [ben, cat]);
      expect(await toldPages(app(), ben, act)).toContain(`/api/groups/${groupId}`);
      app().clock.advance({ minutes: 1 });
      await bringIn(groupId, lea, [cat]);
      expect(await toldPages(app(), cat, act)).toEqual(expect.arrayContaining(WHAT_A_GROUP_HAS));
    }
  });

  it('are other ones to all of it once it is archived, or opened again, and to whoever has another role in it', async () => {
    const [lea, ben, cat] = [
      await member(app(), 'lea-arc'),
      await member(app(), 'ben-arc'),
      await member(app(), 'cat-arc'),
    ];
    const groupId = await startedBy(lea);
    await bringIn(groupId, lea, [ben, cat]);
    const all = expect.arrayContaining(WHAT_A_GROUP_HAS);
    for (const isArchived of [true, false]) {
      const archive = () => lea.client.call(setGroupArchived, { params: { groupId }, body: { isArchived } });
      expect(await toldPages(app(), ben, archive)).toEqual(all);
    }
    const params = { groupId, personId: ben.id };
    const help = () => lea.client.call(setGroupRole, { params, body: { role: 'helper' } });
    expect(await toldPages(app(), ben, help)).toEqual(all);
    const offer = () => lea.client.call(offerToLead, { params, body: { way: 'beside' } });
    expect(await toldPages(app(), cat, offer)).toEqual([]);
    const lead = () => answerTheOffer(groupId, ben, 'lead');
    expect(await toldPages(app(), cat, lead)).toEqual([`/api/groups/${groupId}`, '/api/groups/mine']);
  });

  it('show what a moderator hides of it, at its door and of its search for a date', async () => {
    app().clock.set('2026-11-22T12:00:00Z');
    const [lea, ben, cat] = [
      await member(app(), 'lea-hid'),
      await member(app(), 'ben-hid'),
      await member(app(), 'cat-hid'),
    ];
    const moderator = await hostOf(app(), 'mod-hid', 'moderator');
    const groupId = await startedBy(lea, { admission: 'request' });
    await bringIn(groupId, lea, [ben]);
    await cat.client.call(joinGroup, { params: { groupId }, body: { word: 'Let me in' } });
    const asking = await app()
      .db.selectFrom('group_asking')
      .select('id')
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow();
    app().clock.advance({ minutes: 1 });
    const poll = await lea.client.call(createDatePoll, { body: { ...SUPPER_POLL, groupId } });
    const hiding = async (kind: string, wordsId: string, reporter: Member) => {
      await reporter.client.call(createReport, { body: { kind, wordsId, reason: 'cruel' } });
      const [found] = (await moderator.call(listCases, {})).body;
      const params = { caseId: found!.id };
      return () => decideAsRead(moderator, { params, body: { action: 'hide', reason: 'cruel' } });
    };
    const ofDoor = await hiding('group-asking', asking.id, lea);
    expect(await toldPages(app(), lea, ofDoor)).toContain(`/api/groups/${groupId}`);
    const ofPoll = await hiding('date-poll', poll.body.id, ben);
    expect(await toldPages(app(), ben, ofPoll)).toContain('/api/date-polls');
    const ofGroup = await hiding('study-group', groupId, ben);
    expect(await toldPages(app(), ben, ofGroup)).toContain('/api/groups');
  });

  it('lose what somebody wrote with their account, also where they had left', async () => {
    const [ann, ben, cat] = [
      await member(app(), 'stays'),
      await member(app(), 'goes'),
      await member(app(), 'reads'),
    ];
    const groupId = await studyGroup(app(), 'Of bread', [ann, ben, cat]);
    const topic = { params: { groupId }, body: { title: 'Who brings what?', text: 'Salt is here.' } };
    const threadId = (await ann.client.call(createTopic, topic)).body.id;
    await ben.client.call(createPost, { params: { threadId }, body: { text: 'I bring bread.' } });
    await ben.client.call(leaveGroup, { params: { groupId } });
    const gone = () => ben.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await toldPages(app(), cat, gone)).toEqual(
      expect.arrayContaining(['/api/groups/threads', `/api/groups/${groupId}`]),
    );
  });

  it('count the votes of whoever is gone no more', async () => {
    const { talk, ask, vote } = pollCalls(app);
    const { threadId, groupId, people } = await talk(3);
    const [ann, ben, cat] = people;
    const poll = await ask(ann, threadId);
    await vote(ben, poll.id, 0);
    const left = () => ben.client.call(leaveGroup, { params: { groupId } });
    const told = await toldPages(app(), cat, left);
    expect(told.some((path) => `/api/groups/threads/${threadId}/posts`.startsWith(`${path}/`))).toBe(true);
  });
});
