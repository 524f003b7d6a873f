import { expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { getMyCalendar } from '../calendar.contract.ts';
import { addBringLine, answerGathering, takeBringLine } from '../coming.contract.ts';
import { createGathering, getGathering, updateGathering } from '../gatherings.contract.ts';

const THURSDAY = { ...SUPPER, startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00', seats: 1 };

describeOnBothEngines('who waits for a seat', (app) => {
  /** Ann plans a supper for one, to which Ben comes; Cat waits, and Dan has not answered. */
  async function supper(name: string) {
    app().clock.set('2026-11-22T12:00:00Z');
    const people: Member[] = [];
    for (const one of ['ann', 'ben', 'cat', 'dan']) people.push(await member(app(), `${name}-${one}`));
    const [ann, ben, cat, dan] = people as [Member, Member, Member, Member];
    const groupId = await studyGroup(app(), name, people);
    const made = (await ann.client.call(createGathering, { body: { ...THURSDAY, groupId } })).body;
    const params = { gatheringId: made.gatheringId, start: made.start };
    const answer = (who: Member, given: 'going' | 'maybe' | 'cant') =>
      who.client.call(answerGathering, { params, body: { answer: given } });
    for (const who of [ben, cat]) await answer(who, 'going');
    const taking = { params: { ...params, lineId: made.brings[0]!.id }, body: { isMine: true } };
    const see = async (who: Member) => (await who.client.call(getGathering, { params })).body;
    return { ann, ben, cat, dan, params, answer, taking, see };
  }

  it('brings nothing, nor does who would wait, until there is a seat', async () => {
    const { ben, cat, dan, params, answer, taking, see } = await supper('hands');
    const mine = { params, body: { text: 'Salad', isMine: true } };
    for (const who of [cat, dan]) {
      expect((await who.client.refused(takeBringLine, taking)).body.code).toBe('GATHERING_LIMIT');
      expect((await who.client.refused(addBringLine, mine)).body.code).toBe('GATHERING_LIMIT');
      const { brings, can } = await see(who);
      expect([brings[0]!.can.take, can.bringMyself, can.bring]).toEqual([false, false, true]);
    }
    expect(await see(dan)).toMatchObject({ answer: null, waiting: 1 });
    await cat.client.call(addBringLine, { params, body: { text: 'Chairs', isMine: false } });
    await answer(dan, 'maybe');
    expect((await see(dan)).can.bringMyself).toBe(true);
    await answer(ben, 'cant');
    expect((await see(cat)).can.bringMyself).toBe(true);
    await cat.client.call(takeBringLine, taking);
    expect((await see(cat)).iBring).toEqual(['Bread']);
  });

  it('is not told so again when there are fewer seats: only whoever had one is', async () => {
    const { ann, cat, dan, params, answer } = await supper('fewer');
    await answer(dan, 'going');
    for (const seats of [2, 1]) {
      app().clock.advance({ minutes: 1 });
      await ann.client.call(updateGathering, { params, body: { scope: 'one', seats } });
    }
    const told = async ({ client }: Member) =>
      (await client.call(listNotifications, {})).body
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'gathering-seat' || kind === 'gathering-waits');
    expect([await told(cat), await told(dan)]).toEqual([['gathering-waits', 'gathering-seat'], []]);
  });

  it('has the event in their calendar as what is not sure, as has who may come or has not answered', async () => {
    const { ben, cat, dan, answer } = await supper('feed');
    const status = async (who: Member) => {
      const { path } = (await who.client.call(getMyCalendar, {})).body;
      return (await (await app().visitor().fetch(path)).text()).match(/STATUS:\w+/g);
    };
    expect(await status(ben)).toEqual(['STATUS:CONFIRMED']);
    expect(await status(cat)).toEqual(['STATUS:TENTATIVE']);
    expect(await status(dan)).toEqual(['STATUS:TENTATIVE']);
    await answer(dan, 'maybe');
    expect(await status(dan)).toEqual(['STATUS:TENTATIVE']);
    await answer(ben, 'cant');
    expect(await status(cat)).toEqual(['STATUS:CONFIRMED']);
  });
});
