import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { againstOpenTransaction } from '#test-support/against-open-transaction.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnPostgres } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { createEncouragement, deleteEncouragement } from '../encouragements.contract.ts';
import { markPrayed } from '../prayer.contract.ts';
import { createRequest, deleteRequest, getRequest } from '../requests.contract.ts';
import { prayerCountsCheck } from './counts-check.ts';

const everyone = { kind: 'everyone', id: null } as const;
const circle = { kind: 'circle', id: null } as const;

describeOnPostgres('an account goes at the same moment', (app) => {
  const ask = async ({ client }: Member, audience: typeof everyone | typeof circle = everyone) => {
    const body = { text: 'For the harvest', audience, isAnonymous: audience.kind === 'circle' };
    return client.call(createRequest, { body });
  };
  const write = async ({ client }: Member, requestId: string) =>
    (await client.call(createEncouragement, { params: { requestId }, body: { text: 'With you' } })).body.id;
  const pray = ({ client }: Member, requestId: string) => client.call(markPrayed, { params: { requestId } });
  const leave = ({ client }: Member) => client.call(deleteAccount, { body: { password: PASSWORD } });
  const goes =
    ({ id }: Member) =>
    (tx: Tx) =>
      tx.deleteFrom('user').where('id', '=', id).execute();
  const paying =
    ({ id }: Member) =>
    (tx: Tx) =>
      tx
        .updateTable('progress')
        .set((eb) => ({ current_xp: eb.ref('current_xp') }))
        .where('user_id', '=', id)
        .execute();
  const holds = (requestId: string) => (tx: Tx) =>
    tx.updateTable('prayer_request').set({ updated_at: null }).where('id', '=', requestId).execute();
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const findings = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await prayerCountsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };

  it('of who wrote under a request, while its author removes that: it is taken out of the count once', async () => {
    const [asker, other, goer] = [
      await member(app(), 'asker'),
      await member(app(), 'other'),
      await member(app(), 'goer'),
    ];
    const first = (await ask(other)).body.id;
    const requestId = (await ask(asker)).body.id;
    for (const id of [first, requestId]) await pray(goer, id);
    const encouragementId = await write(goer, requestId);
    const answers = await againstOpenTransaction<{ status: number }>(
      app(),
      holds(first),
      () => leave(goer),
      () => asker.client.call(deleteEncouragement, { params: { encouragementId } }),
    );
    expect(statuses(answers)).toEqual([204, expect.toBeOneOf([204, 404])]);
    expect((await asker.client.call(getRequest, { params: { requestId } })).body.own).toMatchObject({
      encouragements: 0,
      prayedPeople: 0,
    });
    expect(await findings()).toEqual([]);
  });

  it('of who asked, while somebody prays for it: neither waits for the other for ever', async () => {
    const [asker, other, giver] = [
      await member(app(), 'asks'),
      await member(app(), 'asksToo'),
      await member(app(), 'giver'),
    ];
    await pray(giver, (await ask(other)).body.id);
    const requestId = (await ask(asker)).body.id;
    const answers = await againstOpenTransaction<{ status: number }>(
      app(),
      paying(giver),
      () => pray(giver, requestId),
      () => leave(asker),
    );
    expect(statuses(answers)).toEqual([200, 204]);
  });

  it('or whoever asked leaves the group, while somebody there prays: there is nothing to pray for any more', async () => {
    const [asker, giver] = [await member(app(), 'inGroup'), await member(app(), 'inItToo')];
    const groupId = await studyGroup(app(), 'Meanwhile', [giver, asker]);
    const body = { text: 'For us', audience: { kind: 'group', id: groupId }, isAnonymous: false } as const;
    const requestId = (await asker.client.call(createRequest, { body })).body.id;
    await pray(giver, (await ask(asker)).body.id);
    const answers = await againstOpenTransaction<{ status: number }>(
      app(),
      paying(giver),
      () => pray(giver, requestId),
      () => asker.client.call(leaveGroup, { params: { groupId } }),
    );
    expect(statuses(answers)).toEqual([404, 204]);
    expect(await findings()).toEqual([]);
  });

  it('of somebody in the circle that is asked without a name: the others are asked', async () => {
    const [asker, stays, goer] = [
      await member(app(), 'nameless'),
      await member(app(), 'stays'),
      await member(app(), 'goes'),
    ];
    for (const one of [stays, goer]) await joinCircles(asker, one);
    const [asked] = await againstOpenTransaction(app(), goes(goer), () => ask(asker, circle));
    expect(asked!.status).toBe(201);
    const params = { requestId: asked!.body.id };
    expect((await stays.client.call(getRequest, { params })).status).toBe(200);
  });

  it('of who wrote under a request that is deleted: it is deleted', async () => {
    const [asker, goer] = [await member(app(), 'deletes'), await member(app(), 'writer')];
    const requestId = (await ask(asker)).body.id;
    await write(goer, requestId);
    const answers = await againstOpenTransaction(app(), goes(goer), () =>
      asker.client.call(deleteRequest, { params: { requestId } }),
    );
    expect(statuses(answers)).toEqual([204]);
  });
});
