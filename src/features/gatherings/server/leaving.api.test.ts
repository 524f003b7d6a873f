import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { answerGathering, takeBringLine } from '../coming.contract.ts';
import { createGathering, getGathering } from '../gatherings.contract.ts';

describeOnBothEngines('who goes', (app) => {
  it('from a group, or from here, comes no more; who waits moves up, and what was planned stays', async () => {
    const [ann, ben, cat, dan] = (await Promise.all(
      ['ann', 'ben', 'cat', 'dan'].map((name) => member(app(), name)),
    )) as [Member, Member, Member, Member];
    const groupId = await studyGroup(app(), 'Goers', [ann, ben, cat]);
    await comesInto(app(), groupId, dan, 'leader');
    const made = (await ann.client.call(createGathering, { body: { ...SUPPER, seats: 1, groupId } })).body;
    const params = { gatheringId: made.gatheringId, start: made.start };
    for (const who of [ben, cat, dan]) {
      await who.client.call(answerGathering, { params, body: { answer: 'going' } });
    }
    const line = { params: { ...params, lineId: made.brings[0]!.id }, body: { isMine: true } };
    await ben.client.call(takeBringLine, line);
    const places = async () => (await cat.client.call(getGathering, { params })).body;
    expect((await places()).waitingPlace).toBe(1);
    await ben.client.call(leaveGroup, { params: { groupId } });
    await app().server.idle();
    expect(await places()).toMatchObject({ going: 1, waiting: 1, waitingPlace: null });
    expect((await places()).brings).toMatchObject([{ isTaken: false }]);
    expect((await dan.client.call(getGathering, { params })).body.waitingPlace).toBe(1);
    // Whoever made it goes too: another leader answers for it.
    expect((await ann.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    await app().server.idle();
    expect((await dan.client.call(getGathering, { params })).body).toMatchObject({
      can: { host: true, report: false },
    });
    expect((await cat.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    expect((await dan.client.call(getGathering, { params })).body).toMatchObject({
      going: 1,
      waitingPlace: null,
    });
  });
});
