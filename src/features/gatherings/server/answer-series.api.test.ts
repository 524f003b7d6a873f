import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { approveAsking, joinGroup } from '#features/groups/joining.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createSuppers } from '#test-support/suppers.ts';
import { addBringLine, answerSeries, takeBringLine } from '../coming.contract.ts';
import { getGathering, listGatheringsBetween, listNextGatherings } from '../gatherings.contract.ts';
import type { SeriesAnswer } from '../gatherings.rules.ts';
import { layComing } from './lay-occurrences.ts';

const THURSDAYS = ['2026-11-26', '2026-12-03', '2026-12-10'] as const;

describeOnBothEngines('a series that is answered at once', (app) => {
  const createSupper = createSuppers(app);

  async function supper(name: string, options: { repeat?: null } = {}) {
    const made = await createSupper(name, options);
    const sayAll = ({ client }: Member, answer: SeriesAnswer | null, start: string = THURSDAYS[0]) =>
      client.call(answerSeries, { ...made.named(start), body: { answer } });
    const see = async ({ client }: Member, start: string, id?: string) =>
      (await client.call(getGathering, made.named(start, id))).body;
    const answers = (who: Member, starts: readonly string[] = THURSDAYS) =>
      Promise.all(starts.map(async (start) => (await see(who, start)).answer));
    return { ...made, sayAll, see, answers };
  }

  /** More than a month passes, in which they stay signed in; new evenings of the series are laid. */
  async function goOn(people: readonly Member[]) {
    for (const days of [20, 15]) {
      app().clock.advance({ hours: 24 * days });
      for (const { client } of people) await client.call(getCurrentUser, {});
    }
    await layComing(app().server.deps, new AbortController().signal);
    await app().server.idle();
  }

  it('counts on each evening, but on those that were answered by themselves', async () => {
    const { guest, say, sayAll, see, answers } = await supper('each');
    await say(guest, THURSDAYS[1], 'maybe');
    const told = (await sayAll(guest, 'going')).body;
    expect([told.seriesAnswer, told.answer]).toEqual(['going', 'going']);
    expect(await answers(guest)).toEqual(['going', 'maybe', 'going']);
    expect(await see(guest, THURSDAYS[2])).toMatchObject({ going: 1, seriesAnswer: 'going' });
    await say(guest, THURSDAYS[2], 'cant');
    await say(guest, THURSDAYS[0], 'going');
    await sayAll(guest, null);
    expect(await answers(guest, [...THURSDAYS, '2026-12-17'])).toEqual(['going', 'maybe', 'cant', null]);
    await sayAll(guest, 'cant');
    expect(await answers(guest, [...THURSDAYS, '2026-12-17'])).toEqual(['going', 'maybe', 'cant', 'cant']);
  });

  it('leaves an evening to which somebody promised to bring something as it is', async () => {
    const { guest, sayAll, answers, see } = await supper('promised');
    await sayAll(guest, 'going');
    const { gatheringId } = await see(guest, THURSDAYS[0]);
    const bring = async (day: string) => {
      const params = { gatheringId, start: `${day}T19:00` };
      return guest.client.call(addBringLine, { params, body: { text: 'Soup', isMine: true } });
    };
    await bring(THURSDAYS[1]);
    await sayAll(guest, null);
    expect(await answers(guest)).toEqual([null, 'going', null]);
    await sayAll(guest, 'cant');
    expect((await see(guest, THURSDAYS[1])).brings).toMatchObject([{ text: 'Soup', isMine: true }]);
  });

  it('lasts for evenings that are laid later', async () => {
    const { guest, sayAll, see } = await supper('laid');
    await sayAll(guest, 'going');
    await goOn([guest]);
    expect((await see(guest, '2028-02-03')).answer).toBe('going');
  });

  it('goes on in the parts of a series that is divided, and on new days of it', async () => {
    const { guest, say, sayAll, change, answers, see } = await supper('divided');
    await sayAll(guest, 'going');
    const weekly = { kind: 'weekly', every: 2, until: null } as const;
    const later = await change(THURSDAYS[1], { scope: 'following', title: 'Soup', repeat: weekly });
    await app().server.idle();
    expect(later.gatheringId).not.toBe((await see(guest, THURSDAYS[0])).gatheringId);
    expect((await see(guest, THURSDAYS[1], later.gatheringId)).seriesAnswer).toBe('going');
    const daily = {
      scope: 'following',
      startsAt: '2026-12-04T19:00',
      repeat: { ...weekly, every: 1 },
    } as const;
    await change(THURSDAYS[1], daily);
    await app().server.idle();
    const fridays = ['2026-12-04', '2026-12-11', '2026-12-18'];
    expect(
      await Promise.all(fridays.map(async (day) => (await see(guest, day, later.gatheringId)).answer)),
    ).toEqual(['going', 'going', 'going']);
    await say(guest, THURSDAYS[0], 'cant');
    await sayAll(guest, null);
    expect(await answers(guest, [THURSDAYS[0]])).toEqual(['cant']);
    expect((await see(guest, '2026-12-11', later.gatheringId)).answer).toBe(null);
  });

  it('keeps the seats of each evening: who comes later waits, and moves up', async () => {
    const { host, guest, say, sayAll, change, see } = await supper('seats');
    await change(THURSDAYS[0], { scope: 'all', seats: 1 });
    await say(host, THURSDAYS[1], 'going');
    await say(host, THURSDAYS[0], 'cant');
    await sayAll(guest, 'going');
    const waits = async (start: string) => (await see(guest, start)).waitingPlace;
    expect([await waits(THURSDAYS[0]), await waits(THURSDAYS[1]), await waits(THURSDAYS[2])]).toEqual([
      null,
      1,
      null,
    ]);
    await sayAll(host, 'going');
    expect((await see(host, THURSDAYS[2])).waitingPlace).toBe(1);
    await sayAll(guest, null);
    expect((await see(host, THURSDAYS[2])).waitingPlace).toBe(null);
  });

  it('leaves nothing behind of a series that is called off but what somebody answered by itself, or brings something to', async () => {
    const { host, guest, say, sayAll, change, cancel, see } = await supper('off');
    await change(THURSDAYS[0], { scope: 'all', brings: ['Bread'] });
    await sayAll(guest, 'going');
    await say(guest, THURSDAYS[1], 'going');
    const [line] = (await see(guest, '2026-12-17')).brings;
    const { gatheringId } = await see(guest, '2026-12-17');
    await guest.client.call(takeBringLine, {
      params: { gatheringId, start: '2026-12-17T19:00', lineId: line!.id },
      body: { isMine: true },
    });
    await cancel(THURSDAYS[0], 'all');
    const query = { from: '2026-11-20', before: '2027-01-10', timezone: 'Europe/London' };
    const left = (await host.client.call(listGatheringsBetween, { query })).body;
    expect(left.map(({ start }) => start.slice(0, 10))).toEqual([THURSDAYS[0], THURSDAYS[1], '2026-12-17']);
    expect((await guest.client.call(listNextGatherings, { query: {} })).body).toEqual([]);
  });

  it('ends for who leaves the group, also when they come back', async () => {
    const { host, guest, groupId, sayAll, answers } = await supper('left');
    await sayAll(guest, 'going');
    await sayAll(host, 'going');
    await guest.client.call(leaveGroup, { params: { groupId } });
    await app().server.idle();
    await guest.client.call(joinGroup, { params: { groupId }, body: {} });
    await host.client.call(approveAsking, { params: { groupId, personId: guest.id } });
    await goOn([host, guest]);
    expect(await answers(guest, ['2027-02-04', '2028-01-27'])).toEqual([null, null]);
    expect(await answers(host, ['2027-02-04', '2028-01-27'])).toEqual(['going', 'going']);
  });

  it('waits for who is banned for good, and holds again once they are let in', async () => {
    const { host, guest, say, sayAll, answers, see } = await supper('banned');
    const settle = async (until: number | null) => {
      const { events } = app().server.deps;
      const now = app().clock.now();
      await inTransaction(app().db, (tx) => setBan(tx, guest.id, until, { events, now }));
      app().clock.advance({ minutes: 11 });
      await app().server.idle();
    };
    await sayAll(guest, 'going');
    await say(guest, THURSDAYS[1], 'cant');
    await settle(FOREVER);
    expect((await see(host, THURSDAYS[2])).going).toBe(0);
    await settle(null);
    expect(await answers(guest)).toEqual(['going', 'cant', 'going']);
  });

  it('is refused where it takes place once, is over, or is not theirs, and stands in the export', async () => {
    const once = await supper('once', { repeat: null });
    const body = { answer: 'going' } as const;
    const refused = (who: Member, one: typeof once, start: string = THURSDAYS[0]) =>
      who.client.refused(answerSeries, { ...one.named(start), body });
    expect((await refused(once.guest, once)).body.code).toBe('INVALID_INPUT');
    const weekly = await supper('theirs');
    expect((await refused(once.guest, weekly)).status).toBe(404);
    await weekly.cancel(THURSDAYS[1], 'one');
    expect((await refused(weekly.guest, weekly, THURSDAYS[1])).body.code).toBe('GATHERING_CLOSED');
    await weekly.sayAll(weekly.guest, 'cant');
    const file = (await weekly.guest.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(file['gatheringSeriesAnswers']).toMatchObject([{ answer: 'cant', title: 'Supper' }]);
    expect(file['gatheringAnswers']).not.toContainEqual(expect.objectContaining({ isOfWholeSeries: false }));
    expect(file['gatheringAnswers']).toContainEqual(expect.objectContaining({ isOfWholeSeries: true }));
  });
});
