import { beforeEach, expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { correctAge } from '#features/circle/circle.contract.ts';
import { getUnread, listNotifications } from '#features/notifications/notifications.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createEncouragement, listEncouragements } from '../encouragements.contract.ts';
import { listAnswered, listWaiting, markPrayed } from '../prayer.contract.ts';
import { prayerFeature } from '../prayer.feature.ts';
import type { AudienceKind } from '../prayer.rules.ts';
import {
  answerRequest,
  createRequest,
  getRequest,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';
import { prayerCountsCheck } from './counts-check.ts';
import { prayerWords } from './prayer-words.ts';

/** A word that the list holds. */
const HELD = 'fuck';

describeOnBothEngines('what is hidden in prayer', (app) => {
  beforeEach(() => app().clock.set(Date.now()));

  const audience = (kind: AudienceKind) => ({ kind, id: null });
  const ask = async (who: Member, text: string, kind: AudienceKind, isAnonymous = false) => {
    const answer = await who.client.call(createRequest, {
      body: { text, audience: audience(kind), isAnonymous },
    });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const statusFor = async (who: Member, requestId: string) =>
    (await who.client.call(getRequest, { params: { requestId } })).status;
  const everyAnswered = async (who: Member) =>
    (await who.client.call(listAnswered, { query: {} })).body.map(({ id }) => id);
  const unread = async (client: TestClient) => (await client.call(getUnread, {})).body.unread;

  it('is a private request that its testimony would show: its words are looked at like others', async () => {
    const [asker, reader] = [await member(app(), 'asker'), await member(app(), 'reader')];
    const requestId = await ask(asker, `Lord, ${HELD}`, 'only-me');
    const told = { text: 'It was answered', audience: audience('everyone') };
    await asker.client.call(answerRequest, { params: { requestId }, body: told });
    expect(await statusFor(reader, requestId)).toBe(404);
    expect(await everyAnswered(reader)).not.toContain(requestId);

    const clean = await ask(asker, 'Lord, help', 'only-me');
    await asker.client.call(answerRequest, { params: { requestId: clean }, body: told });
    expect(await statusFor(reader, clean)).toBe(200);
    await asker.client.call(updateRequest, { params: { requestId: clean }, body: { text: `Lord, ${HELD}` } });
    expect(await statusFor(reader, clean)).toBe(404);
  });

  it('stays hidden when a testimony is taken back and written anew', async () => {
    const [asker, reader] = [await member(app(), 'again'), await member(app(), 'peter')];
    const requestId = await ask(asker, 'For my mother', 'everyone');
    const answer = (text: string | null) =>
      asker.client.call(answerRequest, { params: { requestId }, body: { text } });
    await answer('Something cruel');
    const [testimonies] = prayerWords(app()).filter(({ kind }) => kind === 'testimony');
    const now = app().clock.now();
    await inTransaction(app().db, async (tx) => {
      await tx
        .insertInto('moderation_case')
        .values({
          id: 'case',
          kind: 'testimony',
          words_id: requestId,
          author_id: asker.id,
          urgency: 0,
          rank: 0,
          reports: 0,
          danger_at: null,
          held_at: null,
          opened_at: now,
          closed_at: now,
          claimed_by: null,
          claimed_until: null,
          second_asked_by: null,
          appealed_action_id: null,
        })
        .onConflict((oc) => oc.doNothing())
        .execute();
      await tx
        .insertInto('moderation_action')
        .values({
          id: 'hidden',
          decision_id: 'hidden',
          case_id: 'case',
          author_id: asker.id,
          moderator_id: null,
          action: 'hide',
          reason: 'cruel',
          until: null,
          undoes_id: null,
          created_at: now,
        })
        .execute();
      await testimonies!.hide(tx, requestId, now);
    });
    await asker.client.call(setRequestState, { params: { requestId }, body: { state: 'open' } });
    await answer('Something cruel');
    expect(await everyAnswered(reader)).not.toContain(requestId);
    await answer(null);
    await answer('Something cruel');
    expect(await everyAnswered(reader)).not.toContain(requestId);
    // Words that the list holds are looked at, and then still hidden by who hid it.
    await answer(`Something ${HELD}`);
    const kept = app().db.selectFrom('prayer_testimony').select('hidden_because');
    expect(await kept.where('request_id', '=', requestId).execute()).toEqual([
      { hidden_because: 'moderator' },
    ]);
  });

  it('is not counted: what a block or a moderator hides under my request', async () => {
    const asker = await member(app(), 'counted');
    const [friend, foe] = [await member(app(), 'friend'), await member(app(), 'foe')];
    const requestId = await ask(asker, 'For my exam', 'everyone');
    for (const { client } of [friend, foe]) {
      await client.call(createEncouragement, { params: { requestId }, body: { text: 'I pray with you' } });
    }
    expect(await unread(asker.client)).toBe(2);
    await block(foe, asker);
    const mine = (await asker.client.call(getRequest, { params: { requestId } })).body;
    expect(mine.own?.encouragements).toBe(1);
    expect(await unread(asker.client)).toBe(1);
    expect((await asker.client.call(listNotifications, { query: {} })).body).toHaveLength(1);
  });

  it('stays without a name when it is taken back and shared again', async () => {
    const [asker, reader] = [await member(app(), 'nameless'), await member(app(), 'witness')];
    const requestId = await ask(asker, 'For my marriage', 'everyone', true);
    await reader.client.call(markPrayed, { params: { requestId } });
    const share = (kind: AudienceKind) =>
      asker.client.call(updateRequest, { params: { requestId }, body: { audience: audience(kind) } });
    await share('only-me');
    expect(await statusFor(reader, requestId)).toBe(404);
    // Nobody is told of what they cannot read.
    await asker.client.call(answerRequest, { params: { requestId }, body: { text: null } });
    app().clock.advance({ days: 2 });
    await runJob(app(), [prayerFeature], 'tell of answered prayers');
    expect(await unread(reader.client)).toBe(0);
    await asker.client.call(setRequestState, { params: { requestId }, body: { state: 'open' } });
    await share('everyone');
    const seen = (await reader.client.call(getRequest, { params: { requestId } })).body;
    expect(seen).toMatchObject({ isAnonymous: true, author: null });
    expect(JSON.stringify(seen)).not.toContain(asker.id);
  });

  it('is what somebody under 16 asked of everyone before that was known, and they write no more of it', async () => {
    const admin = await hostOf(app(), 'admin', 'admin');
    const [child, friend, reader] = [
      await member(app(), 'child'),
      await member(app(), 'uncle'),
      await member(app(), 'stranger'),
    ];
    await joinCircles(child, friend);
    const [open, named] = [await ask(child, 'For school', 'everyone'), await ask(child, 'For us', 'circle')];
    const nameless = await ask(friend, 'For my work', 'circle', true);
    const id = await studyGroup(app(), 'Where somebody knows them', [friend, child]);
    const body = { text: 'For my son', audience: { kind: 'group', id } as const, isAnonymous: true };
    const inGroup = (await friend.client.call(createRequest, { body })).body.id;
    expect([await statusFor(reader, open), await statusFor(friend, named)]).toEqual([200, 200]);
    expect(await statusFor(child, nameless)).toBe(200);
    await admin.call(correctAge, { params: { personId: child.id }, body: { answer: 'under-16' } });
    await app().server.idle();
    expect([await statusFor(reader, open), await statusFor(friend, named)]).toEqual([404, 404]);
    expect(await statusFor(child, nameless)).toBe(404);
    // What was asked of their group they still read.
    expect((await child.client.call(listWaiting, { query: {} })).body).toMatchObject([{ id: inGroup }]);
    const changed = await child.client.call(updateRequest, {
      params: { requestId: open },
      body: { text: 'Call me at home' },
    });
    expect([changed.status, await statusFor(reader, open)]).toEqual([200, 404]);
  });

  it('is what somebody under 16 wrote under requests of others; what stands in their group stays', async () => {
    const admin = await hostOf(app(), 'overseer', 'admin');
    const [child, asker] = [await member(app(), 'minor'), await member(app(), 'elder')];
    await joinCircles(child, asker);
    const group = await studyGroup(app(), 'Sparrows', [asker, child]);
    const inGroup = { text: 'For us', audience: { kind: 'group', id: group } as const, isAnonymous: false };
    const { id: ofGroup } = (await asker.client.call(createRequest, { body: inGroup })).body;
    const ids = [await ask(asker, 'For all', 'everyone'), await ask(asker, 'For mine', 'circle'), ofGroup];
    for (const requestId of ids) {
      await child.client.call(createEncouragement, { params: { requestId }, body: { text: 'I am 13' } });
    }
    const told = async () =>
      (await asker.client.call(listNotifications, { query: {} })).body.filter(
        ({ kind }) => kind === 'encouraged',
      ).length;
    expect(await told()).toBe(3);
    await admin.call(correctAge, { params: { personId: child.id }, body: { answer: 'under-16' } });
    await app().server.idle();
    const left = await Promise.all(
      ids.map(async (requestId) => {
        const params = { requestId };
        const { own } = (await asker.client.call(getRequest, { params })).body;
        const words = (await asker.client.call(listEncouragements, { params, query: {} })).body;
        return [own?.encouragements, words.length];
      }),
    );
    expect([left, await told()]).toEqual([
      [
        [0, 0],
        [0, 0],
        [1, 1],
      ],
      1,
    ]);
    const { db, objects, clock } = app().server.deps;
    const check = { db, objects, now: clock.now(), readsBytes: false };
    expect((await prayerCountsCheck.run(check)).findings).toEqual([]);
    const taken = (await child.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(taken['encouragementsGone']).toMatchObject([{ because: 'under-16' }, { because: 'under-16' }]);
  });
});
