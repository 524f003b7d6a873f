import { beforeAll, expect, it } from 'vitest';
import { blockPerson, unblockPerson } from '#features/circle/circle.contract.ts';
import { undoDecision } from '#features/moderation/decisions.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { createAppeal, listMyWords } from '#features/moderation/my-words.contract.ts';
import { ban } from '#test-support/ban.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import type { Member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { changeMind, judgeOtherSide, listOtherSides, withdrawClaim } from '../claims.contract.ts';

/** What a moderator takes away in a debate, and gives back later. */
describeOnBothEngines('what is hidden in a debate', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, hold, later, said, told, xp } = weeks;
  let mia: TestClient;
  beforeAll(async () => {
    mia = await hostOf(app(), 'mia', 'moderator');
  });

  /** A moderator decides the one case that is about these words. */
  async function decide(excerpt: string, action: 'hide' | 'dismiss' | 'grant') {
    const reason = { hide: 'cruel', dismiss: 'nothing-wrong', grant: 'read-wrongly' }[action];
    const note = action === 'grant' ? 'You are right.' : '';
    const { id: caseId } = (await mia.call(listCases, {})).body.find((one) => one.excerpt === excerpt)!;
    const { status } = await decideAsRead(mia, { params: { caseId }, body: { action, reason, note } });
    expect(status).toBe(201);
  }

  /** It cannot be undone any more, and its author asks to have it read again, which is granted. */
  async function appeal({ client }: Member, excerpt: string) {
    await later(10);
    const cases = (await client.call(listMyWords, { query: {} })).body;
    const { actions } = cases.find(({ words }) => words?.text === excerpt)!;
    const actionId = actions.find(({ mayAppeal }) => mayAppeal)!.id;
    await client.call(createAppeal, { params: { actionId }, body: { text: 'It was a quotation.' } });
    await decide(excerpt, 'grant');
    await later(1);
  }

  const report = async ({ client }: Member, kind: string, wordsId: string) =>
    expect(
      (await client.call(createReport, { body: { kind, wordsId, reason: 'cruel', comment: '' } })).status,
    ).toBe(201);

  it('gives the 15 back with the next claim of that week, once', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const start = await xp(ann);
    const first = await said(ann, { position: keys[0]!, text: 'A cruel first claim' });
    await report(ben, 'debate-claim', first);
    await decide('A cruel first claim', 'hide');
    expect(await xp(ann)).toBe(start);
    const otherSide = { position: keys[1]!, text: 'They trust.', cites: [] };
    const { body: second } = await claim(ann, { position: keys[0]!, text: 'A kinder one', otherSide });
    expect([second.xpEarned, await xp(ann)]).toEqual([15, start + 15]);
    const { body: third } = await claim(ann, { position: keys[0]!, text: 'And one more' });
    expect([third.xpEarned, await xp(ann)]).toEqual([0, start + 15]);
  });

  it('is told of to whom it answers once it is shown, also where a moderator had hidden what was held', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const first = await said(ann, { position: keys[0]! });
    const text = 'Fuck that';
    await claim(ben, { position: keys[0]!, claimId: first, text });
    await later(30);
    await decide(text, 'hide');
    await appeal(ben, text);
    expect(await told(ann)).toEqual([{ kind: 'debate-answered', text }]);
  });

  it('is told of again once a block is over that had folded it after the close', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const first = await said(ann, { position: keys[0]! });
    await said(ben, { position: keys[0]!, claimId: first, text: 'It is not.' });
    await weeks.atTheEnd(60_000);
    const answered = async () => (await told(ann)).filter(({ kind }) => kind === 'debate-answered');
    expect(await answered()).toHaveLength(1);
    await ann.client.call(blockPerson, { params: { personId: ben.id } });
    expect(await answered()).toEqual([]);
    await app().server.idle();
    await ann.client.call(unblockPerson, { params: { personId: ben.id } });
    expect(await answered()).toEqual([{ kind: 'debate-answered', text: 'It is not.' }]);
  });

  it('is honoured in words, too, once it is shown: a mind that it changed, and a side that was found fair', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const [mine, theirs] = keys as [string, string];
    const text = 'What changed a mind';
    const first = await said(ann, { position: mine, text });
    const otherSide = { position: theirs, text: 'They trust.', cites: [] };
    await said(ann, { position: mine, otherSide });
    for (const one of [ben, cleo]) await hold(one, theirs);
    const statement = (await ben.client.call(listOtherSides, { params: { week: weeks.week() } })).body
      .others[0]!;
    for (const { client } of [ben, cleo]) {
      const params = { statementId: statement.id };
      await client.call(judgeOtherSide, { params, body: { verdict: 'fair', text: '' } });
    }
    await ben.client.call(changeMind, {
      params: { claimId: first },
      body: { from: theirs, to: mine, text: '' },
    });
    await report(cleo, 'debate-claim', first);
    await report(cleo, 'debate-other-side', statement.id);
    for (const one of [text, 'They trust.']) await decide(one, 'hide');
    await later(30);
    const honours = async () =>
      (await told(ann)).filter(({ kind }) => kind !== 'moderation').map(({ kind }) => kind);
    expect(await honours()).toEqual([]);
    await appeal(ann, 'They trust.');
    await appeal(ann, text);
    expect((await honours()).toSorted()).toEqual(['debate-fair', 'debate-mind-changed']);
  });

  it('and taken back by its author meanwhile, earns what a moderator decides all the same', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const [mine, theirs] = keys as [string, string];
    const start = await xp(ann);
    const text = 'Soon taken back';
    const first = await said(ann, { position: mine, text });
    await ben.client.call(changeMind, {
      params: { claimId: first },
      body: { from: theirs, to: mine, text: '' },
    });
    await later(30);
    expect(await xp(ann)).toBe(start + 15 + 20);
    await report(cleo, 'debate-claim', first);
    await ann.client.call(withdrawClaim, { params: { claimId: first } });
    expect(await xp(ann)).toBe(start + 20);
    const [one] = (await mia.call(listCases, {})).body;
    const decided = { params: { caseId: one!.id }, body: { action: 'hide', reason: 'cruel' } } as const;
    await decideAsRead(mia, decided);
    expect(await xp(ann)).toBe(start);
  });

  it.each([
    ['is undone', 'bea', (id: string) => mia.call(undoDecision, { params: { decisionId: id } })],
    ['has ended', 'bob', () => app().clock.advance({ days: 7 })],
  ] as const)('is told of again once a ban %s that had folded it after the close', async (_, name, ends) => {
    const { people, keys } = await begin('ann', name);
    const [ann, ben] = people;
    const first = await said(ann, { position: keys[0]! });
    await said(ben, { position: keys[0]!, claimId: first, text: 'It is not.' });
    await weeks.atTheEnd(60_000);
    const answered = async () => (await told(ann)).filter(({ kind }) => kind === 'debate-answered');
    expect(await answered()).toHaveLength(1);
    const { decisionId } = await ban(mia, { banned: ben, reporter: ann }, 'week');
    expect(await answered()).toEqual([]);
    await app().server.idle();
    await ends(decisionId);
    await app().server.idle();
    expect(await answered()).toEqual([{ kind: 'debate-answered', text: 'It is not.' }]);
  });
});
