import { expect, it } from 'vitest';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { giveRole, hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { judgeOtherSide, listOtherSides } from '../claims.contract.ts';
import { getDebate } from '../debates.contract.ts';

describeOnBothEngines('another side, stated fairly', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, hold, later, told, xp } = weeks;

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
    // No moment tells whose word it is: what is said comes to light on the next quarter of an hour.
    expect((await list(ann)).mine).toMatchObject({ fair: 0, putDifferently: [] });
    await later(30);
    // Said again it is not newer, and stays counted.
    await judge(cleo, 'fair');
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

  it('gives back the line of who wrote it, to nobody else, until it is taken away', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const [mine, theirs] = keys as [string, string];
    await claim(ann, { position: mine });
    const otherSide = { position: theirs, text: 'They trust that God gives.', cites: [] };
    await claim(ann, { position: mine, otherSide });
    for (const one of [ben, cleo]) await hold(one, theirs);
    await later(30);
    const line = async (who: Member) =>
      (await who.client.call(listOtherSides, { params: { week: weeks.week() } })).body.others[0];
    const statementId = (await line(ben))!.id;
    const judge = (who: Member, verdict: 'fair' | 'not-yet', text: string) =>
      who.client.call(judgeOtherSide, { params: { statementId }, body: { verdict, text } });
    expect(await line(ben)).toMatchObject({ verdict: null, myLine: null });
    expect((await judge(ben, 'not-yet', 'We trust, he gave.')).body.myLine).toBe('We trust, he gave.');
    await judge(cleo, 'not-yet', '');
    expect(await line(ben)).toMatchObject({ verdict: 'not-yet', myLine: 'We trust, he gave.' });
    expect(await line(cleo)).toMatchObject({ verdict: 'not-yet', myLine: null });
    await judge(ben, 'not-yet', 'We trust because he gave.');
    expect(await line(ben)).toMatchObject({ myLine: 'We trust because he gave.' });
    expect((await judge(ben, 'fair', '')).body.myLine).toBeNull();
    expect(await line(ben)).toMatchObject({ verdict: 'fair', myLine: null });
  });

  it('waits for the word of others who hold it, not of its author, who holds it by now', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const [mine, theirs] = keys as [string, string];
    await claim(ann, { position: mine });
    const otherSide = { position: theirs, text: 'They trust that God gives.', cites: [] };
    await claim(ann, { position: mine, otherSide });
    for (const one of [ann, ben]) await hold(one, theirs);
    await later(30);
    const waits = async ({ client }: Member) =>
      (await client.call(getDebate, { params: { week: weeks.week() } })).body.mine.toJudge;
    expect([await waits(ann), await waits(ben)]).toEqual([0, 1]);
  });

  it('takes it back until it was found fair; what was paid then stays said', async () => {
    const { people, keys } = await begin('ann', 'eve', 'cleo', 'dora');
    const [ann, eve, cleo, dora] = people;
    const [mine, theirs] = keys as [string, string];
    await claim(ann, { position: mine });
    const otherSide = { position: theirs, text: 'They trust that God gives.', cites: [] };
    await claim(ann, { position: mine, otherSide });
    for (const one of [eve, cleo, dora]) await hold(one, theirs);
    await later(30);
    const list = async (who: Member) =>
      (await who.client.call(listOtherSides, { params: { week: weeks.week() } })).body;
    const statementId = (await list(eve)).others[0]!.id;
    const judge = (who: Member, verdict: 'fair' | 'not-yet') =>
      who.client.call(judgeOtherSide, { params: { statementId }, body: { verdict, text: '' } });
    const before = await xp(ann);

    for (const one of [eve, cleo]) expect((await judge(one, 'fair')).body.stays).toBe(false);
    expect((await judge(eve, 'not-yet')).status).toBe(200);
    await later(30);
    expect((await list(ann)).mine).toMatchObject({ fair: 1, isFair: false });
    expect([await xp(ann), await told(ann)]).toEqual([before, []]);

    await judge(eve, 'fair');
    await later(30);
    expect(await xp(ann)).toBe(before + 10);
    for (const one of [eve, cleo]) {
      expect((await judge(one, 'not-yet')).body).toMatchObject({ code: 'ALREADY_DONE' });
      expect((await list(one)).others[0]).toMatchObject({ verdict: 'fair', stays: true });
    }
    // Whoever has not said so is not told how others received it, and may see it otherwise.
    expect((await list(dora)).others[0]).toMatchObject({ verdict: null, stays: false });
    expect((await judge(dora, 'not-yet')).body).toMatchObject({ verdict: 'not-yet', stays: false });

    // Not even an account that goes takes it along.
    await app().db.deleteFrom('user').where('id', '=', eve.id).execute();
    expect((await list(ann)).mine).toMatchObject({ fair: 1, isFair: true });
    expect(await xp(ann)).toBe(before + 10);
  });

  it('is found fair by a moderator where few hold it, also when more do later', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const [mine, theirs] = keys as [string, string];
    await claim(ann, { position: mine });
    const otherSide = { position: theirs, text: 'They trust that God gives.', cites: [] };
    await claim(ann, { position: mine, otherSide });
    await later(30);
    const params = { week: weeks.week() };
    const mia = await hostOf(app(), 'mia', 'moderator');
    const statementId = (await mia.call(listOtherSides, { params })).body.others[0]!.id;
    const body = { verdict: 'fair', text: '' } as const;
    // The role alone, of somebody who has shown no more than a password, judges nothing.
    const { client: noa } = await member(app(), 'noa');
    await giveRole(app(), 'noa', 'moderator');
    expect((await noa.call(listOtherSides, { params })).body.others).toEqual([]);
    expect((await noa.refused(judgeOtherSide, { params: { statementId }, body })).status).toBe(404);
    expect((await mia.call(judgeOtherSide, { params: { statementId }, body })).status).toBe(200);
    const before = await xp(ann);
    await later(30);
    for (const one of [ben, cleo]) await hold(one, theirs);
    expect(await xp(ann)).toBe(before + 10);
    expect((await ann.client.call(listOtherSides, { params })).body.mine).toMatchObject({ isFair: true });
  });
});
