import { expect, it } from 'vitest';
import type { HandlerInput } from '#contract/define-endpoint.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { answerGathering } from '../coming.contract.ts';
import {
  cancelGathering,
  createGathering,
  getGathering,
  listGatherings,
  updateGathering,
} from '../gatherings.contract.ts';
import type { Repeat } from '../gatherings.rules.ts';

type Changes = HandlerInput<typeof updateGathering>['body'];
const WEEKLY: Repeat = { kind: 'weekly', every: 1, until: null };

describeOnBothEngines('gatherings that change', (app) => {
  async function supper(
    name: string,
    { repeat = WEEKLY, day = '2026-11-26' }: { repeat?: Repeat | null; day?: string } = {},
  ) {
    app().clock.set('2026-11-22T12:00:00Z');
    const [host, guest] = [await member(app(), `${name}-host`), await member(app(), `${name}-guest`)];
    const groupId = await studyGroup(app(), name, [host, guest]);
    const body = {
      groupId,
      title: 'Supper',
      description: '',
      place: '',
      link: '',
      startsAt: `${day}T19:00`,
      endsAt: `${day}T21:00`,
      timezone: 'Europe/London',
      seats: null,
      repeat,
      brings: [],
    };
    const { gatheringId } = (await host.client.call(createGathering, { body })).body;
    const named = (start: string, id = gatheringId) => ({
      params: { gatheringId: id, start: `${start}T19:00` },
    });
    return {
      host,
      guest,
      named,
      come: (start: string) =>
        guest.client.call(answerGathering, { ...named(start), body: { answer: 'going' } }),
      change: async (start: string, changes: Changes) =>
        (await host.client.call(updateGathering, { ...named(start), body: changes })).body,
      cancel: async (start: string, scope: 'one' | 'following' | 'all') =>
        (await host.client.call(cancelGathering, { ...named(start), body: { scope } })).body,
    };
  }
  /** The first of what comes, and whether the reader comes. */
  const coming = async ({ client }: Member, few: number) =>
    (await client.call(listGatherings, { query: {} })).body
      .slice(0, few)
      .map(({ localStart, title, answer, cancelledAt }) =>
        [localStart, title, answer ?? '–', ...(cancelledAt === null ? [] : ['cancelled'])].join(' '),
      );
  const told = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body
      .map(({ title }) => title)
      .filter((title) => !title.startsWith('New: '));

  it('change once, and their series stays', async () => {
    const { host, guest, come, change } = await supper('once');
    await come('2026-12-03');
    const moved = await change('2026-12-03', { scope: 'one', startsAt: '2026-12-04T18:00', title: 'Soup' });
    expect(moved).toMatchObject({
      start: '2026-12-03T19:00',
      localStart: '2026-12-04T18:00',
      localEnd: '2026-12-04T20:00',
    });
    expect(await coming(guest, 3)).toEqual([
      '2026-11-26T19:00 Supper –',
      '2026-12-04T18:00 Soup going',
      '2026-12-10T19:00 Supper –',
    ]);
    expect(await told(guest)).toEqual(['Changed: Soup']);
    expect(await told(host)).toEqual([]);
  });

  it('change from one on: what was before stays, and answers move along', async () => {
    const { guest, named, come, change } = await supper('following');
    for (const day of ['2026-11-26', '2026-12-10', '2026-12-17']) await come(day);
    const divided = await change('2026-12-10', {
      scope: 'following',
      startsAt: '2026-12-11T20:00',
      title: 'Late supper',
    });
    expect(divided.gatheringId).not.toBe(named('2026-12-10').params.gatheringId);
    expect(divided.start).toBe('2026-12-11T20:00');
    expect(await coming(guest, 5)).toEqual([
      '2026-11-26T19:00 Supper going',
      '2026-12-03T19:00 Supper –',
      '2026-12-11T20:00 Late supper going',
      '2026-12-18T20:00 Late supper going',
      '2026-12-25T20:00 Late supper –',
    ]);
    expect(await told(guest)).toEqual(['Changed: Late supper']);
    expect((await guest.client.call(getGathering, named('2026-12-10'))).status).toBe(404);
  });

  it('change all: also what is left over of another rhythm brings no answer to another day', async () => {
    const { guest, come, change } = await supper('all');
    for (const day of ['2026-12-03', '2026-12-10', '2026-12-24']) await come(day);
    await change('2026-11-26', { scope: 'all', repeat: { ...WEEKLY, every: 2 } });
    const twoWeeks = [
      '2026-11-26T19:00 Supper –',
      '2026-12-03T19:00 Supper going cancelled',
      '2026-12-10T19:00 Supper going',
      '2026-12-24T19:00 Supper going',
    ];
    expect(await coming(guest, 4)).toEqual(twoWeeks);
    await change('2026-11-26', { scope: 'all', startsAt: '2026-11-27T18:00' });
    expect(await coming(guest, 4)).toEqual([
      '2026-11-27T18:00 Supper –',
      '2026-12-03T19:00 Supper going cancelled',
      '2026-12-11T18:00 Supper going',
      '2026-12-25T18:00 Supper going',
    ]);
  });

  it('on the 31st, moved to the 30th, keep the answers of each month', async () => {
    const { guest, come, change } = await supper('months', {
      day: '2026-12-31',
      repeat: { kind: 'month-day', every: 1, until: null },
    });
    for (const day of ['2027-03-31', '2027-05-31']) await come(day);
    await change('2026-12-31', { scope: 'all', startsAt: '2026-12-30T19:00' });
    expect((await coming(guest, 6)).filter((line) => line.endsWith('going'))).toEqual([
      '2027-03-30T19:00 Supper going',
      '2027-05-30T19:00 Supper going',
    ]);
  });

  it('once and then weekly, or weekly and then once, keep who comes to the first', async () => {
    const single = await supper('single', { repeat: null });
    await single.come('2026-11-26');
    await single.change('2026-11-26', { scope: 'all', startsAt: '2026-11-28T19:00', repeat: WEEKLY });
    expect(await coming(single.guest, 2)).toEqual([
      '2026-11-28T19:00 Supper going',
      '2026-12-05T19:00 Supper –',
    ]);
    const weekly = await supper('weekly');
    await weekly.come('2026-11-26');
    await weekly.change('2026-11-26', { scope: 'all', repeat: null });
    expect(await coming(weekly.guest, 3)).toEqual(['2026-11-26T19:00 Supper going']);
  });

  it('are cancelled one, from one on, or all; who comes is told once, and nothing is answered any more', async () => {
    const { guest, named, come, cancel } = await supper('cancelled');
    for (const day of ['2026-12-03', '2026-12-17', '2026-12-24']) await come(day);
    expect((await cancel('2026-12-03', 'one')).cancelledAt).not.toBeNull();
    expect(await told(guest)).toEqual(['Cancelled: Supper']);
    await cancel('2026-12-17', 'following');
    expect(await told(guest)).toEqual(['Cancelled: Supper', 'Cancelled: Supper']);
    expect(await coming(guest, 9)).toEqual([
      '2026-11-26T19:00 Supper –',
      '2026-12-03T19:00 Supper going cancelled',
      '2026-12-10T19:00 Supper –',
      '2026-12-17T19:00 Supper going cancelled',
      '2026-12-24T19:00 Supper going cancelled',
    ]);
    const late = await guest.client.refused(answerGathering, {
      ...named('2026-12-17'),
      body: { answer: 'maybe' },
    });
    expect(late.body.code).toBe('GATHERING_CLOSED');
    await cancel('2026-12-10', 'all');
    expect((await coming(guest, 9)).filter((line) => !line.endsWith('cancelled'))).toEqual([]);
  });

  it('are changed by hosts alone', async () => {
    const { guest, named } = await supper('hosts');
    const change = { ...named('2026-11-26'), body: { scope: 'one', title: 'Mine' } } as const;
    expect((await guest.client.refused(updateGathering, change)).status).toBe(404);
    const cancel = { ...named('2026-11-26'), body: { scope: 'all' } } as const;
    expect((await guest.client.refused(cancelGathering, cancel)).status).toBe(404);
    expect(await coming(guest, 1)).toEqual(['2026-11-26T19:00 Supper –']);
  });
});
