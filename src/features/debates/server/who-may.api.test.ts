import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { takesPart } from '#test-support/community.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import * as claims from '../claims.contract.ts';
import * as debates from '../debates.contract.ts';
import { QUESTIONS } from '../questions/catalogue.ts';
import * as schedule from '../schedule.contract.ts';
import { weekOf, weeksLater } from '../weeks.rules.ts';

/** Who calls, in this order: a newcomer was asked nothing yet, a holder holds what the statement states. */
const CALLERS = ['visitor', 'newcomer', 'young', 'muted', 'other', 'holder', 'author', 'moderator'] as const;
type CallerName = (typeof CALLERS)[number];

/** What each is answered while the week is open, and when it is over. The claim and the statement are the author's. */
const ANSWERS = `
  getCurrentDebate   401 200 200 200 200 200 200 200
  listDebates        401 200 200 200 200 200 200 200
  getDebate          401 200 200 200 200 200 200 200
  getPosition        401 200 403 200 200 200 200 200
  getClaim           401 200 403 200 200 200 200 200
  listBelow          401 200 403 200 200 200 200 200
  getOutline         401 200 403 200 200 200 200 200
  getMap             401 200 403 200 200 200 200 200
  visitDebate        401 204 403 204 204 204 204 204
  cite               401 200 200 200 200 200 200 200
  takeStand          401 200 403 200 200 200 200 200
  createClaim        401 403 403 403 201 201 201 201
  updateClaim        401 404 404 404 404 404 200 404
  markArgued         401 200 403 200 200 200 403 200
  changeMind         401 403 403 403 201 201 403 201
  listOtherSides     401 200 403 200 200 200 200 200
  judgeOtherSide     401 404 403 404 404 200 404 200
  withdrawClaim      401 404 404 404 404 404 204 404
  listSchedule       401 403 403 403 403 403 403 200
  listQuestions      401 403 403 403 403 403 403 200
  pickQuestion       401 403 403 403 403 403 403 200
  scheduleQuestion   401 403 403 403 403 403 403 200
  unscheduleQuestion 401 403 403 403 403 403 403 204
  writeClosingWords  401 403 403 403 403 403 403 200
`;
const OVER = `
  takeStand          401 409 403 409 409 409 409 409
  createClaim        401 409 403 409 409 409 409 409
  updateClaim        401 404 404 404 404 404 409 404
  markArgued         401 409 403 409 409 409 403 409
  changeMind         401 409 403 409 409 409 403 409
  judgeOtherSide     401 404 403 404 404 409 404 409
  withdrawClaim      401 404 404 404 404 404 204 404
`;
const tableOf = (answers: string) =>
  answers
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([name, ...statuses]) => [name!, statuses.map(Number)] as const);

const endpoints = new Map(
  [debates, claims, schedule].flatMap((contract) =>
    Object.entries(contract).filter(([, value]) => 'method' in (value as object)),
  ) as [string, Endpoint][],
);

describeOnBothEngines('who may do what in a debate', (app) => {
  const weeks = createDebateWeeks(app);
  let clients: Record<CallerName, TestClient>;
  let author: Member;
  let holder: Member;
  let coming: string;
  let begun = 0;

  beforeAll(async () => {
    const { people } = await weeks.begin('author', 'holder', 'other', 'muted');
    const [, , other, muted] = people;
    [author, holder] = people;
    const moderator = { client: await hostOf(app(), 'mia', 'moderator'), id: '' };
    await takesPart(moderator);
    const young = await member(app(), 'young', { age: 'under-16' });
    const { body } = await weeks.claim(muted, { position: (await fresh()).position });
    await weeks.later(30);
    const report = { kind: 'debate-claim', wordsId: body.id, reason: 'cruel', comment: '' } as const;
    await other.client.call(createReport, { body: report });
    const [one] = (await moderator.client.call(listCases, {})).body;
    const mute = { action: 'mute', reason: 'cruel', length: 'month' } as const;
    await decideAsRead(moderator.client, { params: { caseId: one!.id }, body: mute });
    clients = {
      visitor: app().visitor(),
      newcomer: await app().user('newcomer'),
      young: young.client,
      muted: muted.client,
      other: other.client,
      holder: holder.client,
      author: author.client,
      moderator: moderator.client,
    };
  });

  /** The week anew, with a claim and a statement of the author's, which others can read. */
  async function fresh() {
    await app().db.deleteFrom('debate').execute();
    // As on a new day: it has room for more than one says here.
    await app().db.updateTable('trust').set({ topics: 0, replies: 0 }).execute();
    // Each time a while later, so that nobody calls too often.
    begun += 1;
    app().clock.set(new Date(weeks.noon() + begun * 15 * 60_000).toISOString());
    const params = { week: weeks.week() };
    const { positions } = (await author.client.call(debates.getDebate, { params })).body;
    const [position, theirs] = positions.map(({ key }) => key) as [string, string];
    const first = await weeks.claim(author, { position });
    const otherSide = { position: theirs, text: 'They trust.', cites: [] };
    await weeks.claim(author, { position, otherSide });
    await weeks.hold(holder, theirs);
    await weeks.later(30);
    const [statement] = (await holder.client.call(claims.listOtherSides, { params: { week: weeks.week() } }))
      .body.others;
    coming = weeksLater(weekOf(app().clock.now()), 3);
    return { position, theirs, claimId: first.body.id, statementId: statement!.id };
  }
  type Fresh = Awaited<ReturnType<typeof fresh>>;

  function bodyOf(name: string, { position, theirs }: Fresh): unknown {
    const bodies: Record<string, unknown> = {
      takeStand: { position: null },
      createClaim: { position, claimId: null, side: 'for', text: 'So.', cites: [], otherSide: null },
      updateClaim: { text: 'Otherwise.' },
      markArgued: { isArgued: true },
      changeMind: { from: theirs, to: position, text: 'I see.' },
      judgeOtherSide: { verdict: 'fair', text: '' },
      writeClosingWords: { text: 'We listened.' },
      pickQuestion: { slug: QUESTIONS[0]!.slug },
      scheduleQuestion: {
        question: 'Shall we sing?',
        about: 'Whether we sing.',
        positions: ['yes', 'no'].map((key) => ({ key, title: key, short: key, says: key })),
        passages: ['Psalm 117', 'Colossians 3:16', 'Ephesians 5:19'].map((reference) => ({
          reference,
          why: 'Why?',
        })),
      },
    };
    return bodies[name];
  }

  async function answersTo(name: string, { isOver }: { isOver: boolean }): Promise<number[]> {
    const endpoint = endpoints.get(name)!;
    const answers: number[] = [];
    let here = await fresh();
    for (const caller of CALLERS) {
      if (endpoint.method !== 'GET' && answers.at(-1) !== undefined && answers.at(-1)! < 300)
        here = await fresh();
      if (isOver) await weeks.atTheEnd(0);
      const isPlan = ['scheduleQuestion', 'pickQuestion', 'unscheduleQuestion'].includes(name);
      if (name === 'unscheduleQuestion') await answerOf('scheduleQuestion', 'moderator', here, coming);
      answers.push(await answerOf(name, caller, here, isPlan ? coming : weeks.week()));
    }
    return answers;
  }

  async function answerOf(name: string, caller: CallerName, here: Fresh, week: string): Promise<number> {
    const endpoint = endpoints.get(name)!;
    const query: Record<string, string> =
      name === 'listBelow'
        ? { position: here.position, side: 'for' }
        : name === 'cite'
          ? { reference: 'Mark 2:27' }
          : {};
    const body = bodyOf(name, here);
    const answer = await clients[caller].fetch(endpointUrl(endpoint.path, { ...here, week }, query), {
      method: endpoint.method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    await answer.text();
    return answer.status;
  }

  it('says of each call what everybody is answered', () => {
    expect(
      tableOf(ANSWERS)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual([...endpoints.keys()].toSorted());
  });

  it.each(tableOf(ANSWERS))('%s', async (name, statuses) => {
    expect(await answersTo(name, { isOver: false })).toEqual(statuses);
  });

  it.each(tableOf(OVER))('%s when the week is over', async (name, statuses) => {
    expect(await answersTo(name, { isOver: true })).toEqual(statuses);
  });
});
