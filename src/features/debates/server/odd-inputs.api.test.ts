import { expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  changeMind,
  judgeOtherSide,
  listOtherSides,
  markArgued,
  takeStand,
  updateClaim,
  withdrawClaim,
} from '../claims.contract.ts';
import { getDebate, getMap, getOutline, getPosition, listBelow, visitDebate } from '../debates.contract.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';
import { scheduleQuestion } from '../schedule.contract.ts';
import { closesAt, weekOf, weeksLater } from '../weeks.rules.ts';

/** As long as a claim may be, of what programs stumble over. */
const ODD = [
  `a${'\u2057'.repeat(499)}`,
  `e${'\u0301'.repeat(499)}`,
  '\u202egnorw si siht\u202c and \u2066so\u2069 on',
  'הַשַּׁבָּת נַעֲשָׂה בִּשְׁבִיל הָאָדָם, so it is',
  `${'‘'.repeat(250)}${'’a'.repeat(125)}`,
  '👨‍👩‍👧‍👦 is one letter 🏳️‍🌈',
  "'; drop table debate_words; -- <script>alert(1)</script> \\ %_",
];

describeOnBothEngines('a debate and what nobody expects', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, hold, later, read } = weeks;

  it('keeps the oddest words as they are, and quotes what is quoted', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const position = keys[0]!;
    const otherSide = { position: keys[1]!, text: ODD[0]!, cites: [] };
    const made: string[] = [];
    for (const text of ODD) {
      const answer = await claim(ann, { position, text, cites: ['Mark 2:27'], otherSide });
      expect([answer.status, answer.body.text]).toEqual([201, text]);
      made.push(answer.body.id);
    }
    await later(30);
    for (const [n, id] of made.entries()) expect((await read(ben, id)).body.text).toBe(ODD[n]);
    const { body } = await ben.client.call(getOutline, { params: { week: weeks.week() }, query: {} });
    for (const { text } of body) expect([text.isWellFormed(), text.length <= 90]).toEqual([true, true]);
    await claim(ben, { position, claimId: made[1]!, text: ODD[2]! });
    await later(30);
    const [told] = (await ann.client.call(listNotifications, {})).body;
    expect(told).toMatchObject({ kind: 'debate-answered', text: ODD[2] });
  });

  it('takes no quotation marks alone, no blanks, and nothing longer', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    const write = (text: string) => claim(ann, { position: keys[0]!, text });
    for (const text of ['“”', '““”” "" ‘’', '\u200b\u2060', ' \n\t', '…', 'a'.repeat(501), 'a\0', '\ud800']) {
      expect((await write(text)).status, JSON.stringify(text)).toBe(400);
    }
    const cites = ['Acts 8:37'];
    const placeholder = '“The World English Bible leaves this verse out”';
    const refused = await claim(ann, { position: keys[0]!, text: placeholder, cites });
    expect(refused.body).toMatchObject({
      code: 'MISQUOTED',
      message: expect.stringMatching(/It reads: And Philip said, If thou believest/),
    });
    const text = '“If thou believest with all thine heart, thou mayest”';
    expect((await claim(ann, { position: keys[0]!, text, cites })).status).toBe(201);
  });

  it('answers ids of other things as things that are not there', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const [mine, theirs] = keys as [string, string];
    const { body: first } = await claim(ann, { position: mine });
    await claim(ann, { position: mine, otherSide: { position: theirs, text: 'They trust.', cites: [] } });
    await hold(ben, theirs);
    await later(30);
    const week = weeks.week();
    const { others } = (await ben.client.call(listOtherSides, { params: { week } })).body;
    const statementId = others[0]!.id;
    const verdict = { verdict: 'not-yet', text: 'Otherwise.' } as const;
    await ben.client.call(judgeOtherSide, { params: { statementId }, body: verdict });
    await later(30);
    const [line] = (await ann.client.call(listOtherSides, { params: { week } })).body.mine!.putDifferently;
    for (const id of [statementId, line!.id, ann.id, 'nobody', 'debate']) {
      const params = { claimId: id };
      const answers = [
        await read(ben, id),
        await ann.client.call(updateClaim, { params, body: { text: 'Mine.' } }),
        await ann.client.call(withdrawClaim, { params }),
        await ben.client.call(markArgued, { params, body: { isArgued: true } }),
        await ben.client.call(changeMind, { params, body: { from: theirs, to: mine, text: '' } }),
        await claim(ben, { position: mine, claimId: id }),
        await ben.client.call(listBelow, {
          params: { week },
          query: { position: mine, claimId: id, side: 'for' },
        }),
      ];
      expect(
        answers.map(({ status }) => status),
        id,
      ).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
    for (const id of [first.id, line!.id, 'nobody']) {
      const body = { verdict: 'fair', text: '' } as const;
      const { status } = await ben.client.call(judgeOtherSide, { params: { statementId: id }, body });
      expect(status).toBe(404);
    }
  });

  it('has no week that no calendar has', async () => {
    const { people, keys } = await begin('ann');
    const { client } = people[0];
    const position = keys[0]!;
    for (const [week, status] of [
      ['2026-W54', 400],
      ['2026-W00', 400],
      ['2025-W53', 404],
      ['0000-W01', 404],
      ['9999-W52', 404],
      [weeksLater(weeks.week(), 1), 404],
    ] as const) {
      const params = { week };
      const answers = [
        await client.call(getDebate, { params }),
        await client.call(getPosition, { params: { week, position } }),
        await client.call(getMap, { params }),
        await client.call(getOutline, { params, query: {} }),
        await client.call(listBelow, { params, query: { position, side: 'for' } }),
        await client.call(listOtherSides, { params }),
        await client.call(visitDebate, { params }),
        await client.call(takeStand, { params, body: { position } }),
      ];
      expect(new Set(answers.map((answer) => answer.status)), week).toEqual(new Set([status]));
    }
  });

  it('stays closed when the clock is set back an hour, and takes no stand while it closes', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const week = weeks.week();
    await claim(ann, { position: keys[0]! });
    app().clock.set(new Date(closesAt(week)! - 1).toISOString());
    const last = hold(ann, keys[0]!);
    app().clock.set(new Date(closesAt(week)!).toISOString());
    const [stood] = await Promise.all([last, weeks.jobs()]);
    expect([200, 409]).toContain(stood.status);
    const debate = async () => (await ben.client.call(getDebate, { params: { week } })).body;
    const { stand } = (await ann.client.call(getDebate, { params: { week } })).body.mine;
    expect(stand).toBe(stood.status === 200 ? keys[0] : null);

    app().clock.advance({ minutes: -60 });
    await weeks.jobs();
    expect(await debate()).toMatchObject({ isOver: true, can: { speak: false }, closing: { people: 1 } });
    expect((await claim(ben, { position: keys[0]! })).body).toMatchObject({ code: 'DEBATE_CLOSED' });
    expect((await hold(ben, keys[0]!)).body).toMatchObject({ code: 'DEBATE_CLOSED' });
    app().clock.advance({ minutes: 60 });
    await weeks.jobs();
    const told = (await ann.client.call(listNotifications, {})).body;
    expect(
      told.filter(({ kind, createdAt }) => kind === 'debate-closed' && createdAt > weeks.noon()),
    ).toHaveLength(1);
  });

  it('shows a moderator’s question as it was written, but for what would turn the direction of the rest', async () => {
    const { people } = await begin('ann');
    const mia = await hostOf(app(), 'mia', 'moderator');
    const week = weeksLater(weekOf(app().clock.now()), 1);
    const question = {
      question: `هل نستريح ${'\u202e'}day a rest\u202c?`,
      about: 'למה? '.repeat(DEBATE_LIMITS.about).slice(0, DEBATE_LIMITS.about - 1),
      positions: ['yes', 'no'].map((key) => ({
        key,
        title: `“${key}” \u2066`,
        short: key,
        says: ODD[0]!.slice(0, 400),
      })),
      passages: ['ps 117', 'Col 3:16', 'eph 5:19-20'].map((reference) => ({ reference, why: 'למה?' })),
    };
    expect((await mia.call(scheduleQuestion, { params: { week }, body: question })).status).toBe(200);
    await begin('ann');
    const { body } = await people[0].client.call(getDebate, { params: { week } });
    expect(body).toMatchObject({ question: 'هل نستريح day a rest?', about: question.about.trim() });
    const piled = { ...question, about: 'e'.concat('\u0301'.repeat(DEBATE_LIMITS.about - 1)) };
    expect(
      (await mia.call(scheduleQuestion, { params: { week: weeksLater(week, 1) }, body: piled })).status,
    ).toBe(400);
  });
});
