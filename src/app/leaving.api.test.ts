import { beforeAll, expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { createInvitation, listInvitations } from '#features/admission/admission.contract.ts';
import { inviteToCircle, listCircle } from '#features/circle/circle.contract.ts';
import { listActions, undoDecision } from '#features/moderation/decisions.contract.ts';
import {
  claimCase,
  createReport,
  getCase,
  getModerationSummary,
  listCases,
} from '#features/moderation/moderation.contract.ts';
import { createAppeal, getMyWords } from '#features/moderation/my-words.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createEncouragement, listEncouragements } from '#features/prayer/encouragements.contract.ts';
import { listAnswered, listWaiting, markPrayed } from '#features/prayer/prayer.contract.ts';
import { createItem, getPrayerList } from '#features/prayer/prayer-list.contract.ts';
import { createRequest, getRequest } from '#features/prayer/requests.contract.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

describeOnBothEngines('an account is deleted', (app) => {
  let mia: TestClient;
  let max: TestClient;
  beforeAll(async () => {
    mia = await hostOf(app(), 'mia', 'moderator');
    max = await hostOf(app(), 'max', 'moderator');
  });

  const ask = async (who: Member, text: string, kind: 'everyone' | 'circle' = 'everyone') =>
    (
      await who.client.call(createRequest, {
        body: { text, audience: { kind, id: null }, isAnonymous: false },
      })
    ).body.id;
  const report = async (by: Member, kind: string, wordsId: string) => {
    const { status } = await by.client.call(createReport, { body: { kind, wordsId, reason: 'cruel' } });
    expect(status).toBe(201);
    const found = app().db.selectFrom('moderation_case').select('id').where('words_id', '=', wordsId);
    return (await found.where('closed_at', 'is', null).executeTakeFirstOrThrow()).id;
  };
  const act = (moderator: TestClient, caseId: string, body: object) =>
    decideAsRead(moderator, { params: { caseId }, body: { reason: 'cruel', ...body } as never });
  const leave = async (client: TestClient) =>
    expect((await client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);

  async function hears(listener: LiveListener, path: string): Promise<void> {
    for (let changed = await listener.changed(); !changed?.includes(path); ) {
      expect(changed).not.toBeNull();
      changed = await listener.changed();
    }
  }

  /** The moderators' desk as a whole: that nothing of it fails. */
  async function desk(moderator: TestClient) {
    const cases = await moderator.call(listCases, {});
    const record = await moderator.call(listActions, {});
    const summary = await moderator.call(getModerationSummary, {});
    expect([cases.status, record.status, summary.status]).toEqual([200, 200, 200]);
    for (const { id } of cases.body) {
      expect((await moderator.call(getCase, { params: { caseId: id } })).status).toBe(200);
    }
    expect(summary.body.open).toBe(cases.body.length);
    return { cases: cases.body, text: JSON.stringify([cases.body, record.body]) };
  }

  it('while reported, decided about, appealed, prayed for and encouraged: nothing of it is left with others', async () => {
    const [leaver, friend, other] = [
      await member(app(), 'leaver'),
      await member(app(), 'friend'),
      await member(app(), 'other'),
    ];
    await joinCircles(leaver, friend);
    await leaver.client.call(inviteToCircle, { params: { personId: other.id } });
    const asked = await ask(leaver, 'Asked by one who leaves');
    const cruel = await ask(leaver, 'Hidden words of one who leaves');
    const waits = await ask(leaver, 'Reported words of one who leaves');
    const kept = await ask(other, 'Asked by one who stays');
    await leaver.client.call(markPrayed, { params: { requestId: kept } });
    await leaver.client.call(createEncouragement, {
      params: { requestId: kept },
      body: { text: 'Written by one who leaves' },
    });
    await friend.client.call(markPrayed, { params: { requestId: asked } });
    await friend.client.call(createEncouragement, {
      params: { requestId: asked },
      body: { text: 'Under what leaves' },
    });
    await friend.client.call(createItem, { body: { requestId: asked } });
    await friend.client.call(createItem, { body: { personId: leaver.id } });
    const hiddenCase = await report(other, 'prayer-request', cruel);
    expect((await act(mia, hiddenCase, { action: 'hide' })).status).toBe(201);
    app().clock.advance({ minutes: 10 });
    await app().server.idle();
    const told = (await leaver.client.call(getMyWords, { params: { caseId: hiddenCase } })).body;
    await leaver.client.call(createAppeal, {
      params: { actionId: told.actions[0]!.id },
      body: { text: 'Appeal of one who leaves' },
    });
    await report(other, 'prayer-request', waits);
    const [underneath] = (
      await friend.client.call(listEncouragements, { params: { requestId: asked }, query: {} })
    ).body;
    const beneathCase = await report(other, 'encouragement', underneath!.id);
    await mia.call(claimCase, { params: { caseId: beneathCase } });
    await report(leaver, 'prayer-request', kept);
    expect((await desk(max)).cases).toHaveLength(4);

    const [moderator, inCircle] = [await LiveListener.open(mia), await LiveListener.open(friend.client)];
    await leave(leaver.client);
    await hears(moderator, '/api/moderation/summary');
    await hears(inCircle, '/api/prayer');
    moderator.leave();
    inCircle.leave();
    await app().server.idle();

    const words = ['one who leaves', 'Under what leaves', leaver.id, 'leaver@example.org', 'Leaver'];
    expect(await rowsThatMention(app().db, words)).toEqual([]);
    for (const moderatorNow of [mia, max]) {
      const { cases, text } = await desk(moderatorNow);
      expect(cases.map(({ kind }) => kind).toSorted()).toEqual(['encouragement', 'prayer-request']);
      for (const one of words) expect(text).not.toContain(one);
    }
    expect((await act(mia, beneathCase, { action: 'dismiss', reason: 'nothing-wrong' })).status).toBe(201);
    const { own } = (await other.client.call(getRequest, { params: { requestId: kept } })).body;
    expect(own).toMatchObject({ prayedPeople: 0, prayedTimes: 0, encouragements: 0 });
    const seen = await Promise.all([
      friend.client.call(listCircle, {}),
      friend.client.call(listNotifications, {}),
      other.client.call(listNotifications, {}),
      friend.client.call(listWaiting, { query: {} }),
      friend.client.call(listAnswered, { query: {} }),
      friend.client.call(getPrayerList, {}),
      friend.client.call(exportMine, {}),
      other.client.call(exportMine, {}),
    ]);
    expect(seen.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const one of words) expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain(one);
    expect(seen[5]!.body.items.map(({ isGone }) => isGone)).toEqual([true, true]);
    const file = seen[6]!.body as unknown as Record<string, object[]>;
    expect(file['encouragementsGone']).toMatchObject([{ because: 'request-deleted' }]);
  });

  it('between a decision and its undo: what was decided is taken back, and no empty case waits', async () => {
    const [leaver, reporter] = [await member(app(), 'gone'), await member(app(), 'stays')];
    const caseId = await report(reporter, 'prayer-request', await ask(leaver, 'Soon gone'));
    const decided = await act(mia, caseId, { action: 'mute', length: 'day', words: 'hide' });
    expect(decided.status).toBe(201);
    const before = (await desk(mia)).cases.length;
    const { decisionId } = decided.body;
    await leave(leaver.client);
    expect((await mia.call(undoDecision, { params: { decisionId } })).status).toBe(200);
    expect((await desk(mia)).cases).toHaveLength(before);
    await app().server.idle();
  });

  it('of a moderator: what they did stays, without them', async () => {
    const [author, reporter] = [await member(app(), 'author'), await member(app(), 'reader')];
    const host = await hostOf(app(), 'host', 'moderator');
    const { id: hostId } = (await host.call(getCurrentUser, {})).body;
    await host.call(createInvitation, { body: { uses: 3, note: 'for those who come late' } });
    const request = await ask(author, 'I want to die');
    const careCase = await report(reporter, 'prayer-request', request);
    const wrote = await act(host, careCase, {
      action: 'write',
      reason: 'care',
      note: 'You are not alone.',
    });
    expect(wrote.status).toBe(201);
    await app().server.idle();
    const toldBy = async () =>
      (await author.client.call(listNotifications, {})).body.filter(({ kind }) => kind === 'moderation');
    expect(await toldBy()).toMatchObject([{ text: 'You are not alone.', person: { name: 'Host T.' } }]);
    await leave(host);
    expect(await rowsThatMention(app().db, [hostId, 'host@example.org'])).toEqual([]);
    expect(await toldBy()).toMatchObject([{ text: 'You are not alone.', person: null }]);
    expect((await author.client.call(getMyWords, { params: { caseId: careCase } })).status).toBe(200);
    expect((await mia.call(listInvitations, {})).body).toEqual([]);
    await desk(mia);
    // The claim of who is gone keeps nobody out.
    expect((await act(mia, careCase, { action: 'dismiss', reason: 'nothing-wrong' })).status).toBe(201);
  });
});
