import { expect, it } from 'vitest';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { addToPlan, getGroupPlan, updatePassage } from '../plan.contract.ts';

const TAKEN = 'Acts 2 begins on 30 November 2026 already. Please choose another day.';

describeOnBothEngines('the days of a plan', (app) => {
  /** Acts 1, 2 and 3, a week each from 23 November 2026 on. */
  async function plan(name: string) {
    app().clock.set('2026-11-22T12:00:00Z');
    const [lead, help] = [await member(app(), `${name}-lead`), await member(app(), `${name}-help`)];
    const groupId = await studyGroup(app(), name, [lead]);
    await comesInto(app(), groupId, help, 'helper');
    const body = {
      references: ['Acts 1', 'Acts 2', 'Acts 3'],
      startsOn: '2026-11-23',
      every: 'week' as const,
    };
    const { passages } = (await lead.client.call(addToPlan, { params: { groupId }, body })).body;
    const move = (at: number, startsOn: string, andFollowing?: boolean) => ({
      params: { groupId, passageId: passages[at]!.id },
      body: { startsOn, ...(andFollowing !== undefined && { andFollowing }) },
    });
    return { lead, help, groupId, move };
  }
  const days = async ({ client }: Member, groupId: string) =>
    (await client.call(getGroupPlan, { params: { groupId } })).body.passages.map(
      ({ reference, startsOn }) => `${reference} ${startsOn.slice(5)}`,
    );

  it('are one for each passage: another one is refused beside the field, moved or added', async () => {
    const { lead, groupId, move } = await plan('one-each');
    const moved = await lead.client.refused(updatePassage, move(2, '2026-11-30'));
    expect([moved.status, moved.body.issues]).toEqual([400, [{ path: 'body.startsOn', message: TAKEN }]]);
    const body = { references: ['Acts 4', 'Acts 5'], startsOn: '2026-11-29', every: 'day' as const };
    const added = await lead.client.refused(addToPlan, { params: { groupId }, body });
    expect(added.body.issues).toEqual([{ path: 'body.startsOn', message: TAKEN }]);
    expect(await days(lead, groupId)).toEqual(['Acts 1 11-23', 'Acts 2 11-30', 'Acts 3 12-07']);
    const nowhere = { ...move(2, '2026-12-07'), body: { reference: 'supper' } };
    expect((await lead.client.refused(updatePassage, nowhere)).body).toMatchObject({
      code: 'PASSAGE_NOT_FOUND',
      issues: [{ path: 'body.reference' }],
    });
    await lead.client.call(updatePassage, move(2, '2026-12-07'));
  });

  it('move for one passage, or for it and all that follow', async () => {
    const { lead, groupId, move } = await plan('following');
    await lead.client.call(updatePassage, move(1, '2026-12-07', true));
    expect(await days(lead, groupId)).toEqual(['Acts 1 11-23', 'Acts 2 12-07', 'Acts 3 12-14']);
    await lead.client.call(updatePassage, move(1, '2026-12-01'));
    expect(await days(lead, groupId)).toEqual(['Acts 1 11-23', 'Acts 2 12-01', 'Acts 3 12-14']);
    const onto = await lead.client.refused(updatePassage, move(1, '2026-11-23', true));
    expect(onto.status).toBe(400);
  });

  it('are one for each passage, too, where two move them at the same moment', async () => {
    const { lead, help, groupId, move } = await plan('at-once');
    await Promise.all([
      lead.client.call(updatePassage, move(1, '2026-12-24')),
      help.client.call(updatePassage, move(2, '2026-12-24')),
    ]);
    const begins = (await days(lead, groupId)).map((day) => day.slice(-5));
    expect(new Set(begins).size).toBe(3);
  });
});
