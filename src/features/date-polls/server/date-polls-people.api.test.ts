import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { createGathering, getGathering } from '#features/gatherings/gatherings.contract.ts';
import { setGroupArchived, setGroupMuted } from '#features/groups/groups.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { personNamed } from '#test-support/community.ts';
import { datePollCalls, NOON, SUPPER_POLL, THURSDAY } from '#test-support/date-polls.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { addDate, createDatePoll, decideDate, getDatePoll, listDatePolls } from '../date-polls.contract.ts';

describeOnBothEngines('polls for a date and their people', (app) => {
  const { group, ask, see, say, told, decide } = datePollCalls(app);

  it('of an archived group rest, and go on when it is opened again', async () => {
    const { groupId, people } = await group(2);
    const [ann, ben] = people;
    const poll = await ask(ann, groupId);
    const archive = (isArchived: boolean) =>
      ann.client.call(setGroupArchived, { params: { groupId }, body: { isArchived } });
    await archive(true);
    expect(await see(ben, poll)).toMatchObject({ isClosed: true, can: { answer: false } });
    expect((await ben.client.call(listDatePolls, { query: { groupId } })).body).toEqual([]);
    await archive(false);
    expect((await say(ben, poll, 0, 'yes')).dates[0]).toMatchObject({ yes: 1 });
  });

  it('are told to nobody who has muted the group, and neither is the event that comes of one', async () => {
    const { groupId, people } = await group(3);
    const [ann, ben, cat] = people as [Member, Member, Member];
    const mute = { params: { groupId }, body: { isMuted: true } };
    await ben.client.call(setGroupMuted, mute);
    const poll = await ask(ann, groupId);
    const params = { pollId: poll.id };
    await ann.client.call(decideDate, { params, body: { dateId: poll.dates[0]!.id, place: '' } });
    const kinds = async ({ client }: Member) =>
      (await client.call(listNotifications, {})).body.map(({ kind }) => kind);
    expect([await kinds(cat), await kinds(ben)]).toEqual([['gathering-planned'], []]);
    const told = app().db.selectFrom('notification').select('kind').where('user_id', '=', ben.id);
    expect(await told.execute()).toEqual([]);
  });

  it('do not count who is banned for good, who comes again as they said once they are let in again', async () => {
    const { groupId, people } = await group(3);
    const [ann, ben, cat] = people as [Member, Member, Member];
    const poll = await ask(ann, groupId);
    for (const one of [ben, cat]) await say(one, poll, 0, 'yes');
    const ban = async (until: number | null) => {
      const { events } = app().server.deps;
      const now = app().clock.now();
      await inTransaction(app().db, (tx) => setBan(tx, ben.id, until, { events, now }));
      await app().server.idle();
      const [listed] = (await cat.client.call(listDatePolls, { query: { groupId } })).body;
      const seen = await see(cat, poll);
      return [seen.dates[0]!.yes, seen.answered, listed?.answered];
    };
    expect(await ban(app().clock.now() + 7 * 86_400_000)).toEqual([2, 2, 2]);
    expect(await ban(FOREVER)).toEqual([1, 1, 1]);
    expect(await ban(null)).toEqual([2, 2, 2]);
    await ban(FOREVER);
    const { gathering } = (await decide(ann, poll, 0)).body;
    const { gatheringId, start } = gathering!;
    const going = async () =>
      (await cat.client.call(getGathering, { params: { gatheringId, start } })).body.people.map(
        ({ person }) => person.id,
      );
    expect(await going()).toEqual([ann.id, cat.id]);
    await ban(null);
    expect(await going()).toEqual([ann.id, cat.id, ben.id]);
  });

  it('keep nothing of who has left, are another leader’s when who asked is gone, and are in everybody’s export', async () => {
    const { groupId, people } = await group(4);
    const [ann, ben, cat, dan] = people as [Member, Member, Member, Member];
    await app()
      .db.updateTable('group_member')
      .set({ role: 'leader' })
      .where('user_id', '=', cat.id)
      .execute();
    const poll = await ask(ann, groupId);
    for (const one of [ben, dan]) await say(one, poll, 0, 'yes');
    const exported = async ({ client }: Member) =>
      (await client.call(exportMine, {})).body as unknown as Record<string, unknown>;
    expect(await exported(ann)).toMatchObject({ datePolls: [{ title: 'Supper', minutes: 120 }] });
    expect(await exported(ben)).toMatchObject({
      dateAnswers: [{ title: 'Supper', begins: THURSDAY, answer: 'yes' }],
    });
    await ben.client.call(leaveGroup, { params: { groupId } });
    await app().server.idle();
    expect((await see(cat, poll)).dates[0]).toMatchObject({ yes: 1 });
    await dan.client.call(deleteAccount, { body: { password: PASSWORD } });
    await ann.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect(await see(cat, poll)).toMatchObject({ askedBy: { id: cat.id }, answered: 0 });
  });

  it('keep what was said of a date that was found, also of who leaves afterwards', async () => {
    const { groupId, people } = await group(2);
    const [ann, ben] = people;
    const [open, found] = [await ask(ann, groupId), await ask(ann, groupId)];
    for (const poll of [open, found]) await say(ben, poll, 0, 'yes');
    await decide(ann, found, 0);
    await ben.client.call(leaveGroup, { params: { groupId } });
    await app().server.idle();
    const said = [await see(ann, open), await see(ann, found)].map(({ dates }) => dates[0]!.yes);
    expect(said).toEqual([0, 1]);
  });

  it('whose words are held are for hosts until a moderator lets them through; then the group is asked', async () => {
    app().clock.set(NOON);
    const [leader, guest] = [await personNamed(app(), 'dates-new'), await member(app(), 'dates-guest')];
    const moderator = await hostOf(app(), 'dates-moderator', 'moderator');
    const groupId = await studyGroup(app(), 'Dates held', [leader, guest]);
    const poll = (
      await leader.client.call(createDatePoll, { body: { ...SUPPER_POLL, groupId, title: 'fuck them' } })
    ).body;
    expect(poll).toMatchObject({ hidden: 'held', can: { keep: true, decide: false } });
    const params = { pollId: poll.id };
    expect((await guest.client.refused(getDatePoll, { params })).status).toBe(404);
    expect(await told(guest)).toEqual([]);
    const take = { params, body: { dateId: poll.dates[0]!.id, place: '' } };
    expect((await leader.client.refused(decideDate, take)).body.code).toBe('DATE_POLL_CLOSED');
    const [held] = (await moderator.call(listCases, {})).body;
    const decision = { action: 'dismiss', reason: 'nothing-wrong' } as const;
    await decideAsRead(moderator, { params: { caseId: held!.id }, body: decision });
    expect((await guest.client.call(getDatePoll, { params })).body.hidden).toBeNull();
    expect((await told(guest)).map(([title]) => title)).toEqual(['When can you: fuck them']);
    // Reported and hidden, it tells nothing until the decision is taken back.
    await say(guest, poll, 0, 'yes');
    app().clock.advance({ minutes: 1 });
    await leader.client.call(addDate, { params, body: { startsAt: '2026-11-30T19:00' } });
    const all = ['One more date: fuck them', 'When can you: fuck them'];
    expect((await told(guest)).map(([title]) => title)).toEqual(all);
    const report = { kind: 'date-poll', wordsId: poll.id, reason: 'cruel', comment: '' } as const;
    await guest.client.call(createReport, { body: report });
    const [reported] = (await moderator.call(listCases, {})).body;
    const hide = { params: { caseId: reported!.id }, body: { action: 'hide', reason: 'cruel' } } as const;
    const { decisionId } = (await decideAsRead(moderator, hide)).body;
    expect(await told(guest)).toEqual([]);
    expect((await guest.client.call(listDatePolls, { query: {} })).body).toEqual([]);
    await moderator.call(undoDecision, { params: { decisionId } });
    expect((await told(guest)).map(([title]) => title).toSorted()).toEqual(all);
  });

  it('are not told anew, nor are events, to who came since, when a moderator decides about what was never hidden', async () => {
    const { groupId, people } = await group(2);
    const [ann, ben] = people;
    const poll = await ask(ann, groupId);
    const { gatheringId } = (await ann.client.call(createGathering, { body: { ...SUPPER, groupId } })).body;
    const since = await member(app(), 'dates-since');
    await comesInto(app(), groupId, since);
    const moderator = await hostOf(app(), 'dates-unsure', 'moderator');
    for (const [kind, wordsId] of [
      ['date-poll', poll.id],
      ['gathering', gatheringId],
    ] as const) {
      await ben.client.call(createReport, { body: { kind, wordsId, reason: 'cruel' } });
      const found = app().db.selectFrom('moderation_case').select('id').where('words_id', '=', wordsId);
      const { id: caseId } = await found.executeTakeFirstOrThrow();
      const decision = { action: 'ask-second', reason: 'unsure' } as const;
      await decideAsRead(moderator, { params: { caseId }, body: decision });
    }
    expect(await told(since)).toEqual([]);
  });
});
