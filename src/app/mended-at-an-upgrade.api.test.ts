import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { createZip, listZips } from '#features/community/zips.contract.ts';
import { answerGathering } from '#features/gatherings/coming.contract.ts';
import { cancelGathering, createGathering, getGathering } from '#features/gatherings/gatherings.contract.ts';
import { getGroup } from '#features/groups/groups.contract.ts';
import { listGroupMembers } from '#features/groups/members.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { createEncouragement, listEncouragements } from '#features/prayer/encouragements.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { takesPart } from '#test-support/community.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { migrationsOf } from './migrations-of.ts';

/* What earlier versions left is written by hand; then comes the upgrade, twice, because each of its steps bears that. */
describeOnBothEngines('what earlier versions left, after an upgrade,', (app) => {
  const { begin, said, read } = createDebateWeeks(app);
  const upgrade = async (to = '068-mended-at-an-upgrade') => {
    for (let times = 0; times < 2; times++) {
      await app()
        .db.transaction()
        .execute((tx) => migrationsOf()[to]!.up(tx as never));
      await app().server.idle();
    }
  };
  const isUnder16 = ({ id }: Member) =>
    app()
      .db.updateTable('person_to_others')
      .set({ age_answer: 'under-16' })
      .where('user_id', '=', id)
      .execute();
  const archive = (groupId: string) =>
    app()
      .db.updateTable('study_group')
      .set({ archived_at: app().clock.now() })
      .where('id', '=', groupId)
      .execute();
  const rolesIn = async (who: Member, groupId: string) =>
    (await who.client.call(listGroupMembers, { params: { groupId } })).body.map(({ person, role }) => [
      person.id,
      role,
    ]);
  const toldOf = async ({ client }: Member) =>
    (await client.call(listNotifications, { query: {} })).body.map(({ kind }) => kind);

  it('nobody under 16 leads: who is grown does, and where nobody is, the group is archived', async () => {
    const [kid, grown, other] = [
      await member(app(), 'kid'),
      await member(app(), 'grown'),
      await member(app(), 'other'),
    ];
    const [led, alone, kept] = [await startedBy(kid), await startedBy(kid), await startedBy(other)];
    await bringIn(led, kid, [grown]);
    await isUnder16(kid);
    await upgrade();
    expect(await rolesIn(grown, led)).toEqual([
      [grown.id, 'leader'],
      [kid.id, 'helper'],
    ]);
    expect((await toldOf(grown)).filter((kind) => kind === 'group-handed-over')).toHaveLength(1);
    const params = { groupId: alone };
    expect((await kid.client.call(getGroup, { params })).body).toMatchObject({
      standing: 'helper',
      archivedAt: expect.any(Number),
    });
    expect(await rolesIn(other, kept)).toEqual([[other.id, 'leader']]);
  });

  it('nobody under 16 comes to an event of everyone; to one of their group they come as before', async () => {
    const [kid, grown, leader] = [
      await member(app(), 'kid-coming'),
      await member(app(), 'grown-coming'),
      await member(app(), 'leader-coming'),
    ];
    const groupId = await startedBy(leader);
    await bringIn(groupId, leader, [kid]);
    const host = await hostOf(app(), 'host-of-everyone', 'moderator');
    await takesPart({ id: '', client: host });
    const planned = async (client: typeof host, audience: string | null) => {
      const { gatheringId, start } = (
        await client.call(createGathering, { body: { ...SUPPER, groupId: audience } })
      ).body;
      return { gatheringId, start };
    };
    const everyones = await planned(host, null);
    const ours = await planned(leader.client, groupId);
    const comes = (who: Member, params: typeof ours) =>
      who.client.call(answerGathering, { params, body: { answer: 'going' } });
    for (const who of [kid, grown]) await comes(who, everyones);
    await comes(kid, ours);
    await isUnder16(kid);
    await upgrade('076-under-16-at-events-of-everyone');
    const whoComes = async (client: typeof host, params: typeof ours) =>
      (await client.call(getGathering, { params })).body.people.map(({ person }) => person.id);
    expect(await whoComes(host, everyones)).toEqual([grown.id]);
    expect(await whoComes(leader.client, ours)).toEqual([kid.id]);
  });

  it('a group whose only leader is banned for good is led by somebody else, too', async () => {
    const [banned, other] = [await member(app(), 'banlead'), await member(app(), 'banother')];
    const groupId = await startedBy(banned);
    await bringIn(groupId, banned, [other]);
    const bannedUntil = FOREVER;
    await app().db.updateTable('user').set({ bannedUntil }).where('id', '=', banned.id).execute();
    await upgrade('081-leaders-banned-for-good');
    expect(await rolesIn(other, groupId)).toEqual([[other.id, 'leader']]);
  });

  it('what somebody under 16 wrote before strangers is taken back; what stands in their group stays', async () => {
    const { people, keys } = await begin('young', 'asker');
    const [young, asker] = people;
    const claimId = await said(young, { position: keys[0]! });
    const groupId = await startedBy(asker);
    await bringIn(groupId, asker, [young]);
    const ask = async (audience: { kind: 'everyone' | 'group'; id: string | null }) => {
      const body = { text: 'For my exam', audience, isAnonymous: false };
      const { id: requestId } = (await asker.client.call(createRequest, { body })).body;
      await young.client.call(createEncouragement, { params: { requestId }, body: { text: 'I am 13' } });
      return requestId;
    };
    const ids = [await ask({ kind: 'everyone', id: null }), await ask({ kind: 'group', id: groupId })];
    await isUnder16(young);
    await upgrade();
    const left = ids.map(
      async (requestId) =>
        (await asker.client.call(listEncouragements, { params: { requestId }, query: {} })).body.length,
    );
    expect(await Promise.all(left)).toEqual([0, 1]);
    expect((await read(asker, claimId)).status).toBe(404);
  });

  it('an archived group has nothing planned any more, and who wanted to come is told once', async () => {
    const [lea, ruth] = [await member(app(), 'lea'), await member(app(), 'ruth')];
    const groupId = await startedBy(lea);
    const open = await startedBy(lea);
    await bringIn(groupId, lea, [ruth]);
    app().clock.set(new Date().toISOString());
    const { gatheringId, start } = (await lea.client.call(createGathering, { body: { ...SUPPER, groupId } }))
      .body;
    const elsewhere = (await lea.client.call(createGathering, { body: { ...SUPPER, groupId: open } })).body;
    const params = { gatheringId, start };
    await ruth.client.call(answerGathering, { params, body: { answer: 'going' } });
    await archive(groupId);
    expect((await lea.client.refused(cancelGathering, { params, body: { scope: 'one' } })).status).toBe(409);
    await upgrade();
    const isCancelled = async (named: { gatheringId: string; start: string }) =>
      (await lea.client.call(getGathering, { params: named })).body.cancelledAt !== null;
    expect([await isCancelled(params), await isCancelled(elsewhere)]).toEqual([true, false]);
    expect((await toldOf(ruth)).filter((kind) => kind === 'gathering-cancelled')).toHaveLength(1);
  });

  it('a zip that was given up has failed and can be asked for again; one that is being packed goes on', async () => {
    const [zed, other] = [await member(app(), 'zed'), await member(app(), 'zoe')];
    const now = app().clock.now();
    const row = { group_name: 'Kitchen', state: 'packing', object_id: null, asked_at: now } as const;
    const groupId = await startedBy(zed);
    const kept_until = now + 1000;
    await app()
      .db.insertInto('group_zip')
      .values([
        { ...row, id: 'stuck', user_id: zed.id, group_id: groupId, kept_until },
        { ...row, id: 'going', user_id: other.id, group_id: groupId, kept_until },
      ])
      .execute();
    const delivery = { handler: 'pack-a-group', type: 'group-zip-asked', attempts: 1, created_at: now };
    const none = { claimed_until: null, last_error: null, user_id: null };
    const later = now + 3_600_000;
    await app()
      .db.insertInto('event_delivery')
      .values([
        { ...delivery, ...none, id: 'a', subject: 'stuck', payload: '{}', due_at: now, parked_at: now },
        { ...delivery, ...none, id: 'b', subject: 'going', payload: '{}', due_at: later, parked_at: null },
      ])
      .execute();
    await upgrade();
    const statesOf = async ({ client }: Member) =>
      (await client.call(listZips, {})).body.map(({ state }) => state);
    expect([await statesOf(zed), await statesOf(other)]).toEqual([['failed'], ['packing']]);
    await zed.client.call(createZip, { params: { groupId } });
    await expect.poll(() => statesOf(zed), { timeout: 15_000 }).toEqual(['ready']);
  });

  it('what was divided off a held series comes before moderators, who can let it be seen', async () => {
    const [host, guest] = [await member(app(), 'host'), await member(app(), 'guest')];
    const moderator = await hostOf(app(), 'moderator', 'moderator');
    const groupId = await startedBy(host);
    await bringIn(groupId, host, [guest]);
    app().clock.set(new Date().toISOString());
    const body = { ...SUPPER, groupId };
    const { gatheringId, start } = (await host.client.call(createGathering, { body })).body;
    const held = { hidden_because: 'held' } as const;
    await app().db.updateTable('gathering').set(held).where('id', '=', gatheringId).execute();
    const seen = async () =>
      (await guest.client.send('GET', `/api/gatherings/${gatheringId}/${start}`)).status;
    await upgrade();
    expect(await seen()).toBe(404);
    const [one, ...more] = (await moderator.call(listCases, {})).body;
    expect([one?.kind, more]).toEqual(['gathering', []]);
    const fine = { action: 'dismiss', reason: 'nothing-wrong' } as const;
    await decideAsRead(moderator, { params: { caseId: one!.id }, body: fine });
    expect(await seen()).toBe(200);
  });

  it('what stayed hidden without a case comes before moderators, and a case goes to who answers by now', async () => {
    const [lea, ruth, noa] = [
      await member(app(), 'lea-again'),
      await member(app(), 'ruth-again'),
      await member(app(), 'noa-again'),
    ];
    const mia = await hostOf(app(), 'mia-again', 'moderator');
    const [hidden, reported] = [await startedBy(lea), await startedBy(lea)];
    for (const groupId of [hidden, reported]) await bringIn(groupId, lea, [ruth, noa]);
    const body = { kind: 'study-group', wordsId: reported, reason: 'cruel' } as const;
    await noa.client.call(createReport, { body });
    const held = { hidden_because: 'held' } as const;
    await app().db.updateTable('study_group').set(held).where('id', '=', hidden).execute();
    const ruths = { author_id: ruth.id };
    await app().db.updateTable('study_group').set(ruths).where('id', '=', reported).execute();
    await upgrade('090-words-that-wait-again');
    const open = (await mia.call(listCases, {})).body.filter(({ kind }) => kind === 'study-group');
    expect(open.map(({ author, isHeld, reports }) => [author?.id, isHeld, reports])).toEqual([
      [lea.id, true, 0],
      [ruth.id, false, 1],
    ]);
    expect((await toldOf(lea)).filter((kind) => kind === 'moderation')).toHaveLength(1);
    const fine = { action: 'dismiss', reason: 'nothing-wrong' } as const;
    await decideAsRead(mia, { params: { caseId: open[0]!.id }, body: fine });
    const params = { groupId: hidden };
    expect((await noa.client.call(getGroup, { params })).body.hidden).toBeNull();
  });
});
