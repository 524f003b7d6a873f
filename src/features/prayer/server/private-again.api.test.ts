import { beforeAll, expect, it } from 'vitest';
import { createReport, getCase, listCases, revealAuthor } from '#features/moderation/moderation.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { createEncouragement } from '../encouragements.contract.ts';
import type { Audience } from '../prayer.rules.ts';
import { answerRequest, createRequest, setRequestState, updateRequest } from '../requests.contract.ts';

const EVERYONE: Audience = { kind: 'everyone', id: null };
const CIRCLE: Audience = { kind: 'circle', id: null };
const ONLY_ME: Audience = { kind: 'only-me', id: null };
const WITHDRAWN = 'A page of my diary, for nobody';

describeOnBothEngines('words that are their author’s alone again', (app) => {
  let mia: TestClient;
  let reader: Member;
  let run = 0;

  beforeAll(async () => {
    mia = await hostOf(app(), 'mia', 'moderator');
    reader = await member(app(), 'reader');
  });

  async function asked(
    audience: Audience | ((asker: Member) => Promise<Audience>) = EVERYONE,
    isAnonymous = false,
  ) {
    run += 1;
    const asker = await member(app(), `asker${run}`);
    await joinCircles(asker, reader);
    const to = typeof audience === 'function' ? await audience(asker) : audience;
    const body = { text: `For my brother ${run}`, audience: to, isAnonymous };
    const { id } = (await asker.client.call(createRequest, { body })).body;
    const params = { requestId: id };
    const change = (changes: { text?: string; audience?: Audience }) =>
      asker.client.call(updateRequest, { params, body: changes });
    const rest = (state: 'resting' | 'open') =>
      asker.client.call(setRequestState, { params, body: { state } });
    const answer = (text: string, told: Audience) =>
      asker.client.call(answerRequest, { params, body: { text, audience: told } });
    return { asker, id, params, change, rest, answer, text: body.text };
  }

  async function report(kind: string, wordsId: string) {
    app().clock.advance({ seconds: 1 });
    const { status } = await reader.client.send('POST', '/api/moderation/reports', {
      kind,
      wordsId,
      reason: 'cruel',
    });
    const { id } = await app()
      .db.selectFrom('moderation_case')
      .select('id')
      .where('words_id', '=', wordsId)
      .where('kind', '=', kind)
      .orderBy('opened_at', 'desc')
      .executeTakeFirstOrThrow();
    return { status, caseId: id };
  }

  /** All that a moderator is shown of a case, in the queue and by itself. */
  async function shown(caseId: string) {
    const one = (await mia.call(getCase, { params: { caseId } })).body;
    const item = (await mia.call(listCases, {})).body.find(({ id }) => id === caseId);
    return { one, item, all: JSON.stringify([one, item]) };
  }

  it('are not read by moderators, and what was reported is before them again when it is shared again', async () => {
    const { asker, id, change, text } = await asked();
    const { caseId } = await report('prayer-request', id);
    expect((await shown(caseId)).one.words?.text).toBe(text);
    await change({ audience: ONLY_ME, text: WITHDRAWN });
    await change({ text: `${WITHDRAWN}, and another` });
    const seen = await shown(caseId);
    expect([seen.one.words, seen.one.author, seen.item?.excerpt]).toEqual([null, null, '']);
    expect(seen.all).not.toMatch(new RegExp(`diary|brother|${asker.id}`));
    await change({ audience: CIRCLE, text: 'Shared again' });
    expect((await shown(caseId)).one).toMatchObject({
      words: { text: 'Shared again', isChanged: true },
      author: { id: asker.id },
    });
  });

  it('are not read in a case that is closed either', async () => {
    const { id, change } = await asked();
    const { caseId } = await report('prayer-request', id);
    await decideAsRead(mia, {
      params: { caseId },
      body: { action: 'dismiss', reason: 'nothing-wrong' },
    });
    await change({ audience: ONLY_ME, text: WITHDRAWN });
    expect((await shown(caseId)).all).not.toContain('diary');
  });

  it('are not decided on by what a moderator read when there was nothing to read', async () => {
    const { id, change } = await asked();
    const { caseId } = await report('prayer-request', id);
    await change({ audience: ONLY_ME });
    const unseen = { action: 'dismiss', reason: 'nothing-wrong', note: '', seen: null };
    await change({ audience: EVERYONE });
    const answer = await mia.send('POST', `/api/moderation/cases/${caseId}/decisions`, unseen);
    expect(answer.body).toMatchObject({ code: 'WORDS_CHANGED' });
  });

  it('are reported once more where nobody could read them when their case was closed', async () => {
    const { id, change } = await asked();
    const { caseId } = await report('prayer-request', id);
    expect((await report('prayer-request', id)).status).toBe(409);
    await change({ audience: ONLY_ME });
    const dismiss = { action: 'dismiss', reason: 'nothing-wrong' } as const;
    expect((await decideAsRead(mia, { params: { caseId }, body: dismiss })).status).toBe(201);
    await change({ audience: EVERYONE });
    const again = await report('prayer-request', id);
    expect([again.status, again.caseId === caseId]).toEqual([201, false]);
    await decideAsRead(mia, { params: { caseId: again.caseId }, body: dismiss });
    expect((await report('prayer-request', id)).status).toBe(409);
  });

  it('are held back no longer after ‘All fine’, as the case says beforehand', async () => {
    const { id, change, rest } = await asked();
    await change({ text: 'You fucking people, pray for me' });
    const sees = async () => (await reader.client.send('GET', `/api/prayer/requests/${id}`)).status;
    expect(await sees()).toBe(404);
    const { id: caseId } = await app()
      .db.selectFrom('moderation_case')
      .select('id')
      .where('words_id', '=', id)
      .executeTakeFirstOrThrow();
    await rest('resting');
    // The hint goes by these two.
    expect((await shown(caseId)).one).toMatchObject({ isHeld: true, words: null });
    const dismiss = { action: 'dismiss', reason: 'nothing-wrong' } as const;
    expect((await decideAsRead(mia, { params: { caseId }, body: dismiss })).status).toBe(201);
    await rest('open');
    expect(await sees()).toBe(200);
  });

  it('can be hidden by a moderator all the same, and are hidden then when they are shared again', async () => {
    const { asker, id, params, change } = await asked();
    const { caseId } = await report('prayer-request', id);
    await change({ audience: ONLY_ME });
    await decideAsRead(mia, { params: { caseId }, body: { action: 'hide', reason: 'cruel' } });
    await change({ audience: EVERYONE });
    expect((await reader.client.send('GET', `/api/prayer/requests/${id}`)).status).toBe(404);
    const own = await asker.client.send('GET', `/api/prayer/requests/${params.requestId}`);
    expect(own.body).toMatchObject({ own: { hidden: 'moderator' } });
  });

  it('are those at rest, and those asked of a group that their author has left', async () => {
    const resting = await asked();
    const { caseId } = await report('prayer-request', resting.id);
    await resting.rest('resting');
    expect((await shown(caseId)).one.words).toBeNull();
    await resting.rest('open');
    expect((await shown(caseId)).one.words?.text).toBe(resting.text);

    const left = await asked(async (asker) => ({
      kind: 'group',
      id: await studyGroup(app(), `Left ${run}`, [reader, asker]),
    }));
    const ofGroup = await report('prayer-request', left.id);
    expect((await shown(ofGroup.caseId)).one.words?.text).toBe(left.text);
    await app().db.deleteFrom('group_member').where('user_id', '=', left.asker.id).execute();
    expect((await shown(ofGroup.caseId)).one.words).toBeNull();
  });

  it('are a testimony for nobody; a private request is read with one that is told to others', async () => {
    const { id, change, answer } = await asked();
    await answer('It is well', EVERYONE);
    const { caseId } = await report('testimony', id);
    await change({ audience: ONLY_ME, text: WITHDRAWN });
    expect((await shown(caseId)).all).not.toMatch(/diary|It is well/);
    await answer('It is well, I tell you', CIRCLE);
    const { one } = await shown(caseId);
    expect([one.words?.text, one.before.map(({ text }) => text)]).toEqual([
      'It is well, I tell you',
      [WITHDRAWN],
    ]);
    const ofRequest = await report('prayer-request', id);
    expect((await shown(ofRequest.caseId)).one.words?.text).toBe(WITHDRAWN);
  });

  it('do not stand around what somebody else wrote under them', async () => {
    const { asker, params, change } = await asked();
    const write = async (who: Member, text: string) =>
      (await who.client.call(createEncouragement, { params, body: { text } })).body.id;
    await write(asker, 'I thank you');
    const wordsId = await write(asker, 'I thank you all');
    await report('encouragement', wordsId);
    const second = await write(reader, 'I am with you');
    const body = { kind: 'encouragement', wordsId: second, reason: 'cruel' } as const;
    await asker.client.call(createReport, { body });
    const cases = await app()
      .db.selectFrom('moderation_case')
      .select(['id', 'words_id'])
      .where('words_id', 'in', [wordsId, second])
      .execute();
    const caseOf = (words: string) => cases.find(({ words_id }) => words_id === words)!.id;
    await change({ audience: ONLY_ME, text: WITHDRAWN });
    expect((await shown(caseOf(wordsId))).one.words).toBeNull();
    const { one, all } = await shown(caseOf(second));
    expect([one.words?.text, one.author?.id]).toEqual(['I am with you', reader.id]);
    expect(all).not.toMatch(/diary|I thank you/);
  });

  it('do not come back with the name of who wrote anonymously', async () => {
    const { asker, id, params, change } = await asked(EVERYONE, true);
    const { caseId } = await report('prayer-request', id);
    const dismiss = { action: 'dismiss', reason: 'nothing-wrong' } as const;
    await decideAsRead(mia, { params: { caseId }, body: dismiss });
    await change({ audience: ONLY_ME });
    const named = { params, body: { isAnonymous: false } };
    expect((await asker.client.refused(updateRequest, named)).status).toBe(403);
    expect((await shown(caseId)).all).not.toContain(asker.id);
    await change({ audience: EVERYONE });
    const { one, all } = await shown(caseId);
    expect([one.isAnonymous, one.author]).toEqual([true, null]);
    expect(all).not.toContain(asker.id);
  });

  it('show who wrote them to whoever asks for it, which is written down', async () => {
    const { asker, id, change } = await asked();
    const { caseId } = await report('prayer-request', id);
    await change({ audience: ONLY_ME });
    const { body } = await mia.call(revealAuthor, { params: { caseId } });
    expect([body.author?.id, body.words]).toEqual([asker.id, null]);
  });
});
