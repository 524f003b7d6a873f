import { expect, it } from 'vitest';
import { SUPPER } from '#test-support/gatherings.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { createGathering, listGatheringsBetween } from '../gatherings.contract.ts';

describeOnBothEngines('gatherings', (app) => {
  it('of a month are read to the end, however many it has', async () => {
    app().clock.set('2026-11-22T12:00:00Z');
    const ann = await member(app(), 'annmany');
    const group = await studyGroup(app(), 'Many', [ann]);
    const times = { startsAt: '2027-05-02T19:00', endsAt: '2027-05-02T20:30' };
    const body = { ...SUPPER, ...times, groupId: group };
    const { gatheringId } = (await ann.client.call(createGathering, { body })).body;
    const { db } = app();
    const one = await db
      .selectFrom('gathering_occurrence')
      .selectAll()
      .where('gathering_id', '=', gatheringId)
      .executeTakeFirstOrThrow();
    // All at one moment: the page goes on behind the last one of it.
    const others = Array.from({ length: 600 }, (_, n) => ({ ...one, id: `${one.id}-${n}`, start: `${n}` }));
    for (let i = 0; i < others.length; i += 100) {
      await db
        .insertInto('gathering_occurrence')
        .values(others.slice(i, i + 100))
        .execute();
    }
    const query = { from: '2027-05-01', before: '2027-06-01', timezone: 'Europe/London', groupId: group };
    const first = await ann.client.call(listGatheringsBetween, { query });
    expect(first.body).toHaveLength(500);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = (await (await ann.client.fetch(next)).json()) as { start: string }[];
    expect(new Set([...first.body, ...rest].map(({ start }) => start)).size).toBe(601);
  });
});
