import { beforeEach, expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { hostOf } from '#test-support/hosts.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { mute } from '#test-support/mute.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createEncouragement, listEncouragements } from '../encouragements.contract.ts';
import { listAnswered, markPrayed } from '../prayer.contract.ts';
import { createFolder, createItem } from '../prayer-list.contract.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  getRequest,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';
import { prayerCountsCheck } from './counts-check.ts';

const everyone = { kind: 'everyone', id: null } as const;

describeOnBothEngines('words of prayer', (app) => {
  beforeEach(() => app().clock.set(Date.now()));

  const ask = async (who: Member, text: string, isAnonymous = false) =>
    (await who.client.call(createRequest, { body: { text, audience: everyone, isAnonymous } })).body.id;
  const write = async (who: Member, requestId: string, text: string) =>
    (await who.client.call(createEncouragement, { params: { requestId }, body: { text } })).body;
  const xpOf = async (who: Member) => (await who.client.call(getCurrentUser, {})).body.currentXP;
  const moderate = (kind: string, id: string, what: 'hide' | 'restore') =>
    inTransaction(app().db, (tx) => app().server.deps.words.get(kind)![what](tx, id, app().clock.now()));
  const exportOf = async (who: Member) =>
    (await who.client.call(exportMine, {})).body as unknown as Record<string, Record<string, unknown>[]>;

  it('are hidden and restored, with the XP that they earned', async () => {
    const [asker, writer, reader] = [
      await member(app(), 'asker'),
      await member(app(), 'writer'),
      await member(app(), 'reader'),
    ];
    const requestId = await ask(asker, 'Hidden and found', true);
    const params = { requestId };
    const { id } = await write(writer, requestId, 'Words of mine');
    await asker.client.call(answerRequest, { params, body: { text: 'It came' } });
    const texts = async (who: Member) =>
      (await who.client.call(listEncouragements, { params, query: {} })).body.map(({ text }) => text);

    for (let twice = 0; twice < 2; twice++) await moderate('encouragement', id, 'hide');
    expect([await texts(reader), await texts(writer), await xpOf(writer)]).toEqual([
      [],
      ['Words of mine'],
      0,
    ]);
    for (let twice = 0; twice < 2; twice++) await moderate('encouragement', id, 'restore');
    expect([await texts(reader), await xpOf(writer)]).toEqual([['Words of mine'], 2]);
    expect((await asker.client.call(listNotifications, { query: {} })).body).toHaveLength(1);

    await moderate('testimony', requestId, 'hide');
    expect((await reader.client.call(listAnswered, { query: {} })).body).toEqual([]);
    expect((await reader.client.call(getRequest, { params })).body.testimony).toBeNull();
    expect(await xpOf(asker)).toBe(0);
    await moderate('testimony', requestId, 'restore');
    expect([(await reader.client.call(listAnswered, { query: {} })).body.length, await xpOf(asker)]).toEqual([
      1, 10,
    ]);

    await moderate('prayer-request', requestId, 'hide');
    expect((await reader.client.refused(getRequest, { params })).status).toBe(404);
    expect((await asker.client.call(getRequest, { params })).body.own?.hidden).toBe('moderator');
    await moderate('prayer-request', requestId, 'restore');
    expect((await reader.client.call(getRequest, { params })).status).toBe(200);
  });

  it('of who is muted come before nobody anew: no more readers, no verse, nothing that rested', async () => {
    const [muted, reader] = [await member(app(), 'tabitha'), await member(app(), 'rhoda')];
    const judge = await hostOf(app(), 'deborah', 'moderator');
    const inCircle = { kind: 'circle', id: null } as const;
    const wide = await ask(muted, 'For all');
    const body = { text: 'For few', audience: inCircle, isAnonymous: false };
    const narrow = (await muted.client.call(createRequest, { body })).body.id;
    const told = await ask(muted, 'Told to few');
    await muted.client.call(answerRequest, {
      params: { requestId: told },
      body: { text: 'It came', audience: inCircle },
    });
    const resting = [await ask(muted, 'At rest'), await ask(muted, 'At rest, too')] as const;
    for (const requestId of resting)
      await muted.client.call(setRequestState, { params: { requestId }, body: { state: 'resting' } });
    const { id: encouragementId } = await write(muted, await ask(reader, 'For me'), 'With you');
    await mute(judge, muted, reader);

    const verse = { reference: 'Psalm 109:8-13' };
    const send = async (method: 'PATCH' | 'PUT' | 'POST', path: string, sent: object) => {
      const { status, body: answer } = await muted.client.send(method, `/api/prayer/${path}`, sent);
      return [status, (answer as { code?: string }).code];
    };
    for (const [method, path, sent] of [
      ['PATCH', `requests/${narrow}`, { audience: everyone }],
      ['PATCH', `requests/${wide}`, { verse }],
      ['PATCH', `encouragements/${encouragementId}`, { verse }],
      [setRequestState.method, `requests/${resting[0]}/state`, { state: 'open' }],
      [answerRequest.method, `requests/${resting[1]}/answer`, { text: null }],
      [answerRequest.method, `requests/${told}/answer`, { text: 'It came', audience: everyone }],
    ] as const) {
      expect([path, ...(await send(method as 'PUT', path, sent))]).toEqual([path, 403, 'MUTED']);
    }
    for (const audience of [inCircle, { kind: 'only-me', id: null }])
      expect(await send('PATCH', `requests/${wide}`, { audience, verse: null })).toEqual([200, undefined]);
  });

  it('are found for moderators with what stands around them', async () => {
    const [asker, writer] = [await member(app(), 'ann'), await member(app(), 'bob')];
    const requestId = await ask(asker, 'What stands around', true);
    const written: string[] = [];
    for (const text of ['one', 'two', 'three']) {
      app().clock.advance({ seconds: 1 });
      written.push((await write(writer, requestId, text)).id);
    }
    const { words } = app().server.deps;
    expect(await words.get('prayer-request')!.find(app().db, requestId)).toMatchObject({
      authorId: asker.id,
      isAnonymous: true,
      isHidden: false,
      audience: 'Everyone here',
      text: 'What stands around',
    });
    const around = await words.get('encouragement')!.inContext(app().db, written[1]!);
    expect([around.before, around.after].map((lines) => lines.map(({ text }) => text))).toEqual([
      ['What stands around', 'one'],
      ['three'],
    ]);
    const { before } = await words.get('testimony')!.inContext(app().db, requestId);
    expect(before).toMatchObject([{ isAnonymous: true }]);
    const canRead = (viewer: Member) => words.get('encouragement')!.canRead(app().db, written[0]!, viewer.id);
    expect(await canRead(await member(app(), 'kid', { age: 'under-16' }))).toBe(false);
    expect(await canRead(await member(app(), 'carl'))).toBe(true);
    expect(await words.get('prayer-request')!.find(app().db, 'no-such-id')).toBeUndefined();
  });

  it('that the word list holds are their author’s alone until a moderator has looked', async () => {
    const [asker, reader] = [await member(app(), 'hank'), await member(app(), 'rhea')];
    const requestId = await ask(asker, 'You fucking people, pray for me');
    expect((await asker.client.call(getRequest, { params: { requestId } })).body.own?.hidden).toBe('held');
    expect((await reader.client.refused(getRequest, { params: { requestId } })).status).toBe(404);
    // Changed while it waits it waits on, and no moderator has hidden it.
    const body = { text: 'You fucking people, please pray for me' };
    await asker.client.call(updateRequest, { params: { requestId }, body });
    expect((await asker.client.call(getRequest, { params: { requestId } })).body.own?.hidden).toBe('held');
    await moderate('prayer-request', requestId, 'restore');
    expect((await reader.client.call(getRequest, { params: { requestId } })).status).toBe(200);
  });

  it('are handed out to who wrote them, and a note of those that went with a request', async () => {
    const [asker, writer] = [await member(app(), 'dora'), await member(app(), 'emil')];
    const requestId = await ask(asker, 'To be deleted');
    await write(writer, requestId, 'Went with it');
    await writer.client.call(markPrayed, { params: { requestId } });
    await writer.client.call(createFolder, { body: { name: 'Mine' } });
    await writer.client.call(createItem, { body: { requestId } });
    const before = await exportOf(writer);
    expect(before['encouragements']).toMatchObject([{ text: 'Went with it' }]);
    expect(before['prayedFor']).toMatchObject([{ requestId }]);
    expect(JSON.stringify(before)).not.toContain('To be deleted');
    await asker.client.call(deleteRequest, { params: { requestId } });
    const after = await exportOf(writer);
    expect([after['encouragements'], after['prayedFor']]).toEqual([[], []]);
    expect(after['encouragementsGone']).toMatchObject([{ because: 'request-deleted' }]);
    expect(after['prayerList']).toMatchObject([{ requestId: null }]);
    expect(await rowsThatMention(app().db, ['To be deleted', 'Went with it'])).toEqual([]);
  });

  it('are gone with an account, and the counts of others follow', async () => {
    const [asker, leaver, friend] = [
      await member(app(), 'fay'),
      await member(app(), 'gil'),
      await member(app(), 'hugo'),
    ];
    await joinCircles(leaver, friend);
    const kept = await ask(asker, 'Stays');
    await leaver.client.call(markPrayed, { params: { requestId: kept } });
    await write(leaver, kept, 'Of the one who goes');
    const goes = await ask(leaver, 'Goes', true);
    await write(friend, goes, 'Under what goes');
    await leaver.client.call(answerRequest, { params: { requestId: goes }, body: { text: 'Told once' } });
    await leaver.client.call(createItem, { body: { text: 'A secret of the list' } });
    expect((await leaver.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    const gone = [leaver.id, 'Of the one who goes', 'Under what goes', 'Told once', 'A secret of the list'];
    expect(await rowsThatMention(app().db, gone)).toEqual([]);
    const { own } = (await asker.client.call(getRequest, { params: { requestId: kept } })).body;
    expect(own).toMatchObject({ prayedPeople: 0, prayedTimes: 0, encouragements: 0 });
    expect((await exportOf(friend))['encouragementsGone']).toHaveLength(1);
    const { db, objects, clock } = app().server.deps;
    const check = () => prayerCountsCheck.run({ db, objects, now: clock.now(), readsBytes: false });
    expect((await check()).findings).toEqual([]);
    await db.updateTable('prayer_request').set({ prayed_times: 9 }).where('id', '=', kept).execute();
    expect((await check()).findings).toHaveLength(1);
  });
});
