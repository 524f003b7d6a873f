import { expect, it } from 'vitest';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { addBringLine, answerGathering, removeBringLine, takeBringLine } from '../coming.contract.ts';
import { createGathering } from '../gatherings.contract.ts';

const THURSDAY = { ...SUPPER, startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00' };
const KINDS = ['gathering-line-removed', 'gathering-line-free'];

describeOnBothEngines('of who brings what', (app) => {
  /** Ann plans a supper with bread, and Ben and Cat are in her group. */
  async function supper(name: string) {
    app().clock.set('2026-11-22T12:00:00Z');
    const people: Member[] = [];
    for (const one of ['ann', 'ben', 'cat']) people.push(await member(app(), `${name}-${one}`));
    const [ann, ben, cat] = people as [Member, Member, Member];
    const groupId = await studyGroup(app(), name, people);
    const made = (await ann.client.call(createGathering, { body: { ...THURSDAY, groupId } })).body;
    const params = { gatheringId: made.gatheringId, start: made.start };
    const bread = { ...params, lineId: made.brings[0]!.id };
    const take = (who: Member, isMine: boolean) =>
      who.client.call(takeBringLine, { params: bread, body: { isMine } });
    return { ann, ben, cat, groupId, params, bread, take };
  }
  const told = async (who: Member) =>
    (await who.client.call(listNotifications, { query: {} })).body
      .filter(({ kind }) => KINDS.includes(kind))
      .map(({ title, text }) => [title, text]);
  const FREE = [['Bread is free again', 'Supper in the kitchen · Thursday, 26 November, 19:00']];

  it('who brings something hears that a host took it off the list, and who has nothing hears nothing', async () => {
    const { ann, ben, cat, bread, take } = await supper('off');
    await take(ben, true);
    await ann.client.call(removeBringLine, { params: bread });
    expect(await told(ben)).toEqual([
      ['You need not bring it any more: Supper in the kitchen', 'Thursday, 26 November, 19:00'],
    ]);
    for (const who of [ann, cat]) expect(await told(who)).toEqual([]);
  });

  it('nobody hears of a line that was free, or of their own that they removed', async () => {
    const { ann, ben, params, bread } = await supper('own');
    await ann.client.call(removeBringLine, { params: bread });
    const body = { text: 'Salad', isMine: true };
    const lineId = (await ben.client.call(addBringLine, { params, body })).body.brings.at(-1)!.id;
    await ben.client.call(removeBringLine, { params: { ...params, lineId } });
    for (const who of [ann, ben]) expect(await told(who)).toEqual([]);
  });

  it('the host hears once that something is free again, for as long as it is', async () => {
    const { ann, ben, cat, params, take } = await supper('free');
    const cant = { params, body: { answer: 'cant' } } as const;
    for (let n = 0; n < 2; n++) {
      await take(ben, true);
      expect(await told(ann)).toEqual([]);
      await ben.client.call(answerGathering, cant);
      expect(await told(ann)).toEqual(FREE);
    }
    await take(cat, true);
    await take(cat, false);
    expect(await told(ann)).toEqual(FREE);
    for (const who of [ben, cat]) expect(await told(who)).toEqual([]);
    await take(ben, true);
    expect(await told(ann)).toEqual([]);
  });

  it('the host hears it of who leaves the group, and not of what they gave back themselves', async () => {
    const { ann, ben, groupId, take } = await supper('left');
    await take(ann, true);
    await take(ann, false);
    expect(await told(ann)).toEqual([]);
    await take(ben, true);
    await ben.client.call(leaveGroup, { params: { groupId } });
    await app().server.idle();
    expect(await told(ann)).toEqual(FREE);
  });

  it('other hosts hear it where whoever planned the evening is not one any more', async () => {
    const { ann, ben, cat, groupId, take } = await supper('other');
    const dan = await member(app(), 'other-dan');
    await comesInto(app(), groupId, dan, 'helper');
    const noHost = app().db.updateTable('group_member').set({ role: 'member' });
    await noHost.where('group_id', '=', groupId).where('user_id', '=', ann.id).execute();
    await take(ben, true);
    await take(ben, false);
    expect(await told(dan)).toEqual(FREE);
    for (const who of [ann, cat]) expect(await told(who)).toEqual([]);
  });
});
