import { expect, it } from 'vitest';
import { addToPlan, removePassage, updatePassage } from '#features/groups/plan.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { type Member, member } from '#test-support/members.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { answerGathering } from '../coming.contract.ts';
import { createGathering, getGathering } from '../gatherings.contract.ts';
import { gatheringsFeature } from '../gatherings.feature.ts';

describeOnBothEngines('what a group reads on the day of an event', (app) => {
  /** A group with a plan of two weeks, from Monday 30 November on. */
  async function kitchen(name: string) {
    app().clock.set('2026-11-22T12:00:00Z');
    const [host, guest] = [await member(app(), `${name}-host`), await member(app(), `${name}-guest`)];
    const groupId = await studyGroup(app(), name, [host, guest]);
    const body = { references: ['Acts 1', 'Acts 2:42-47'], startsOn: '2026-11-30', every: 'week' as const };
    const { passages } = (await host.client.call(addToPlan, { params: { groupId }, body })).body;
    return { host, guest, groupId, passages };
  }
  const planned = async (
    host: Member,
    groupId: string,
    startsAt: string,
    timezone = 'Europe/London',
  ): Promise<{ gatheringId: string; start: string }> => {
    const endsAt = `${startsAt.slice(0, 11)}23:59`;
    const body = { ...SUPPER, groupId, startsAt, endsAt, timezone };
    const { gatheringId, start } = (await host.client.call(createGathering, { body })).body;
    return { gatheringId, start };
  };
  const readAt = async (who: Member, params: { gatheringId: string; start: string }) =>
    (await who.client.call(getGathering, { params })).body.passage;

  it('is the passage that has begun by then, on the clocks of the place, and nothing before the first or after the last', async () => {
    const { host, guest, groupId, passages } = await kitchen('Days');
    const [acts1, acts2] = passages.map(({ id, reference }) => ({ id, reference }));
    for (const [startsAt, timezone, passage] of [
      ['2026-11-29T19:00', 'Europe/London', null],
      ['2026-11-30T00:00', 'Europe/London', acts1],
      ['2026-12-06T23:30', 'Europe/London', acts1],
      // Where it is, Sunday: that readers elsewhere have Monday by then does not change what is read.
      ['2026-12-06T19:00', 'Pacific/Honolulu', acts1],
      ['2026-12-07T00:30', 'Pacific/Apia', acts2],
      // The last one has a week, as the one before it had.
      ['2026-12-13T19:00', 'Europe/London', acts2],
      ['2026-12-14T00:30', 'Europe/London', null],
    ] as const) {
      const params = await planned(host, groupId, startsAt, timezone);
      expect([startsAt, await readAt(guest, params)]).toEqual([startsAt, passage ?? null]);
    }
    expect(
      await readAt(
        guest,
        await planned(host, await studyGroup(app(), 'No plan', [host, guest]), '2026-12-08T19:00'),
      ),
    ).toBeNull();
  });

  it('follows the plan at once, and the day to which the event is moved', async () => {
    const { host, guest, groupId, passages } = await kitchen('Follows');
    const params = await planned(host, groupId, '2026-12-08T19:00');
    const second = { groupId, passageId: passages[1]!.id };
    await host.client.call(updatePassage, { params: second, body: { reference: 'Luke 14' } });
    expect(await readAt(guest, params)).toEqual({ id: second.passageId, reference: 'Luke 14' });
    await host.client.call(updatePassage, { params: second, body: { startsOn: '2026-12-09' } });
    expect((await readAt(guest, params))?.reference).toBe('Acts 1');
    for (const { id } of passages) {
      await host.client.call(removePassage, { params: { groupId, passageId: id } });
    }
    expect(await readAt(guest, params)).toBeNull();
  });

  it('is read anew by open pages of the event when the plan is changed', async () => {
    const { host, guest, groupId, passages } = await kitchen('Open');
    const params = await planned(host, groupId, '2026-12-08T19:00');
    const listener = await LiveListener.open(guest.client);
    await host.client.call(updatePassage, {
      params: { groupId, passageId: passages[1]!.id },
      body: { reference: 'Luke 14' },
    });
    const changed = (await listener.changed()) ?? [];
    listener.leave();
    const address = `/api/gatherings/${params.gatheringId}`;
    expect(changed.filter((path) => address.startsWith(path))).toEqual(['/api/gatherings']);
  });

  it('is in the letter the day before', async () => {
    const { host, guest, groupId } = await kitchen('Letter');
    await app().db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', guest.id).execute();
    const params = await planned(host, groupId, '2026-12-08T19:00');
    await guest.client.call(answerGathering, { params, body: { answer: 'going' } });
    app().clock.set('2026-12-07T19:00:00Z');
    await runJob(app(), [gatheringsFeature], 'remind of gatherings a day before');
    await app().server.idle();
    const letter = app().mails.find(
      ({ to, subject }) => to.startsWith('letter-guest@') && subject.startsWith('Tomorrow'),
    );
    expect(letter?.text).toContain('  The group reads: Acts 2:42–47\n');
  });
});
