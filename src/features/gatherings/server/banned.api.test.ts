import { beforeAll, expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { leaveGroup, removeGroupMember } from '#features/groups/members.contract.ts';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createAppeal, listMyWords } from '#features/moderation/my-words.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { ban } from '#test-support/ban.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { answerGathering, takeBringLine } from '../coming.contract.ts';
import { createGathering, getGathering } from '../gatherings.contract.ts';

describeOnBothEngines('what somebody had answered who is banned for good', (app) => {
  let mia: TestClient;
  let run = 0;
  beforeAll(async () => {
    mia = await hostOf(app(), 'mia', 'moderator');
  });

  /** Ben has one of few seats and brings bread, and cat waits where there is one seat. */
  async function supperOf(seats: number) {
    run += 1;
    const people = await Promise.all(['ann', 'ben', 'cat'].map((name) => member(app(), `${name}-${run}`)));
    const [ann, ben, cat] = people as [Member, Member, Member];
    const groupId = await studyGroup(app(), `Suppers ${run}`, [ann, ben, cat]);
    const body = { ...SUPPER, groupId, seats, brings: ['Bread', 'Salt'] };
    const { gatheringId, start, brings } = (await ann.client.call(createGathering, { body })).body;
    const params = { gatheringId, start };
    const take = ({ client }: Member, n: number) =>
      client.call(takeBringLine, {
        params: { ...params, lineId: brings[n]!.id },
        body: { isMine: true },
      });
    for (const { client } of [ben, cat]) {
      await client.call(answerGathering, { params, body: { answer: 'going' } });
    }
    for (const n of [0, 1]) await take(ben, n);
    const seen = async ({ client }: Member) => {
      const {
        waitingPlace,
        brings: lines,
        going,
        waiting,
      } = (await client.call(getGathering, { params })).body;
      return { waitingPlace, mine: lines.map(({ isMine }) => isMine), going: going + waiting };
    };
    const told = async ({ client }: Member) =>
      (await client.call(listNotifications, {})).body
        .filter(({ kind }) => kind === 'gathering-seat' || kind === 'gathering-waits')
        .map(({ title }) => title);
    return { ann, ben, cat, groupId, take, seen, told };
  }

  const settle = async (id: string, until: number | null) => {
    const { events } = app().server.deps;
    const now = app().clock.now();
    await inTransaction(app().db, (tx) => setBan(tx, id, until, { events, now }));
    await app().server.idle();
  };
  const later = async (minutes: number) => {
    app().clock.advance({ minutes });
    await app().server.idle();
  };

  it('is not touched by a ban that is undone while it can be', async () => {
    const { ben, cat, seen, told } = await supperOf(1);
    const { decisionId } = await ban(mia, { banned: ben, reporter: cat }, 'for-good');
    await later(9);
    expect((await seen(cat)).waitingPlace).toBe(1);
    expect((await mia.call(undoDecision, { params: { decisionId } })).status).toBe(200);
    await later(10);
    expect(await seen(ben)).toEqual({ waitingPlace: null, mine: [true, true], going: 2 });
    expect([(await seen(cat)).waitingPlace, await told(cat)]).toEqual([1, []]);
  });

  it('comes back in one group also where they were taken out of another meanwhile', async () => {
    const [ann, ben] = [await member(app(), 'two-ann'), await member(app(), 'two-ben')];
    const suppers: { groupId: string; params: { gatheringId: string; start: string } }[] = [];
    for (const n of [1, 2]) {
      const groupId = await studyGroup(app(), `Two tables ${n}`, [ann, ben]);
      const made = await ann.client.call(createGathering, { body: { ...SUPPER, groupId } });
      const params = { gatheringId: made.body.gatheringId, start: made.body.start };
      await ben.client.call(answerGathering, { params, body: { answer: 'going' } });
      suppers.push({ groupId, params });
    }
    const going = () =>
      Promise.all(
        suppers.map(async ({ params }) => (await ann.client.call(getGathering, { params })).body.going),
      );
    expect(await going()).toEqual([1, 1]);
    await settle(ben.id, FOREVER);
    expect(await going()).toEqual([0, 0]);
    const { groupId } = suppers[0]!;
    await ann.client.call(removeGroupMember, { params: { groupId, personId: ben.id } });
    await app().server.idle();
    await settle(ben.id, null);
    expect(await going()).toEqual([0, 1]);
  });

  it('is given to others once it cannot be undone, and back when an appeal is granted, where there is room', async () => {
    const { ben, cat, seen, told } = await supperOf(2);
    await ban(mia, { banned: ben, reporter: cat }, 'for-good');
    await later(10);
    expect(await seen(cat)).toEqual({ waitingPlace: null, mine: [false, false], going: 1 });
    const [mine] = (await ben.client.call(listMyWords, {})).body;
    const { id: actionId } = mine!.actions.find(({ mayAppeal }) => mayAppeal)!;
    await ben.client.call(createAppeal, { params: { actionId }, body: { text: 'It was a quotation.' } });
    const max = await hostOf(app(), 'max', 'moderator');
    const appeals = await app()
      .db.selectFrom('moderation_case')
      .select('id')
      .where('appealed_action_id', '=', actionId)
      .execute();
    const body = { action: 'grant', reason: 'read-wrongly', note: 'You are right.' } as const;
    expect((await decideAsRead(max, { params: { caseId: appeals[0]!.id }, body })).status).toBe(201);
    await later(0);
    expect(await seen(ben)).toEqual({ waitingPlace: null, mine: [true, true], going: 2 });
    expect(await told(ben)).toEqual([]);
  });

  it('comes back behind those who have the seat and the bread by now, and they are told', async () => {
    const { ben, cat, take, seen, told } = await supperOf(1);
    await settle(ben.id, FOREVER);
    expect((await take(cat, 0)).status).toBe(200);
    expect((await ben.client.call(exportMine, {})).body).toMatchObject({
      gatheringAnswersPutAside: [{ title: SUPPER.title, answer: 'going' }],
    });
    await settle(ben.id, null);
    expect(await seen(ben)).toEqual({ waitingPlace: 1, mine: [false, true], going: 2 });
    expect(await seen(cat)).toEqual({ waitingPlace: null, mine: [true, false], going: 2 });
    expect([await told(ben), await told(cat)]).toEqual([
      [`On the waiting list now: ${SUPPER.title}`],
      [`You have a seat: ${SUPPER.title}`],
    ]);
  });

  it('does not come back to whom it is not for any more', async () => {
    const { ann, ben, cat, groupId, seen } = await supperOf(2);
    await settle(ben.id, FOREVER);
    await app().db.deleteFrom('group_member').where('user_id', '=', ben.id).execute();
    await settle(ben.id, null);
    expect((await seen(cat)).going).toBe(1);
    await settle(cat.id, FOREVER);
    await settle(cat.id, null);
    await cat.client.call(leaveGroup, { params: { groupId } });
    await app().server.idle();
    expect((await seen(ann)).going).toBe(0);
  });
});
