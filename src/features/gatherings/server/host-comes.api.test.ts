import { expect, it } from 'vitest';
import { SUPPER } from '#test-support/gatherings.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { answerGathering } from '../coming.contract.ts';
import { createGathering, listGatherings } from '../gatherings.contract.ts';

describeOnBothEngines('whoever plans an event', (app) => {
  it('has the first seat of it, of a series of the first evening, and says otherwise afterwards', async () => {
    const [host, guest] = [await member(app(), 'comes-host'), await member(app(), 'comes-guest')];
    const groupId = await studyGroup(app(), 'Comes', [host, guest]);
    const repeat = { kind: 'weekly', every: 1, until: null } as const;
    const body = { ...SUPPER, groupId, repeat, seats: 1, comes: true };
    const key = { 'idempotency-key': `planned-by-who-comes-${groupId}` };
    const planned = (await host.client.call(createGathering, { body }, key)).body;
    expect(planned).toMatchObject({ answer: 'going', waitingPlace: null, going: 1 });
    const params = { gatheringId: planned.gatheringId, start: planned.start };
    const says = async ({ client }: typeof host, answer: 'going' | 'cant') =>
      (await client.call(answerGathering, { params, body: { answer } })).body;
    expect((await says(guest, 'going')).waitingPlace).toBe(1);
    const { body: listed } = await host.client.call(listGatherings, { query: { groupId } });
    expect(listed.slice(0, 2).map(({ answer }) => answer)).toEqual(['going', null]);
    expect(await says(host, 'cant')).toMatchObject({ answer: 'cant', going: 1 });
    // Asked again, the call answers with what it made as it is now.
    const again = (await host.client.call(createGathering, { body }, key)).body;
    expect(again).toMatchObject({ gatheringId: planned.gatheringId, answer: 'cant' });
  });

  it('has not answered where they do not say that they come', async () => {
    const host = await member(app(), 'silent-host');
    const groupId = await studyGroup(app(), 'Silent', [host]);
    const planned = (await host.client.call(createGathering, { body: { ...SUPPER, groupId } })).body;
    expect(planned).toMatchObject({ answer: null, going: 0 });
  });
});
