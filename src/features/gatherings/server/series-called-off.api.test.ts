import { expect, it } from 'vitest';
import { setGroupArchived } from '#features/groups/groups.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import type { Member } from '#test-support/members.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto } from '#test-support/study-groups.ts';
import { createSuppers } from '#test-support/suppers.ts';
import { answerGathering, answerSeries, markCame } from '../coming.contract.ts';
import { getGathering } from '../gatherings.contract.ts';
import type { SeriesAnswer } from '../gatherings.rules.ts';

const REPEAT = { kind: 'weekly', every: 2, until: null } as const;

describeOnBothEngines('a series that is called off', (app) => {
  const createSupper = createSuppers(app);

  async function supper(name: string) {
    const made = await createSupper(name);
    const sayAll = ({ client }: Member, answer: SeriesAnswer, start = '2026-11-26') =>
      client.call(answerSeries, { ...made.named(start), body: { answer } });
    return { ...made, sayAll };
  }

  const told = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body
      .filter(({ title }) => title.startsWith('Cancelled: '))
      .map(({ text }) => text);

  it.each(['following', 'all'] as const)(
    'says its soonest evening, also where the first was moved behind it: %s',
    async (scope) => {
      const { guest, sayAll, change, cancel } = await supper(`moved-${scope}`);
      await sayAll(guest, 'going');
      await change('2026-11-26', {
        scope: 'one',
        startsAt: '2026-12-12T19:00',
        endsAt: '2026-12-12T21:00',
      });
      await cancel('2026-11-26', scope);
      expect(await told(guest)).toEqual(['The whole series is off, from Thursday, 3 December, 19:00 on']);
    },
  );

  it('is not said to be off as a whole while another part of it goes on', async () => {
    const { guest, sayAll, change, cancel } = await supper('parts');
    await sayAll(guest, 'going');
    await change('2026-12-10', { scope: 'following', title: 'Soup', repeat: REPEAT });
    await app().server.idle();
    app().clock.advance({ minutes: 1 });
    await cancel('2026-12-03', 'following');
    expect(await told(guest)).toEqual(['Off from Thursday, 3 December, 19:00 on']);
  });

  it('in an archived group is told once of all its parts, to whoever came to any of them', async () => {
    const { host, guest, groupId, named, say, sayAll, change } = await supper('archived');
    const refuses = await member(app(), 'archived-refuses');
    await comesInto(app(), groupId, refuses);
    const until = '2026-12-31';
    await change('2026-11-26', { scope: 'all', repeat: { ...REPEAT, every: 1, until } });
    for (const one of [guest, refuses]) await sayAll(one, 'going');
    const { gatheringId } = await change('2026-12-17', { scope: 'following', title: 'Soup' });
    for (const day of ['2026-11-26', '2026-12-03', '2026-12-10']) await say(refuses, day, 'cant');
    for (const day of ['2026-12-17', '2026-12-24', '2026-12-31']) {
      await refuses.client.call(answerGathering, { ...named(day, gatheringId), body: { answer: 'cant' } });
    }
    await host.client.call(setGroupArchived, { params: { groupId }, body: { isArchived: true } });
    await app().server.idle();
    expect(await told(guest)).toEqual(['The whole series is off, from Thursday, 26 November, 19:00 on']);
    expect(await told(refuses)).toEqual([]);
  });

  it('keeps each evening that goes on, with who was noted as having come', async () => {
    const { host, guest, named, sayAll, change, cancel } = await supper('came');
    await sayAll(guest, 'going');
    await change('2026-12-03', { scope: 'one', startsAt: '2026-11-26T19:10', endsAt: '2026-11-26T21:00' });
    app().clock.set('2026-11-26T19:30:00Z');
    const moved = named('2026-12-03');
    const params = { ...moved.params, personId: guest.id };
    await host.client.call(markCame, { params, body: { came: true } });
    await cancel('2026-11-26', 'all');
    const { people } = (await host.client.call(getGathering, moved)).body;
    expect(people).toMatchObject([{ person: { id: guest.id }, came: true }]);
  });
});
