import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import type { Person } from '#test-support/community.ts';
import { answerTheOffer, bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { block, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getGroup } from '../groups.contract.ts';
import { ASK_AGAIN_MS, GROUP_LIMITS } from '../groups.rules.ts';
import { createGroupLink, listGroupLinks } from '../joining.contract.ts';
import { answerOffer, offerToLead, takeBackOffer } from '../leading.contract.ts';
import { leaveGroup, listGroupActs, listGroupMembers, setGroupRole } from '../members.contract.ts';

describeOnBothEngines('whoever is asked to lead a study group', (app) => {
  const someone = (name: string) => member(app(), name);
  async function kitchen(...names: string[]): Promise<[string, Person[]]> {
    const people: Person[] = [];
    for (const name of names) people.push(await someone(name));
    const [lea, ...others] = people;
    const groupId = await startedBy(lea!);
    await bringIn(groupId, lea!, others);
    return [groupId, people];
  }
  const ask = (by: Person, groupId: string, whom: Person, way: 'beside' | 'instead' = 'beside') =>
    by.client.call(offerToLead, { params: { groupId, personId: whom.id }, body: { way } });
  const answer = (person: Person, groupId: string, said: 'lead' | 'not-now') =>
    answerTheOffer(groupId, person, said);
  const offerTo = async ({ client }: Person, groupId: string) =>
    (await client.call(getGroup, { params: { groupId } })).body.offer;
  const told = async ({ client }: Person, kind: string) =>
    (await client.call(listNotifications, {})).body
      .filter((one) => one.kind === kind)
      .map(({ title }) => title);
  const rolesIn = async ({ client }: Person, groupId: string) =>
    Object.fromEntries(
      (await client.call(listGroupMembers, { params: { groupId } })).body.map(({ person, role }) => [
        person.id,
        role,
      ]),
    );

  it('leads it beside whoever asked once they have said yes, and is no leader before', async () => {
    const [groupId, [lea, one, two]] = await kitchen('besa', 'besb', 'besc');
    expect((await ask(lea!, groupId, one!)).body).toMatchObject({ role: 'member', isAsked: true });
    expect(await told(one!, 'group-lead-offer')).toEqual([
      expect.stringMatching(/asks you to lead Thursday kitchen$/),
    ]);
    expect(await offerTo(one!, groupId)).toMatchObject({ by: { id: lea!.id }, way: 'beside', mayLead: true });
    // It is for them and for the leaders alone.
    expect(await offerTo(two!, groupId)).toBeNull();
    const seen = (await two!.client.call(listGroupMembers, { params: { groupId } })).body;
    expect(seen.map(({ isAsked }) => isAsked)).toEqual([false, false, false]);
    expect((await answer(one!, groupId, 'lead')).body).toMatchObject({ standing: 'leader', offer: null });
    expect(await rolesIn(two!, groupId)).toEqual({
      [lea!.id]: 'leader',
      [one!.id]: 'leader',
      [two!.id]: 'member',
    });
    expect(await told(lea!, 'group-lead-answer')).toEqual([
      expect.stringMatching(/ leads Thursday kitchen with you$/),
    ]);
    expect(await told(one!, 'group-lead-offer')).toEqual([]);
    const [act] = (await one!.client.call(listGroupActs, { params: { groupId } })).body;
    expect(act).toMatchObject({ act: 'role', role: 'leader', by: { id: lea!.id }, about: { id: one!.id } });
    expect((await answer(one!, groupId, 'lead')).status).toBe(404);
  });

  it('leads it in their place: whoever asked helps, their links are closed, and they may leave', async () => {
    const [groupId, [lea, one, two]] = await kitchen('insa', 'insb', 'insc');
    await lea!.client.call(createGroupLink, { params: { groupId }, body: { uses: 20 } });
    await ask(lea!, groupId, two!);
    await ask(lea!, groupId, one!, 'instead');
    await answer(one!, groupId, 'lead');
    expect(await rolesIn(lea!, groupId)).toMatchObject({ [lea!.id]: 'helper', [one!.id]: 'leader' });
    expect((await one!.client.call(listGroupLinks, { params: { groupId } })).body).toEqual([]);
    // Whom they had asked as a leader is asked no more.
    expect(await offerTo(two!, groupId)).toBeNull();
    expect(await told(two!, 'group-lead-offer')).toEqual([]);
    expect((await lea!.client.call(leaveGroup, { params: { groupId } })).status).toBe(204);
  });

  it('says no without a reason, and is not asked again for a while, by nobody', async () => {
    const [groupId, [lea, one, two]] = await kitchen('noa', 'nob', 'noc');
    await giveGroupRole(groupId, lea!, two!, 'leader');
    await ask(lea!, groupId, one!);
    expect((await answer(one!, groupId, 'not-now')).body).toMatchObject({ standing: 'member', offer: null });
    expect(await told(lea!, 'group-lead-answer')).toContainEqual(
      expect.stringMatching(/would rather not lead Thursday kitchen$/),
    );
    const params = { groupId, personId: one!.id };
    await lea!.client.call(takeBackOffer, { params });
    for (const by of [lea!, two!]) {
      const again = await by.client.refused(offerToLead, { params, body: { way: 'beside' } });
      expect(again.body.code).toBe('ASKED_LATELY');
    }
    // Nor once whoever asked leads no more, or has gone.
    const stepDown = { params: { groupId, personId: lea!.id }, body: { role: 'member' as const } };
    await lea!.client.call(setGroupRole, stepDown);
    await lea!.client.call(leaveGroup, { params: { groupId } });
    const still = await two!.client.refused(offerToLead, { params, body: { way: 'beside' } });
    expect(still.body.code).toBe('ASKED_LATELY');
    app().clock.advance({ days: ASK_AGAIN_MS / 86_400_000 });
    expect((await ask(two!, groupId, one!)).body.isAsked).toBe(true);
  });

  it('is asked no more once it is taken back, whoever asked leads no more, or is not seen any more', async () => {
    const [groupId, [lea, one, two]] = await kitchen('backa', 'backb', 'backc');
    await ask(lea!, groupId, one!);
    const params = { groupId, personId: one!.id };
    expect((await lea!.client.call(takeBackOffer, { params })).status).toBe(204);
    expect([await offerTo(one!, groupId), await told(one!, 'group-lead-offer')]).toEqual([null, []]);
    expect((await lea!.client.call(takeBackOffer, { params })).status).toBe(204);

    await giveGroupRole(groupId, lea!, two!, 'leader');
    await ask(two!, groupId, one!);
    await lea!.client.call(setGroupRole, {
      params: { groupId, personId: two!.id },
      body: { role: 'member' },
    });
    expect([await offerTo(one!, groupId), await told(one!, 'group-lead-offer')]).toEqual([null, []]);
    expect((await answer(one!, groupId, 'lead')).status).toBe(404);

    await ask(lea!, groupId, one!);
    await block(one!, lea!);
    expect(await offerTo(one!, groupId)).toBeNull();
    const unseen = await lea!.client.refused(offerToLead, { params, body: { way: 'instead' } });
    expect(unseen.status).toBe(404);
    // Nor by whom they do not see, whose question they may still have before them.
    const { id: offerId } = await app()
      .db.selectFrom('group_lead_offer')
      .select('id')
      .where('user_id', '=', one!.id)
      .executeTakeFirstOrThrow();
    const yes = { params: { groupId }, body: { offerId, answer: 'lead' as const } };
    expect((await one!.client.refused(answerOffer, yes)).status).toBe(404);
    expect((await lea!.client.call(takeBackOffer, { params })).status).toBe(204);
    const left = app().db.selectFrom('group_lead_offer').select('id').where('id', '=', offerId);
    expect(await left.execute()).toEqual([]);
  });

  it('answers what they have read: asked anew meanwhile, they are told so, and nothing happens', async () => {
    const [groupId, [lea, one]] = await kitchen('newa', 'newb');
    await ask(lea!, groupId, one!);
    const { id: offerId } = (await offerTo(one!, groupId))!;
    await ask(lea!, groupId, one!, 'instead');
    const yes = { params: { groupId }, body: { offerId, answer: 'lead' as const } };
    expect((await one!.client.refused(answerOffer, yes)).status).toBe(404);
    expect(await rolesIn(lea!, groupId)).toMatchObject({ [lea!.id]: 'leader', [one!.id]: 'member' });
    expect(await offerTo(one!, groupId)).toMatchObject({ way: 'instead' });
  });

  it('leads as many groups as anybody may: it is said to them, and they are still asked', async () => {
    const [groupId, [lea, one]] = await kitchen('fulla', 'fullb');
    for (let i = 0; i < GROUP_LIMITS.ledByOne; i++) {
      if (i % 10 === 9) app().clock.advance({ hours: 1 });
      await startedBy(one!);
    }
    await ask(lea!, groupId, one!);
    const { id: offerId } = (await offerTo(one!, groupId))!;
    const yes = { params: { groupId }, body: { offerId, answer: 'lead' as const } };
    const refused = await one!.client.refused(answerOffer, yes);
    expect([refused.body.code, refused.body.message]).toEqual([
      'GROUP_LIMIT',
      expect.stringMatching(/^You lead/),
    ]);
    expect(await offerTo(one!, groupId)).not.toBeNull();
  });

  it('takes what they were asked along when they leave, and finds it in their export', async () => {
    const [groupId, [lea, one]] = await kitchen('expa', 'expb');
    await ask(lea!, groupId, one!);
    const exported = async ({ client }: Person) =>
      ((await client.call(exportMine, {})).body as unknown as Record<string, object[]>)['groupLeadOffers'];
    expect(await exported(one!)).toMatchObject([
      { group: 'Thursday kitchen', offer: 'I was asked', way: 'beside' },
    ]);
    expect(await exported(lea!)).toMatchObject([{ offer: 'I asked' }]);
    await one!.client.call(leaveGroup, { params: { groupId } });
    expect(await exported(lea!)).toEqual([]);
    await one!.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect((await lea!.client.call(leaveGroup, { params: { groupId } })).status).toBe(204);
  });

  it('answers twice at once: one counts; two who are asked in somebody’s place lead it both, or one does', async () => {
    const [groupId, [lea, one, two]] = await kitchen('oncea', 'onceb', 'oncec');
    await ask(lea!, groupId, one!, 'instead');
    await ask(lea!, groupId, two!, 'instead');
    const statuses = (
      await Promise.all([
        answer(one!, groupId, 'lead'),
        answer(one!, groupId, 'not-now'),
        answer(two!, groupId, 'lead'),
      ])
    ).map(({ status }) => status);
    expect(statuses.slice(0, 2).toSorted()).toContain(404);
    const roles = Object.values(await rolesIn(lea!, groupId));
    expect(roles.filter((role) => role === 'leader').length).toBeGreaterThan(0);
    expect((await rolesIn(lea!, groupId))[lea!.id]).toBe(
      statuses.slice(0, 1).includes(200) || statuses[2] === 200 ? 'helper' : 'leader',
    );
  });
});
