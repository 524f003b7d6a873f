import { expect, it } from 'vitest';
import { leaveCircle } from '#features/circle/circle.contract.ts';
import { joinGroup } from '#features/groups/joining.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { personNamed } from '#test-support/community.ts';
import { startedBy } from '#test-support/group-people.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, leaves, studyGroup } from '#test-support/study-groups.ts';
import { createEncouragement, listEncouragements } from '../encouragements.contract.ts';
import {
  getAudiences,
  getPrayerOverview,
  listAnswered,
  listGroupRequests,
  listWaiting,
  markPrayed,
} from '../prayer.contract.ts';
import {
  answerRequest,
  createRequest,
  getRequest,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';

describeOnBothEngines('what is asked of a group', (app) => {
  const ask = async (who: Member, groupId: string, text: string, isAnonymous = false) =>
    (
      await who.client.call(createRequest, {
        body: { text, audience: { kind: 'group', id: groupId }, isAnonymous },
      })
    ).body;
  const waitingFor = async (who: Member) =>
    (await who.client.call(listWaiting, { query: {} })).body.map(({ text }) => text);
  const inGroup = async (who: Member, groupId: string) =>
    (await who.client.call(listGroupRequests, { params: { groupId }, query: {} })).body.map(
      ({ text }) => text,
    );
  const status = async (who: Member, requestId: string) =>
    (await who.client.send('GET', `/api/prayer/requests/${requestId}`)).status;

  it('is read, prayed for and answered by those who are in it, and by nobody else', async () => {
    const [hannah, ruth, stranger] = [
      await member(app(), 'hannah'),
      await member(app(), 'ruth'),
      await member(app(), 'stranger'),
    ];
    const kitchen = await studyGroup(app(), 'Thursday kitchen', [hannah, ruth]);
    const { id, groupName } = await ask(ruth, kitchen, 'My operation on Thursday');
    expect(groupName).toBe('Thursday kitchen');
    expect(await waitingFor(hannah)).toEqual(['My operation on Thursday']);
    expect((await hannah.client.call(getPrayerOverview, {})).body.waiting).toBe(1);
    expect([await inGroup(hannah, kitchen), await inGroup(ruth, kitchen)]).toEqual([
      ['My operation on Thursday'],
      ['My operation on Thursday'],
    ]);
    const params = { requestId: id };
    expect((await hannah.client.call(getRequest, { params })).body).toMatchObject({
      audience: { kind: 'group', id: kitchen },
      groupName: 'Thursday kitchen',
      can: { pray: true, encourage: true },
    });
    expect((await hannah.client.call(markPrayed, { params })).status).toBe(200);
    expect(
      (await hannah.client.call(createEncouragement, { params, body: { text: 'I am with you' } })).status,
    ).toBe(201);

    expect([await waitingFor(stranger), await status(stranger, id)]).toEqual([[], 404]);
    expect((await stranger.client.refused(listGroupRequests, { params: { groupId: kitchen } })).status).toBe(
      404,
    );
    expect((await stranger.client.refused(markPrayed, { params })).status).toBe(404);

    await ruth.client.call(answerRequest, { params, body: { text: 'It went well' } });
    const answered = async (who: Member) =>
      (await who.client.call(listAnswered, { query: {} })).body.map(({ testimony }) => testimony?.text);
    expect([await answered(hannah), await answered(stranger)]).toEqual([['It went well'], []]);
    expect((await answered(ruth)).includes('It went well')).toBe(true);
  });

  it('is not read any more by who leaves, nor of whom, and comes back with them', async () => {
    const [lead, mary, late] = [
      await member(app(), 'lead'),
      await member(app(), 'mary'),
      await member(app(), 'late'),
    ];
    const group = await studyGroup(app(), 'Early risers', [lead, mary]);
    const { id } = await ask(mary, group, 'For patience');
    await comesInto(app(), group, late);
    expect(await waitingFor(late)).toEqual(['For patience']);
    await leaves(app(), group, late);
    expect([await waitingFor(late), await status(late, id)]).toEqual([[], 404]);
    await leaves(app(), group, mary);
    expect([await waitingFor(lead), await status(lead, id), await inGroup(lead, group)]).toEqual([
      [],
      404,
      [],
    ]);
    expect(await status(mary, id)).toBe(200);
    await comesInto(app(), group, mary);
    expect(await waitingFor(lead)).toEqual(['For patience']);
    await block(lead, mary);
    expect([await waitingFor(lead), await inGroup(lead, group), await status(lead, id)]).toEqual([
      [],
      [],
      404,
    ]);
  });

  it('without a name is for those who were there when it was asked, and does not go with its author', async () => {
    const [lead, asker, friend, late] = [
      await member(app(), 'leader'),
      await member(app(), 'asker'),
      await member(app(), 'friend'),
      await member(app(), 'comer'),
    ];
    const group = await studyGroup(app(), 'Quiet ones', [lead, asker, friend]);
    const { id } = await ask(asker, group, 'I cannot sleep', true);
    await comesInto(app(), group, late);
    expect([await waitingFor(friend), await inGroup(friend, group)]).toEqual([
      ['I cannot sleep'],
      ['I cannot sleep'],
    ]);
    expect([await waitingFor(late), await inGroup(late, group), await status(late, id)]).toEqual([
      [],
      [],
      404,
    ]);
    const shown = (await friend.client.call(getRequest, { params: { requestId: id } })).body;
    expect(shown).toMatchObject({ author: null, audience: null, groupName: null, askedAt: null });
    await leaves(app(), group, asker);
    await block(friend, asker);
    expect(await waitingFor(friend)).toEqual(['I cannot sleep']);
    await leaves(app(), group, friend);
    expect([await waitingFor(friend), await status(friend, id)]).toEqual([[], 404]);
  });

  it('without a name is neither changed nor heard of by its author once they have left', async () => {
    const [lead, asker, friend] = [
      await member(app(), 'warden'),
      await member(app(), 'parted'),
      await member(app(), 'fellow'),
    ];
    const group = await studyGroup(app(), 'Evening watch', [lead, asker, friend]);
    const { id } = await ask(asker, group, 'I am afraid', true);
    const params = { requestId: id };
    const write = (who: Member, text: string) =>
      who.client.call(createEncouragement, { params, body: { text } });
    const read = async (who: Member) =>
      (await who.client.call(listEncouragements, { params, query: {} })).body.map(({ text }) => text);
    const told = async () => (await asker.client.call(listNotifications, { query: {} })).body.length;
    await write(friend, 'Before');
    await leaves(app(), group, asker);
    // They are read in the order of their times.
    app().clock.advance({ minutes: 1 });
    await write(friend, 'Among ourselves');
    await app().server.idle();
    expect([await read(lead), await read(asker), await told()]).toEqual([
      ['Before', 'Among ourselves'],
      ['Before'],
      1,
    ]);
    expect((await asker.client.call(getRequest, { params })).body.own?.encouragements).toBe(1);
    for (const body of [{ text: 'You will all pay' }, { forDay: '2026-12-01' }, { verse: null }]) {
      const refusal = await asker.client.refused(updateRequest, { params, body });
      expect([refusal.status, refusal.body.message]).toEqual([
        403,
        expect.stringContaining('take this back'),
      ]);
    }
    await asker.client.call(setRequestState, { params, body: { state: 'resting' } });
    const opened = await asker.client.refused(setRequestState, { params, body: { state: 'open' } });
    expect(opened.status).toBe(403);
    const mine = { audience: { kind: 'only-me', id: null }, text: 'I was afraid' } as const;
    expect((await asker.client.call(updateRequest, { params, body: mine })).status).toBe(200);
    expect(await status(friend, id)).toBe(404);
  });

  it('is on open screens at once: whom one may ask after coming in, and nothing of a circle that was left', async () => {
    const [lead, comer] = [await member(app(), 'hostess'), await member(app(), 'newcomer')];
    const groupId = await startedBy(lead);
    await joinCircles(lead, comer);
    const listener = await LiveListener.open(comer.client);
    const hears = async () => {
      for (;;) {
        const changed = await listener.changed();
        if (changed === null || changed.includes('/api/prayer')) return changed;
      }
    };
    await comer.client.call(joinGroup, { params: { groupId }, body: {} });
    expect(await hears()).toContain('/api/groups/mine');
    await comer.client.call(leaveCircle, { params: { personId: lead.id } });
    expect(await hears()).toContain('/api/circle');
    listener.leave();
  });

  it('is offered to who is in it, under 16 too, until it is archived; another’s group is not there', async () => {
    const leader = await member(app(), 'shepherd');
    const child = { name: 'child', ...(await personNamed(app(), 'child', 'under-16')) };
    const group = await studyGroup(app(), 'Lambs', [leader, child]);
    const others = await studyGroup(app(), 'Others', [leader]);
    const { options } = (await child.client.call(getAudiences, {})).body;
    expect(options.map(({ audience, name, people }) => [audience.kind, name, people])).toEqual([
      ['only-me', null, 0],
      ['group', 'Lambs', 1],
    ]);
    const { id } = await ask(child, group, 'For my cat');
    expect(await waitingFor(leader)).toEqual(['For my cat']);
    expect((await child.client.call(getAudiences, {})).body.chosen.audience).toEqual({
      kind: 'group',
      id: group,
    });
    const body = { text: 'x', audience: { kind: 'group' as const, id: others }, isAnonymous: false };
    expect((await child.client.refused(createRequest, { body })).status).toBe(404);
    const moved = { params: { requestId: id }, body: { audience: { kind: 'group' as const, id: others } } };
    expect((await child.client.refused(updateRequest, moved)).status).toBe(404);
    const nameless = { ...body, audience: { kind: 'group' as const, id: null } };
    expect((await child.client.refused(createRequest, { body: nameless })).status).toBe(400);

    await app().db.updateTable('study_group').set({ archived_at: 1 }).where('id', '=', group).execute();
    expect((await child.client.call(getAudiences, {})).body.options).toHaveLength(1);
    const late = { ...body, audience: { kind: 'group' as const, id: group } };
    expect((await child.client.refused(createRequest, { body: late })).body.code).toBe('GROUP_ARCHIVED');
    // What was asked before goes on to be read and prayed for.
    expect(await waitingFor(leader)).toEqual(['For my cat']);
    const words = { params: { requestId: id }, body: { text: 'For my cat Tom' } };
    expect((await child.client.call(updateRequest, words)).status).toBe(200);
  });

  it('is read without the name of the group by who is told what came of it and is not in it', async () => {
    const [asker, inIt, outside] = [
      await member(app(), 'tells-everyone'),
      await member(app(), 'in-it'),
      await member(app(), 'outside-of-it'),
    ];
    const groupId = await studyGroup(app(), 'By link alone', [asker, inIt]);
    const { id } = await ask(asker, groupId, 'For us');
    const params = { requestId: id };
    const body = { text: 'It is well', audience: { kind: 'everyone', id: null } as const };
    await asker.client.call(answerRequest, { params, body });
    const groupFor = async ({ client }: Member) => {
      const { groupName, audience } = (await client.call(getRequest, { params })).body;
      return [groupName, audience?.id ?? null];
    };
    const known = ['By link alone', groupId];
    expect(await Promise.all([asker, inIt, outside].map(groupFor))).toEqual([known, known, [null, null]]);
  });
});
