import { expect, it } from 'vitest';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { findXP } from '#features/progress/server/for-other-features.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  changeMind,
  createClaim,
  judgeOtherSide,
  listOtherSides,
  markArgued,
  updateClaim,
  withdrawClaim,
} from '../claims.contract.ts';
import { cite, getClaim, getDebate, getPosition } from '../debates.contract.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';
import { closesAt } from '../weeks.rules.ts';
import { countHolders } from './stand-store.ts';

describeOnBothEngines('what is said in a debate', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, hold, later } = weeks;
  const read = (who: Member, claimId: string) =>
    who.client.call(getClaim, { params: { claimId }, query: {} });
  const told = async (who: Member) =>
    (await who.client.call(listNotifications, {})).body
      .filter(({ createdAt }) => createdAt > weeks.noon())
      .map(({ kind, text }) => ({ kind, text }));
  const xp = (who: Member) => findXP(app().db, who.id);
  /** A claim that others can read. */
  const said = async (by: Member, body: Parameters<typeof claim>[1]) => {
    const { body: made } = await claim(by, body);
    await later(30);
    return made.id;
  };

  it('is read by others from the next quarter of an hour on, and pays its author once a week', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const first = await claim(ann, { position: keys[0]! });
    expect(first).toMatchObject({
      status: 201,
      body: { xpEarned: 15, isMine: true, depth: 1, author: null },
    });
    const params = { week: weeks.week(), position: keys[0]! };
    const count = async () => (await ben.client.call(getPosition, { params })).body.forCount;
    expect([await count(), (await read(ben, first.body.id)).status]).toEqual([0, 404]);
    await later(30);
    expect([await count(), (await read(ben, first.body.id)).status]).toEqual([1, 200]);
    const other = { position: keys[1]!, text: 'They trust that God gives.', cites: [] };
    expect((await claim(ann, { position: keys[0]!, otherSide: other })).body).toMatchObject({ xpEarned: 0 });
  });

  it('is said once, however often it is sent', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    const body = {
      position: keys[0]!,
      claimId: null,
      side: 'for' as const,
      text: 'Once',
      cites: [],
      otherSide: null,
    };
    const send = () =>
      ann.client.call(
        createClaim,
        { params: { week: weeks.week() }, body },
        { 'idempotency-key': 'one-and-the-same-key' },
      );
    const [a, b] = await Promise.all([send(), send()]);
    expect(b.body.id).toBe(a.body.id);
    expect((await send()).body).toMatchObject({ id: a.body.id, xpEarned: 0 });
    expect((await ann.client.call(getDebate, { params: { week: weeks.week() } })).body.mine.claims).toBe(1);
  });

  it('comes with another side from the second claim on, both or neither', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    await claim(ann, { position: keys[0]! });
    expect((await claim(ann, { position: keys[0]! })).body).toMatchObject({ code: 'OTHER_SIDE_FIRST' });
    const state = (position: string) => ({ position, text: 'They trust that God gives.', cites: [] });
    // Not what they speak for, nor what they hold.
    expect((await claim(ann, { position: keys[0]!, otherSide: state(keys[0]!) })).status).toBe(400);
    await hold(ann, keys[1]!);
    expect((await claim(ann, { position: keys[0]!, otherSide: state(keys[1]!) })).status).toBe(400);
    expect((await claim(ann, { position: keys[0]!, otherSide: state('nothing') })).status).toBe(400);
    const misquoted = { ...state(keys[0]!), text: 'They say “one two three four”.', cites: ['Mark 2:27'] };
    expect((await claim(ann, { position: keys[0]!, otherSide: misquoted })).body).toMatchObject({
      code: 'MISQUOTED',
    });
    expect((await claim(ann, { position: keys[0]!, otherSide: state(keys[0]!) })).status).toBe(201);
    expect((await claim(ann, { position: keys[0]! })).status).toBe(201);
    const { body } = await ann.client.call(listOtherSides, { params: { week: weeks.week() } });
    expect(body).toMatchObject({ mine: { position: keys[0], fair: 0, isFair: false }, others: [] });
    expect((await claim(ben, { position: keys[0]! })).status).toBe(201);
  });

  it('of two second claims at once has one statement', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    await claim(ann, { position: keys[0]! });
    const otherSide = { position: keys[1]!, text: 'They trust.', cites: [] };
    const both = await Promise.all([
      claim(ann, { position: keys[0]!, otherSide }),
      claim(ann, { position: keys[0]!, otherSide }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const kept = await app()
      .db.selectFrom('debate_words')
      .select('kind')
      .where('user_id', '=', ann.id)
      .where('kind', '=', 'debate-other-side')
      .where('said_at', '>=', weeks.noon())
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('answers what can be read, four deep, and tells its author on the quarter, without a name', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const position = keys[0]!;
    const { body: first } = await claim(ann, { position });
    // Nobody but its author knows of it yet, and it cannot be answered yet.
    expect((await claim(ben, { position, claimId: first.id })).status).toBe(404);
    await later(30);
    const replies = await Promise.all([
      claim(ben, { position, claimId: first.id, side: 'against', text: 'It is not.' }),
      claim(ann, {
        position,
        claimId: first.id,
        text: 'And so it is.',
        otherSide: { position: keys[1]!, text: 'They trust.', cites: [] },
      }),
    ]);
    expect(replies.map(({ body: { depth } }) => depth)).toEqual([2, 2]);
    expect((await claim(ben, { position: keys[1]!, claimId: first.id })).status).toBe(404);
    expect(await told(ann)).toEqual([]);
    await later(30);
    expect(await told(ann)).toEqual([{ kind: 'debate-answered', text: 'It is not.' }]);
    const others = { otherSide: { position: keys[1]!, text: 'They trust.', cites: [] } };
    const third = await said(ben, { position, claimId: replies[0]!.body.id, ...others });
    const fourth = await said(ann, { position, claimId: third });
    expect((await claim(ben, { position, claimId: fourth })).body).toMatchObject({ code: 'DEBATE_LIMIT' });
    const raw = JSON.stringify((await ann.client.call(listNotifications, {})).body);
    for (const trace of [ben.id, ben.name]) expect(raw).not.toContain(trace);
  });

  it('quotes what stands there, or is not accepted', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    const write = (text: string, cites: string[]) => claim(ann, { position: keys[0]!, text, cites });
    expect((await write('“The Sabbath was given for man”', ['mk 2:27'])).body).toMatchObject({
      code: 'MISQUOTED',
      message: expect.stringMatching(
        /^These words are not in Mark 2:27\. It reads: .*The Sabbath was made for man/,
      ),
      issues: [{ path: 'body.text' }],
    });
    expect((await write('See there.', ['Mark 99:1'])).body).toMatchObject({
      code: 'PASSAGE_NOT_FOUND',
      issues: [{ path: 'body.cites.0' }],
    });
    const made = await write('“The Sabbath was made for man”', ['mk 2.27', 'Mark 2:27']);
    expect(made.body).toMatchObject({ cites: ['Mark 2:27'] });
    const change = (body: { text?: string; cites?: string[] }) =>
      ann.client.call(updateClaim, { params: { claimId: made.body.id }, body });
    expect((await change({ cites: ['John 11:35'] })).body).toMatchObject({ code: 'MISQUOTED' });
    // Without a passage nothing is checked.
    expect((await change({ cites: [] })).status).toBe(200);
    const { body } = await ann.client.call(cite, { query: { reference: 'mk 2:27' } });
    expect(body).toMatchObject({ reference: 'Mark 2:27', path: '/bible/MRK/2/27' });
    expect(body.verses.map(({ isCited }) => isCited)).toEqual([false, true, false]);
    expect((await ann.client.call(cite, { query: { reference: 'nowhere' } })).status).toBe(400);
  });

  it('is changed without a trace for a quarter of an hour, and shows what it said first later', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const { body: made } = await claim(ann, { position: keys[0]!, text: 'One' });
    const params = { claimId: made.id };
    const change = (text: string) => ann.client.call(updateClaim, { params, body: { text } });
    expect((await change('Two')).body).toMatchObject({ text: 'Two', saidFirst: null });
    await later(15);
    expect((await change('Three')).body).toMatchObject({ text: 'Three', saidFirst: 'Two' });
    await later(15);
    expect((await change('Four')).body).toMatchObject({ text: 'Four', saidFirst: 'Two' });
    expect((await read(ben, made.id)).body).toMatchObject({ text: 'Four', saidFirst: 'Two' });
    expect((await ben.client.call(updateClaim, { params, body: { text: 'Mine' } })).status).toBe(404);
  });

  it('shows which passages it cited first, where it cites others later', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const { body: made } = await claim(ann, { position: keys[0]!, text: 'So.', cites: ['Mark 2:27'] });
    await later(15);
    const body = { cites: ['John 11:35'] };
    await ann.client.call(updateClaim, { params: { claimId: made.id }, body });
    expect((await read(ben, made.id)).body).toMatchObject({
      cites: ['John 11:35'],
      saidFirst: 'So. (Mark 2:27)',
    });
  });

  it('is taken back with its XP; what stands under it stays', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const position = keys[0]!;
    const before = await xp(ann);
    const first = await said(ann, { position });
    const answer = await said(ben, { position, claimId: first });
    const withdraw = (who: Member, claimId: string) =>
      who.client.call(withdrawClaim, { params: { claimId } });
    expect((await withdraw(ben, first)).status).toBe(404);
    expect((await withdraw(ann, first)).status).toBe(204);
    expect(await xp(ann)).toBe(before);
    expect((await read(ben, first)).body).toMatchObject({ gone: 'withdrawn', text: '', below: 1 });
    expect((await claim(ben, { position, claimId: first })).status).toBe(404);
    // The last one takes the empty place above it along.
    await withdraw(ben, answer);
    expect((await read(ben, first)).status).toBe(404);
    const left = await app()
      .db.selectFrom('debate_node')
      .select('id')
      .where('id', 'in', [first, answer])
      .execute();
    expect(left).toEqual([]);
    expect((await claim(ann, { position })).body).toMatchObject({ xpEarned: 15 });
    expect(await xp(ann)).toBe(before + 15);
  });

  it('is found well argued by others, once each', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const first = await said(ann, { position: keys[0]! });
    const mark = (who: Member, isArgued = true) =>
      who.client.call(markArgued, { params: { claimId: first }, body: { isArgued } });
    expect((await mark(ann)).status).toBe(403);
    const answers = await Promise.all([mark(ben), mark(ben), mark(cleo), mark(ben)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await Promise.all([mark(cleo, false), mark(cleo, false)]);
    const marks = await app()
      .db.selectFrom('debate_argued')
      .select('user_id')
      .where('node_id', '=', first)
      .execute();
    expect(marks).toEqual([{ user_id: ben.id }]);
    expect((await read(ben, first)).body).toMatchObject({ isArgued: true, argued: null });
  });

  it('changes a mind: who says so is paid at once, its author on the quarter, both once', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const [from, to] = keys as [string, string];
    const first = await said(ann, { position: to, text: 'A gift.' });
    const before = await xp(ann);
    await hold(ben, from);
    const change = (who: Member, body = { from, to, text: 'I had not seen it.' }) =>
      who.client.call(changeMind, { params: { claimId: first }, body });
    expect((await change(ann)).status).toBe(403);
    expect((await change(ben, { from, to: from, text: '' })).status).toBe(400);
    expect((await change(ben, { from, to: 'nothing', text: '' })).status).toBe(400);
    const both = await Promise.all([change(ben), change(ben)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 201)!.body).toMatchObject({ id: first, xpEarned: 5 });
    const { body: debate } = await ben.client.call(getDebate, { params: { week: weeks.week() } });
    expect(debate.mine).toMatchObject({ stand: to, mind: { from, to, claimId: first } });
    await app().server.idle();
    expect([await xp(ann), await told(ann)]).toEqual([before, []]);
    await later(30);
    expect([await xp(ann), await told(ann)]).toEqual([
      before + 20,
      [{ kind: 'debate-mind-changed', text: 'A gift.' }],
    ]);
    await later(30);
    expect([await xp(ann), (await told(ann)).length]).toEqual([before + 20, 1]);
  });

  it('states another side, which is fair when two who hold it say so', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo', 'dora');
    const [ann, ben, cleo, dora] = people;
    const [mine, theirs] = keys as [string, string];
    await claim(ann, { position: mine });
    await claim(ann, {
      position: mine,
      otherSide: { position: theirs, text: 'They trust that God gives.', cites: [] },
    });
    for (const one of [ben, cleo]) await hold(one, theirs);
    const list = async (who: Member) =>
      (await who.client.call(listOtherSides, { params: { week: weeks.week() } })).body;
    expect((await list(ben)).others).toEqual([]);
    await later(30);
    const [statement] = (await list(ben)).others;
    const before = await xp(ann);
    const judge = (who: Member, verdict: 'fair' | 'not-yet', text = '') =>
      who.client.call(judgeOtherSide, { params: { statementId: statement!.id }, body: { verdict, text } });
    for (const one of [ann, dora]) expect((await judge(one, 'fair')).status).toBe(404);
    expect((await judge(ben, 'fair', 'But…')).status).toBe(400);
    expect((await judge(ben, 'not-yet', 'We trust because he gave.')).status).toBe(200);
    expect((await judge(cleo, 'fair')).body).toMatchObject({ verdict: 'fair', fair: 0, putDifferently: [] });
    expect((await list(dora)).others).toEqual([]);
    await later(30);
    expect((await list(ann)).mine).toMatchObject({
      fair: 1,
      isFair: false,
      putDifferently: [{ text: 'We trust because he gave.' }],
    });
    expect(await told(ann)).toEqual([{ kind: 'debate-put-differently', text: 'We trust because he gave.' }]);
    await judge(ben, 'fair');
    expect(await xp(ann)).toBe(before);
    await later(30);
    expect((await list(ann)).mine).toMatchObject({ fair: 2, isFair: true, putDifferently: [] });
    expect(await xp(ann)).toBe(before + 10);
    expect((await told(ann))[0]).toMatchObject({ kind: 'debate-fair' });
  });

  it('ends with the week: one millisecond before it closes is the last', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const first = await said(ben, { position: keys[0]! });
    const end = closesAt(weeks.week())!;
    app().clock.set(new Date(end - 1).toISOString());
    const last = await claim(ann, { position: keys[0]! });
    expect(last).toMatchObject({ status: 201, body: { own: { seenFrom: end } } });
    app().clock.set(new Date(end).toISOString());
    const params = { claimId: first };
    const refused = [
      await claim(ann, { position: keys[0]! }),
      await hold(ann, keys[0]!),
      await ann.client.call(markArgued, { params, body: { isArgued: true } }),
      await ann.client.call(changeMind, { params, body: { from: keys[0]!, to: keys[1]!, text: '' } }),
      await ann.client.call(updateClaim, { params: { claimId: last.body.id }, body: { text: 'Later' } }),
    ];
    for (const { body } of refused) expect(body).toMatchObject({ code: 'DEBATE_CLOSED' });
    expect((await ann.client.call(withdrawClaim, { params: { claimId: last.body.id } })).status).toBe(204);
  });

  it('is limited to forty claims of one person', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    await claim(ann, { position: keys[0]! });
    const otherSide = { position: keys[1]!, text: 'They trust.', cites: [] };
    for (let n = 1; n < DEBATE_LIMITS.claims; n++) {
      expect((await claim(ann, { position: keys[0]!, otherSide })).status).toBe(201);
    }
    expect((await claim(ann, { position: keys[0]! })).body).toMatchObject({ code: 'DEBATE_LIMIT' });
  });

  it('is not for those under 16, who have the question', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    const first = await said(ann, { position: keys[0]! });
    const kid = await member(app(), 'kid', { age: 'under-16' });
    const refused = [
      await claim(kid, { position: keys[0]! }),
      await hold(kid, keys[0]!),
      await kid.client.call(markArgued, { params: { claimId: first }, body: { isArgued: true } }),
      await kid.client.call(listOtherSides, { params: { week: weeks.week() } }),
    ];
    for (const { status } of refused) expect(status).toBe(403);
    const row = await app()
      .db.selectFrom('debate')
      .select('id')
      .where('week', '=', weeks.week())
      .executeTakeFirstOrThrow();
    const holders = { debateId: row.id, position: keys[0]!, except: '', most: 9 };
    expect(await countHolders(app().db, holders)).toBe(0);
  });
});
