import { expect, it } from 'vitest';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { member } from '#test-support/members.ts';
import { pollCalls } from '#test-support/polls.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { toldPages } from '#test-support/told-pages.ts';
import { approveAsking, joinGroup } from '../joining.contract.ts';
import { leaveGroup, removeGroupMember } from '../members.contract.ts';

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
