import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { correctAge } from '#features/circle/circle.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { hostOf } from '#test-support/hosts.ts';
import type { Member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  createClaim,
  judgeOtherSide,
  listOtherSides,
  updateClaim,
  withdrawClaim,
} from '../claims.contract.ts';
import { cite, getDebate, getPosition } from '../debates.contract.ts';

describeOnBothEngines('what is said in a debate', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, hold, later, read, said, told, xp } = weeks;

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

  it('goes when its author turns out to be under 16, and what others said under it stays', async () => {
    const { people, keys } = await begin('kim', 'bea', 'cleo');
    const [kim, bea, cleo] = people;
    const answered = await said(kim, { position: keys[0]! });
    const otherSide = { position: keys[1]!, text: 'They trust that God gives.', cites: [] };
    const alone = await said(kim, { position: keys[0]!, text: 'And this, too.', otherSide });
    const answer = await said(bea, { position: keys[0]!, claimId: answered, side: 'against' });
    const admin = await hostOf(app(), 'ada', 'admin');
    await admin.call(correctAge, { params: { personId: kim.id }, body: { answer: 'under-16' } });
    await app().server.idle();
    expect((await read(cleo, alone)).status).toBe(404);
    expect((await read(cleo, answered)).body).toMatchObject({ text: '', gone: 'withdrawn', author: null });
    expect((await read(cleo, answer)).status).toBe(200);
    const { body: mine } = await kim.client.call(exportMine, {});
    expect((mine as unknown as Record<string, unknown>)['debateWords']).toEqual([]);
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
        // The speech goes on in the next verse, where its mark stands.
        /^These words are not in Mark 2:27\. It reads: .*“The Sabbath was made for man, [^“”]*”$/,
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

  it('shows help to whom it may be needed, also where a change is sent again since its answer was lost', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    const { body: made } = await claim(ann, { position: keys[0]! });
    const body = { text: 'I want to kill myself.' };
    const change = () => ann.client.call(updateClaim, { params: { claimId: made.id }, body });
    for (const { body: changed } of [await change(), await change()]) {
      expect(changed).toMatchObject({ ...body, needsHelp: true });
    }
  });

  it('shows help to who would put the other side differently, also where that is sent again', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const [mine, theirs] = keys as [string, string];
    await claim(ann, { position: mine });
    await said(ann, { position: mine, otherSide: { position: theirs, text: 'They trust.', cites: [] } });
    await hold(ben, theirs);
    const { others } = (await ben.client.call(listOtherSides, { params: { week: weeks.week() } })).body;
    const params = { statementId: others[0]!.id };
    const body = { verdict: 'not-yet', text: 'I want to kill myself.' } as const;
    const judge = () => ben.client.call(judgeOtherSide, { params, body });
    for (const { body: judged } of [await judge(), await judge()]) {
      expect(judged).toMatchObject({ needsHelp: true });
    }
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
});
