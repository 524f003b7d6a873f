import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { correctAge } from '#features/circle/circle.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import type { Person } from '#test-support/community.ts';
import { answerTheOffer, bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getGroup, setGroupArchived } from '../groups.contract.ts';
import { ASK_AGAIN_MS } from '../groups.rules.ts';
import { createGroupLink } from '../joining.contract.ts';
import { answerOffer, offerToLead } from '../leading.contract.ts';
import { leaveGroup, listGroupActs, listGroupMembers, setGroupRole } from '../members.contract.ts';
import { groupsCheck } from './groups-check.ts';

describeOnBothEngines('whoever is under 16 in a group', (app) => {
  const rolesIn = async ({ client }: Person, groupId: string) =>
    (await client.call(listGroupMembers, { params: { groupId } })).body.map(({ person, role }) => [
      person.id,
      role,
    ]);
  const findings = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await groupsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };
  async function groupOf(leader: Person, ...others: Person[]): Promise<string> {
    const groupId = await startedBy(leader);
    for (const other of others) {
      app().clock.advance({ minutes: 1 });
      await bringIn(groupId, leader, [other]);
    }
    return groupId;
  }
  const child = (name: string) => member(app(), name, { age: 'under-16' });

  it('is made a helper, and asked to lead like anybody else: that they may not is for them alone', async () => {
    const [lea, kid, one] = [await member(app(), 'leaa'), await child('kida'), await member(app(), 'onea')];
    const groupId = await groupOf(lea, kid, one);
    await giveGroupRole(groupId, lea, kid, 'helper');
    await giveGroupRole(groupId, lea, one, 'helper');
    const params = { groupId };
    const offered = async (person: Person) => {
      const ask = { params: { groupId, personId: person.id }, body: { way: 'beside' as const } };
      const asked = await lea.client.call(offerToLead, ask);
      const declined = await answerTheOffer(groupId, person, 'not-now');
      const [told] = (await lea.client.call(listNotifications, {})).body;
      const again = await lea.client.refused(offerToLead, ask);
      const { person: _, since: __, ...row } = asked.body;
      return {
        row,
        declined: declined.status,
        told: [told?.kind, told?.text],
        again: [again.status, again.body],
      };
    };
    expect(await offered(kid)).toEqual(await offered(one));

    app().clock.advance({ days: ASK_AGAIN_MS / 86_400_000 });
    const ask = { params: { groupId, personId: kid.id }, body: { way: 'instead' as const } };
    expect((await lea.client.call(offerToLead, ask)).body).toMatchObject({ role: 'helper', isAsked: true });
    const { offer } = (await kid.client.call(getGroup, { params })).body;
    expect(offer).toMatchObject({ by: { id: lea.id }, way: 'instead', mayLead: false });
    const refused = await kid.client.refused(answerOffer, {
      params,
      body: { offerId: offer!.id, answer: 'lead' },
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await rolesIn(lea, groupId)).toEqual([
      [lea.id, 'leader'],
      [kid.id, 'helper'],
      [one.id, 'helper'],
    ]);
    const link = { params, body: { uses: 20 as const } };
    expect((await kid.client.refused(createGroupLink, link)).status).toBe(403);
  });

  it('gives up what they led as it looks when somebody hands it over, or steps down: nobody reads why', async () => {
    const [lea, one, two] = [
      await member(app(), 'lead'),
      await member(app(), 'oned'),
      await member(app(), 'twod'),
    ];
    const actsOf = async (reader: Person, groupId: string) =>
      (await reader.client.call(listGroupActs, { params: { groupId } })).body.map(
        ({ act, role, by, about }) => [act, role, by?.id, about?.id],
      );
    // Beside another leader: as who steps down.
    const beside = await groupOf(lea, one);
    await giveGroupRole(beside, lea, one, 'leader');
    app().clock.advance({ minutes: 1 });
    await one.client.call(setGroupRole, {
      params: { groupId: beside, personId: one.id },
      body: { role: 'helper' },
    });
    const [steppedDown] = await actsOf(lea, beside);
    app().clock.advance({ minutes: 1 });
    await giveGroupRole(beside, lea, one, 'leader');
    // Alone: as who hands it over.
    const alone = await groupOf(one, two);
    const handed = await groupOf(lea, one);
    const instead = { params: { groupId: handed, personId: one.id }, body: { way: 'instead' as const } };
    await lea.client.call(offerToLead, instead);
    app().clock.advance({ minutes: 1 });
    await answerTheOffer(handed, one, 'lead');
    const nameless = (acts: Awaited<ReturnType<typeof actsOf>>, by: Person, about: Person) =>
      // Both happened in one moment.
      acts
        .map((act) =>
          act.map((each) => (each === by.id ? 'by' : each === about.id ? 'about' : each)).join(' '),
        )
        .toSorted();
    const handedOver = nameless((await actsOf(one, handed)).slice(0, 2), lea, one);

    app().clock.advance({ minutes: 1 });
    const admin = await hostOf(app(), 'admd', 'admin');
    await admin.call(correctAge, { params: { personId: one.id }, body: { answer: 'under-16' } });
    await app().server.idle();
    expect((await actsOf(lea, beside))[0]).toEqual(steppedDown);
    expect(nameless((await actsOf(two, alone)).slice(0, 2), one, two)).toEqual(handedOver);
    expect(await rolesIn(two, alone)).toEqual([
      [two.id, 'leader'],
      [one.id, 'helper'],
    ]);
  });

  it('is passed over when somebody else has to lead, whoever has been there longest', async () => {
    const [lea, kid, one] = [await member(app(), 'leab'), await child('kidb'), await member(app(), 'oneb')];
    const groupId = await groupOf(lea, kid, one);
    await giveGroupRole(groupId, lea, kid, 'helper');
    await lea.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect(await rolesIn(one, groupId)).toEqual([
      [one.id, 'leader'],
      [kid.id, 'helper'],
    ]);
  });

  it('leads none when nobody else is left: it is archived, and the last who leaves takes it along', async () => {
    const [lea, kid] = [await member(app(), 'leac'), await child('kidc')];
    const groupId = await groupOf(lea, kid);
    await lea.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    const params = { groupId };
    expect((await kid.client.call(getGroup, { params })).body).toMatchObject({
      standing: 'member',
      archivedAt: expect.any(Number),
    });
    const reopen = await kid.client.refused(setGroupArchived, { params, body: { isArchived: false } });
    expect([reopen.status, await findings()]).toEqual([403, []]);
    await kid.client.call(leaveGroup, { params });
    await app().server.idle();
    const rows = await app().db.selectFrom('study_group').select('id').where('id', '=', groupId).execute();
    expect(rows).toEqual([]);
  });
});
