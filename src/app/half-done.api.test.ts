import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { register } from '#features/accounts/accounts.contract.ts';
import { changeRole } from '#features/administration/administration.contract.ts';
import { createInvitation, listInvitations } from '#features/admission/admission.contract.ts';
import { acceptInvitation, inviteToCircle } from '#features/circle/circle.contract.ts';
import {
  changeMind,
  createClaim,
  judgeOtherSide,
  listOtherSides,
  takeStand,
  withdrawClaim,
} from '#features/debates/claims.contract.ts';
import { getCurrentDebate, getDebate } from '#features/debates/debates.contract.ts';
import { opensAt, weekOf, weeksLater } from '#features/debates/weeks.rules.ts';
import { createGroup, getGroup } from '#features/groups/groups.contract.ts';
import { approveAsking, joinByLink, joinGroup } from '#features/groups/joining.contract.ts';
import { answerOffer, offerToLead, takeBackOffer } from '#features/groups/leading.contract.ts';
import { leaveGroup, removeGroupMember, setGroupRole } from '#features/groups/members.contract.ts';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { createAppeal, getMyWords } from '#features/moderation/my-words.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createEncouragement } from '#features/prayer/encouragements.contract.ts';
import { markPrayed } from '#features/prayer/prayer.contract.ts';
import { answerRequest, createRequest } from '#features/prayer/requests.contract.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { GROUP, linkInto } from '#test-support/group-people.ts';
import { halfway as halfwayIn } from '#test-support/halfway.ts';
import { hostOf } from '#test-support/hosts.ts';
import { newcomer } from '#test-support/people.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

/*
 * What a person does is one transaction: the process may be killed before any of its statements, and then nothing of it has
 * happened. On SQLite the same code runs, and what a killed process has not committed is not there.
 */
describe.skipIf(inject('postgresUrl') === null)('what is stopped before any of its statements', () => {
  let app: TestApp;
  let ruth: Person;
  let naomi: Person;
  let mia: TestClient;
  let anna: TestClient;
  const everyone = { kind: 'everyone', id: null } as const;
  beforeAll(async () => {
    app = await startTestApp('postgres', inject('postgresUrl'));
    // In the middle of a week of the debate: half an hour passes in it.
    app.clock.set(opensAt(weeksLater(weekOf(app.clock.now()), 1))! + 60 * HOUR_MS);
    ruth = await personNamed(app, 'ruth');
    naomi = await personNamed(app, 'naomi');
    for (const { id } of [ruth, naomi]) await trust(app, id);
    mia = await hostOf(app, 'mia', 'moderator');
    anna = await hostOf(app, 'anna', 'admin');
  });
  afterAll(() => app.stop());

  const halfway = <T extends { status: number }>(call: () => Promise<T>) => halfwayIn(app, call);
  const xpOf = async ({ client }: Person) => (await client.call(getCurrentUser, {})).body.currentXP;
  const told = async ({ client }: Person) =>
    (await client.call(listNotifications, {})).body.map(({ kind }) => kind);

  it('has not happened: a prayer asked, prayed for, encouraged and answered', async () => {
    const body = { text: 'For rain', audience: everyone, isAnonymous: false };
    const requestId = (await halfway(() => ruth.client.call(createRequest, { body }))).body.id;
    const params = { requestId };
    const paidFor = async (call: () => Promise<{ status: number }>, who: Person) => {
      const before = await xpOf(who);
      await halfway(call);
      expect(await xpOf(who)).toBeGreaterThan(before);
    };
    await paidFor(() => naomi.client.call(markPrayed, { params }), naomi);
    const words = { text: 'I pray with you' };
    await paidFor(() => naomi.client.call(createEncouragement, { params, body: words }), naomi);
    expect(await told(ruth)).toEqual(['encouraged']);
    const testimony = { text: 'It rained', audience: everyone };
    await paidFor(() => ruth.client.call(answerRequest, { params, body: testimony }), ruth);
  });

  it('has not happened: a claim with another side, judged, a mind changed, a claim taken back', async () => {
    const { week } = (await ruth.client.call(getCurrentDebate, {})).body;
    const params = { week };
    const { positions } = (await ruth.client.call(getDebate, { params })).body;
    const [mine, theirs] = positions.map(({ key }) => key) as [string, string];
    const claim = {
      position: mine,
      claimId: null,
      side: 'for',
      text: 'So it is',
      cites: ['Mark 2:27'],
    } as const;
    const first = { params, body: { ...claim, cites: [...claim.cites], otherSide: null } };
    const { id: claimId } = (await halfway(() => ruth.client.call(createClaim, first))).body;
    const otherSide = { position: theirs, text: 'They trust', cites: [] };
    const second = { params, body: { ...first.body, otherSide } };
    await halfway(() => ruth.client.call(createClaim, second));
    await naomi.client.call(takeStand, { params, body: { position: theirs } });
    app.clock.advance({ minutes: 30 });
    // That they are here again is noted with their next call, whatever it is.
    for (const one of [ruth, naomi]) await xpOf(one);
    const [statement] = (await naomi.client.call(listOtherSides, { params })).body.others;
    const verdict = { verdict: 'not-yet', text: 'Rather so' } as const;
    const judged = { params: { statementId: statement!.id }, body: verdict };
    await halfway(() => naomi.client.call(judgeOtherSide, judged));
    const mind = { from: theirs, to: mine, text: 'I see' };
    await halfway(() => naomi.client.call(changeMind, { params: { claimId }, body: mind }));
    await halfway(() => ruth.client.call(withdrawClaim, { params: { claimId } }));
  });

  it('has not happened: words reported, hidden, shown again, hidden anew, appealed and given back', async () => {
    const body = { text: 'For bread', audience: everyone, isAnonymous: false };
    const params = { requestId: (await ruth.client.call(createRequest, { body })).body.id };
    const text = 'I do not pray with you';
    const wordsId = (await naomi.client.call(createEncouragement, { params, body: { text } })).body.id;
    const earned = await xpOf(naomi);
    const report = { kind: 'encouragement', wordsId, reason: 'cruel', comment: '' } as const;
    await halfway(() => ruth.client.call(createReport, { body: report }));
    const caseId = (await mia.call(listCases, {})).body[0]!.id;
    const hide = { params: { caseId }, body: { action: 'hide', reason: 'cruel' } } as const;
    const { decisionId } = (await halfway(() => decideAsRead(mia, hide))).body;
    const hidden = await xpOf(naomi);
    expect(hidden).toBeLessThan(earned);
    await halfway(() => mia.call(undoDecision, { params: { decisionId } }));
    expect(await xpOf(naomi)).toBe(earned);

    await decideAsRead(mia, hide);
    app.clock.advance({ minutes: 11 });
    await app.server.idle();
    expect(await told(naomi)).toHaveLength(1);
    const { actions } = (await naomi.client.call(getMyWords, { params: { caseId } })).body;
    const actionId = actions.find(({ action, isUndone }) => action === 'hide' && !isUndone)!.id;
    const appeal = { params: { actionId }, body: { text: 'It was meant well' } };
    await halfway(() => naomi.client.call(createAppeal, appeal));
    expect(await xpOf(naomi)).toBe(hidden);
    const [open] = (await anna.call(listCases, {})).body;
    const grant = { action: 'grant', reason: 'read-wrongly', note: 'You are right.' } as const;
    await halfway(() => decideAsRead(anna, { params: { caseId: open!.id }, body: grant }));
    expect(await xpOf(naomi)).toBe(earned);
    expect(await told(naomi)).toHaveLength(2);
  });

  it('has not happened: somebody let into a circle, let in by an invitation, given a role', async () => {
    await ruth.client.call(inviteToCircle, { params: { personId: naomi.id } });
    await halfway(() => naomi.client.call(acceptInvitation, { params: { personId: ruth.id } }));
    const made = (await mia.call(createInvitation, { body: { uses: 1, days: 1, note: null } })).body;
    const invitation = made.link!.split('/').at(-1)!;
    const newcomers = { ...newcomer('boaz'), invitation };
    await halfway(() => app.visitor().call(register, { body: newcomers }));
    const used = await mia.call(listInvitations, {});
    expect(used.body.find(({ id }) => id === made.id)).toMatchObject({ used: 1 });
    await app.db.updateTable('user').set({ emailVerified: 1 }).where('id', '=', naomi.id).execute();
    await halfway(() =>
      anna.call(changeRole, { params: { personId: naomi.id }, body: { role: 'moderator' } }),
    );
  });

  it('has not happened: a group started, its door answered, a role given, somebody removed, and left by all', async () => {
    const groupId = (
      await halfway(() => ruth.client.call(createGroup, { body: { ...GROUP, admission: 'request' } }))
    ).body.id;
    const params = { groupId };
    const ofNaomi = { groupId, personId: naomi.id };
    const asking = { params, body: { word: 'May I?' } };
    await halfway(() => naomi.client.call(joinGroup, asking));
    await halfway(() => ruth.client.call(approveAsking, { params: ofNaomi }));
    await halfway(() => ruth.client.call(removeGroupMember, { params: ofNaomi }));
    app.clock.advance({ minutes: 1 });
    const token = await linkInto(groupId, ruth);
    await halfway(() => naomi.client.call(joinByLink, { params: { token } }));
    await halfway(() => ruth.client.call(setGroupRole, { params: ofNaomi, body: { role: 'helper' } }));
    await halfway(() => ruth.client.call(offerToLead, { params: ofNaomi, body: { way: 'beside' } }));
    await halfway(() => ruth.client.call(takeBackOffer, { params: ofNaomi }));
    await halfway(() => ruth.client.call(offerToLead, { params: ofNaomi, body: { way: 'instead' } }));
    const { offer } = (await naomi.client.call(getGroup, { params })).body;
    const yes = { offerId: offer!.id, answer: 'lead' as const };
    await halfway(() => naomi.client.call(answerOffer, { params, body: yes }));
    await halfway(() => ruth.client.call(leaveGroup, { params }));
    await halfway(() => naomi.client.call(leaveGroup, { params }));
    const left = await app.db.selectFrom('study_group').select('id').where('id', '=', groupId).execute();
    expect(left).toEqual([]);
  });
});
