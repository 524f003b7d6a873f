import { expect, it } from 'vitest';
import { createGathering, updateGathering } from '#features/gatherings/gatherings.contract.ts';
import { getGroup, updateGroup } from '#features/groups/groups.contract.ts';
import { decideCase, undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, getCase, listCases } from '#features/moderation/moderation.contract.ts';
import type { ReportReason } from '#features/moderation/moderation.rules.ts';
import { createAppeal, getMyWords, listMyWords } from '#features/moderation/my-words.contract.ts';
import { decideAsRead, liftAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';

/** A word of the list: what has it is hidden until a moderator has looked. */
const LISTED = 'Fuckface';
const FINE = { action: 'dismiss', reason: 'nothing-wrong' } as const;
const BAN = { action: 'ban', reason: 'cruel', length: 'week' } as const;

/* Whoever writes words last answers for them (docs/product.md, Moderation). */
describeOnBothEngines('words that somebody else wrote anew while their case is open', (app) => {
  let count = 0;

  /** A group that Lea and Ruth lead, and Noa is in; Mia moderates. */
  async function people(about = 'Soup, and the book of Acts') {
    count += 1;
    const [lea, ruth, noa] = await Promise.all(
      ['lea', 'ruth', 'noa'].map((name) => member(app(), `${name}hands${count}`)),
    );
    const mia = await hostOf(app(), `miahands${count}`, 'moderator');
    const groupId = await startedBy(lea!, { about });
    await bringIn(groupId, lea!, [ruth!, noa!]);
    await giveGroupRole(groupId, lea!, ruth!, 'leader');
    return { lea: lea!, ruth: ruth!, noa: noa!, mia, groupId };
  }
  const report = (
    { client }: Member,
    wordsId: string,
    kind = 'study-group',
    reason: ReportReason = 'cruel',
  ) => client.call(createReport, { body: { kind, wordsId, reason } });
  const write = ({ client }: Member, groupId: string, about: string) =>
    client.call(updateGroup, { params: { groupId }, body: { about } });
  const casesOf = async (mia: TestClient, wordsId: string) => {
    const rows = await app()
      .db.selectFrom('moderation_case')
      .select('id')
      .where('words_id', '=', wordsId)
      .execute();
    const ids = new Set(rows.map(({ id }) => id));
    return (await mia.call(listCases, { query: {} })).body.filter(({ id }) => ids.has(id));
  };
  const bannedUntil = async ({ id }: Member) =>
    (await app().db.selectFrom('user').select('bannedUntil').where('id', '=', id).executeTakeFirstOrThrow())
      .bannedUntil;
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code?: string }).code,
  ];

  it('are before moderators with whoever answers for them now, and nobody else is judged by them', async () => {
    const { lea, ruth, noa, mia, groupId } = await people('You are all fools');
    await report(noa, groupId);
    const [first] = await casesOf(mia, groupId);
    expect(first!.author?.id).toBe(lea.id);
    const former = { caseId: first!.id };
    const seen = (await mia.call(getCase, { params: former })).body.words!.version;
    await write(ruth, groupId, 'Drown, all of you');
    const late = await mia.refused(decideCase, { params: former, body: { ...BAN, seen } });
    expect(codeOf(late)).toEqual([409, 'CASE_CLOSED']);
    expect(late.body).toMatchObject({ message: expect.stringContaining('in a case of its own') });
    const [now, ...more] = await casesOf(mia, groupId);
    expect([now!.author?.id, now!.reports, now!.openedAt, more]).toEqual([ruth.id, 1, first!.openedAt, []]);
    const params = { caseId: now!.id };
    const { body } = await mia.call(getCase, { params });
    expect(body.words).toMatchObject({ text: expect.stringContaining('Drown'), isChanged: true });
    expect(body.reportsMade).toHaveLength(1);
    await decideAsRead(mia, { params, body: BAN });
    expect([await bannedUntil(lea), await bannedUntil(ruth)]).toEqual([null, expect.any(Number)]);
  });

  it('stay hidden until somebody looks, and both know what was done about theirs', async () => {
    const { lea, ruth, noa, mia, groupId } = await people();
    await write(lea, groupId, LISTED);
    const [first] = await casesOf(mia, groupId);
    expect(first).toMatchObject({ author: { id: lea.id }, urgency: 'word-list', isHeld: true });
    app().clock.advance({ minutes: 1 });
    await write(ruth, groupId, 'Bread and soup');
    const [now, ...more] = await casesOf(mia, groupId);
    expect(now).toMatchObject({ author: { id: ruth.id }, urgency: 'word-list', isHeld: true });
    expect(more).toEqual([]);
    const seen = async (who: Member) => (await who.client.call(getGroup, { params: { groupId } })).body.about;
    expect(await seen(noa)).toBe('');
    const { body: hers } = await lea.client.call(getMyWords, { params: { caseId: first!.id } });
    expect([hers.words, hers.actions.map(({ action, isUndone }) => [action, isUndone])]).toEqual([
      null,
      [
        ['hold', true],
        ['lift', false],
      ],
    ]);
    const { body: ruths } = await ruth.client.call(listMyWords, { query: {} });
    expect(ruths.map(({ words, actions }) => [words?.isHidden, actions.map(({ action }) => action)])).toEqual(
      [[true, ['hold']]],
    );
    await decideAsRead(mia, { params: { caseId: now!.id }, body: FINE });
    expect(await seen(noa)).toBe('Bread and soup');
  });

  it('are held against whoever wrote the word of the list', async () => {
    const { ruth, noa, mia, groupId } = await people();
    await report(noa, groupId);
    await write(ruth, groupId, LISTED);
    const [now, ...more] = await casesOf(mia, groupId);
    expect(now).toMatchObject({ author: { id: ruth.id }, reports: 1, isHeld: true });
    expect(more).toEqual([]);
    const holds = await app()
      .db.selectFrom('moderation_action')
      .innerJoin('moderation_case', 'moderation_case.id', 'moderation_action.case_id')
      .select('moderation_action.author_id')
      .where('words_id', '=', groupId)
      .where('action', '=', 'hold')
      .execute();
    expect(holds).toEqual([{ author_id: ruth.id }]);
  });

  it('leave those before moderators who may need care', async () => {
    const { lea, ruth, noa, mia, groupId } = await people();
    await write(lea, groupId, 'I want to kill myself');
    await report(noa, groupId, 'study-group', 'danger');
    const [first] = await casesOf(mia, groupId);
    await write(ruth, groupId, 'Bread and soup');
    const { body } = await mia.call(getCase, { params: { caseId: first!.id } });
    expect(body).toMatchObject({ closedAt: null, urgency: 'danger', words: null, reports: 1 });
    expect(body.mayDo[0]).toBe('write');
    expect(await casesOf(mia, groupId)).toEqual([]);
    const row = await app()
      .db.selectFrom('moderation_case')
      .select('author_id')
      .where('id', '=', first!.id)
      .executeTakeFirstOrThrow();
    expect(row.author_id).toBe(lea.id);
    const { decisionId } = (await decideAsRead(mia, { params: { caseId: first!.id }, body: FINE })).body;
    await mia.call(undoDecision, { params: { decisionId } });
    const again = (await mia.call(getCase, { params: { caseId: first!.id } })).body;
    expect([again.closedAt, again.urgency]).toEqual([null, 'danger']);
  });

  it('are not before a moderator who wrote them', async () => {
    const { ruth, noa, groupId } = await people();
    await giveRole(app(), ruth.name, 'moderator');
    await setUpSecondStep(ruth.client, app().clock.now());
    await report(noa, groupId);
    expect(await casesOf(ruth.client, groupId)).toHaveLength(1);
    await write(ruth, groupId, 'Drown, all of you');
    expect(await casesOf(ruth.client, groupId)).toEqual([]);
  });

  it('are not shown again by a moderator who wrote them', async () => {
    const { lea, ruth, noa, mia, groupId } = await people('You are all fools');
    await report(noa, groupId);
    const [one] = await casesOf(mia, groupId);
    const params = { caseId: one!.id };
    const hide = { action: 'hide', reason: 'cruel' } as const;
    const { decisionId } = (await decideAsRead(mia, { params, body: hide })).body;
    app().clock.advance({ minutes: 11 });
    await write(ruth, groupId, 'Drown, all of you');
    await giveRole(app(), ruth.name, 'moderator');
    await setUpSecondStep(ruth.client, app().clock.now());
    expect((await liftAsRead(ruth.client, { ...params, id: decisionId })).status).toBe(403);
    const against = { actionId: decisionId };
    await lea.client.call(createAppeal, { params: against, body: { text: 'Ruth wrote it anew' } });
    const [asked] = (await ruth.client.call(listCases, { query: {} })).body.filter(
      ({ appealAgainst }) => appealAgainst !== null,
    );
    const { body } = await ruth.client.call(getCase, { params: { caseId: asked!.id } });
    expect([body.mayDo, body.because]).toEqual([['ask-second'], expect.stringContaining('your own words')]);
    const grant = { action: 'grant', reason: 'read-wrongly', note: 'It stands anew' } as const;
    const refused = await decideAsRead(ruth.client, { params: { caseId: asked!.id }, body: grant });
    expect(refused.status).toBe(403);
    const max = await hostOf(app(), `maxhands${count}`, 'moderator');
    expect((await decideAsRead(max, { params: { caseId: asked!.id }, body: grant })).status).toBe(201);
  });

  it('are not shown again by a moderator who wrote them and takes the decision back', async () => {
    const { ruth, noa, groupId } = await people('You are all fools');
    await giveRole(app(), ruth.name, 'moderator');
    await setUpSecondStep(ruth.client, app().clock.now());
    await report(noa, groupId);
    const [one] = await casesOf(ruth.client, groupId);
    const hide = { action: 'hide', reason: 'cruel' } as const;
    const { decisionId } = (await decideAsRead(ruth.client, { params: { caseId: one!.id }, body: hide }))
      .body;
    await write(ruth, groupId, 'Drown, all of you');
    expect((await ruth.client.refused(undoDecision, { params: { decisionId } })).status).toBe(403);
  });

  it('are so, too, of an event', async () => {
    const { lea, ruth, noa, mia, groupId } = await people();
    app().clock.set(new Date().toISOString());
    const { gatheringId, start } = (await lea.client.call(createGathering, { body: { ...SUPPER, groupId } }))
      .body;
    await report(noa, gatheringId, 'gathering');
    const params = { gatheringId, start };
    await ruth.client.call(updateGathering, { params, body: { scope: 'all', title: 'Drown, all of you' } });
    const [now, ...more] = await casesOf(mia, gatheringId);
    expect([now?.author?.id, now?.excerpt, more]).toEqual([ruth.id, expect.stringContaining('Drown'), []]);
  });

  it('come anew before moderators with their author of now when a decision is taken back', async () => {
    const { ruth, noa, mia, groupId } = await people();
    await report(noa, groupId);
    const [first] = await casesOf(mia, groupId);
    const { decisionId } = (await decideAsRead(mia, { params: { caseId: first!.id }, body: FINE })).body;
    await write(ruth, groupId, 'Drown, all of you');
    const { body } = await mia.call(undoDecision, { params: { decisionId } });
    expect([body.author?.id, body.reports]).toEqual([ruth.id, 1]);
    expect((await casesOf(mia, groupId)).map(({ id }) => id)).toEqual([body.id]);
  });

  it('are decided on as theirs who answers, also where nobody wrote them anew', async () => {
    const { lea, ruth, noa, mia, groupId } = await people();
    await report(noa, groupId);
    const [first] = await casesOf(mia, groupId);
    await app().db.updateTable('study_group').set({ author_id: ruth.id }).where('id', '=', groupId).execute();
    const params = { caseId: first!.id };
    const { version: seen } = (await mia.call(getCase, { params })).body.words!;
    const refusal = await mia.refused(decideCase, { params, body: { ...BAN, seen } });
    expect(codeOf(refusal)).toEqual([409, 'CASE_CLOSED']);
    expect([await bannedUntil(lea), await bannedUntil(ruth)]).toEqual([null, null]);
    expect((await casesOf(mia, groupId)).map(({ author }) => author?.id)).toEqual([ruth.id]);
  });
});
