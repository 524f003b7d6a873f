import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  changeMind,
  judgeOtherSide,
  listOtherSides,
  markArgued,
  updateClaim,
  withdrawClaim,
} from '../claims.contract.ts';
import { getClaim, getDebate, listDebates } from '../debates.contract.ts';
import { debatesCheck } from './debates-check.ts';

describeOnBothEngines('words of a debate', (app) => {
  const weeks = createDebateWeeks(app);
  const { atTheEnd, begin, claim, hold, later, xp } = weeks;
  const kindOf = (kind: string) => app().server.deps.words.get(kind)!;
  const moderate = (kind: string, id: string, what: 'hide' | 'restore') =>
    inTransaction(app().db, (tx) => kindOf(kind)[what](tx, id, app().clock.now()));
  const read = async (who: Member, claimId: string) =>
    (await who.client.call(getClaim, { params: { claimId }, query: {} })).body;
  const findings = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await debatesCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };

  it('are hidden and restored, with all the XP that they earned', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const [mine, theirs] = keys as [string, string];
    const start = { ann: await xp(ann), ben: await xp(ben) };
    const { body: first } = await claim(ann, { position: mine, text: 'Hidden and found' });
    const otherSide = { position: theirs, text: 'They trust.', cites: [] };
    const { body: second } = await claim(ann, { position: mine, otherSide });
    await later(30);
    for (const one of [ben, cleo]) await hold(one, theirs);
    const statement = (await ben.client.call(listOtherSides, { params: { week: weeks.week() } })).body
      .others[0]!;
    for (const one of [ben, cleo]) {
      const body = { verdict: 'fair', text: '' } as const;
      await one.client.call(judgeOtherSide, { params: { statementId: statement.id }, body });
    }
    const mind = { from: theirs, to: mine, text: 'I see now.' };
    await ben.client.call(changeMind, { params: { claimId: first.id }, body: mind });
    await later(30);
    expect([await xp(ann), await xp(ben)]).toEqual([start.ann + 15 + 10 + 20, start.ben + 5]);

    for (let twice = 0; twice < 2; twice++) await moderate('debate-claim', first.id, 'hide');
    // The second claim stands: so do the 15.
    expect(await xp(ann)).toBe(start.ann + 15 + 10);
    expect(await read(ben, first.id)).not.toMatchObject({ text: 'Hidden and found' });
    expect(await read(ann, first.id)).toMatchObject({
      text: 'Hidden and found',
      own: { hidden: 'moderator' },
    });
    await moderate('debate-claim', second.id, 'hide');
    expect(await xp(ann)).toBe(start.ann + 10);
    await moderate('debate-other-side', statement.id, 'hide');
    expect(await xp(ann)).toBe(start.ann);
    const line = await app()
      .db.selectFrom('debate_words')
      .select('id')
      .where('kind', '=', 'debate-mind')
      .where('user_id', '=', ben.id)
      .executeTakeFirstOrThrow();
    await moderate('debate-mind', line.id, 'hide');
    expect(await xp(ben)).toBe(start.ben);
    for (let twice = 0; twice < 2; twice++) {
      for (const { id } of [first, second]) await moderate('debate-claim', id, 'restore');
      await moderate('debate-other-side', statement.id, 'restore');
      await moderate('debate-mind', line.id, 'restore');
    }
    expect([await xp(ann), await xp(ben)]).toEqual([start.ann + 45, start.ben + 5]);
    expect((await read(ben, first.id)).text).toBe('Hidden and found');
  });

  it('are found by moderators without their author and their minute, until the week is closed', async () => {
    const { people, keys } = await begin('ann', 'ben');
    const [ann, ben] = people;
    const { body: first } = await claim(ann, { position: keys[0]!, text: 'What stands above' });
    await later(33);
    const { body: answer } = await claim(ben, { position: keys[0]!, claimId: first.id, text: 'Below' });
    const found = () => kindOf('debate-claim').find(app().db, first.id);
    expect(await found()).toMatchObject({
      authorId: ann.id,
      isAnonymous: true,
      writtenAt: weeks.noon() + 15 * 60_000,
    });
    expect((await kindOf('debate-claim').inContext(app().db, answer.id)).before).toMatchObject([
      { text: 'What stands above', isAnonymous: true },
    ]);
    const canRead = (who: Member, id: string) => kindOf('debate-claim').canRead(app().db, id, who.id);
    expect([await canRead(ben, first.id), await canRead(ann, answer.id)]).toEqual([true, false]);
    const kid = await member(app(), 'kid', { age: 'under-16' });
    expect(await canRead(kid, first.id)).toBe(false);
    await block(ben, ann);
    expect(await canRead(ben, first.id)).toBe(true);
    await atTheEnd(0);
    expect(await found()).toMatchObject({ isAnonymous: false, writtenAt: weeks.noon() });
    expect(await canRead(ben, first.id)).toBe(false);
    expect(await kindOf('debate-claim').countBy(app().db, ann.id)).toBeGreaterThan(0);
  });

  it('are judged with what they said first, which others can open', async () => {
    const { people, keys } = await begin('ann');
    const [ann] = people;
    const { body: first } = await claim(ann, { position: keys[0]!, text: 'Cruel at first' });
    await later(30);
    await ann.client.call(updateClaim, { params: { claimId: first.id }, body: { text: 'Kind now' } });
    expect(await kindOf('debate-claim').find(app().db, first.id)).toMatchObject({
      text: 'Kind now',
      earlier: ['Cruel at first'],
    });
  });

  it('that were held are not what it said first, since nobody has read them', async () => {
    const { people, keys } = await begin('cleo', 'dora');
    const [cleo, dora] = people;
    const { body: held } = await claim(dora, { position: keys[0]!, text: 'Fuck that' });
    await later(30);
    const change = (text: string) =>
      dora.client.call(updateClaim, { params: { claimId: held.id }, body: { text } });
    await change('I see it otherwise');
    await moderate('debate-claim', held.id, 'restore');
    expect(await read(cleo, held.id)).toMatchObject({ text: 'I see it otherwise', saidFirst: null });
    expect(await kindOf('debate-claim').find(app().db, held.id)).toMatchObject({ earlier: [] });
    // What others could read stays, also when it is changed into what is held.
    for (const text of ['Fuck that too', 'I still see it otherwise']) await change(text);
    await moderate('debate-claim', held.id, 'restore');
    expect(await read(cleo, held.id)).toMatchObject({
      text: 'I still see it otherwise',
      saidFirst: 'I see it otherwise',
    });
  });

  it('are counted in the archive as on the week’s own page: not what was taken back or is hidden', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const { body: first } = await claim(ann, { position: keys[0]! });
    await later(30);
    await claim(ben, { position: keys[0]!, claimId: first.id });
    const { body: third } = await claim(cleo, { position: keys[1]! });
    await atTheEnd(0);
    const params = { week: weeks.week() };
    const counted = async () => {
      const archive = (await ben.client.call(listDebates, { query: {} })).body;
      const page = (await ben.client.call(getDebate, { params })).body;
      return [archive.find(({ week }) => week === params.week)?.claims, page.claims];
    };
    expect(await counted()).toEqual([3, 3]);
    // Its place stays, since somebody answered it.
    await ann.client.call(withdrawClaim, { params: { claimId: first.id } });
    expect(await counted()).toEqual([2, 2]);
    await moderate('debate-claim', third.id, 'hide');
    expect(await counted()).toEqual([1, 1]);
    await moderate('debate-claim', third.id, 'restore');
    expect(await counted()).toEqual([2, 2]);
    await ben.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    const archive = (await cleo.client.call(listDebates, { query: {} })).body;
    expect(archive.find(({ week }) => week === params.week)?.claims).toBe(1);
  });

  it('that are held are told of when they are shown, once', async () => {
    const { people, keys } = await begin('cleo', 'dora');
    const [cleo, dora] = people;
    const { body: first } = await claim(cleo, { position: keys[0]! });
    await later(30);
    const { body: held } = await claim(dora, { position: keys[0]!, claimId: first.id, text: 'Fuck that' });
    expect(held).toMatchObject({ own: { hidden: 'held' } });
    await later(30);
    const told = async () =>
      (await cleo.client.call(listNotifications, {})).body.filter(({ kind }) => kind === 'debate-answered');
    expect(await told()).toEqual([]);
    await moderate('debate-claim', held.id, 'restore');
    await later(1);
    expect(await told()).toHaveLength(1);
    // Changed into what is held, it is hidden again.
    const changed = await dora.client.call(updateClaim, {
      params: { claimId: held.id },
      body: { text: 'Fuck it' },
    });
    expect(changed.body).toMatchObject({ own: { hidden: 'held' } });
    await moderate('debate-claim', held.id, 'restore');
    await later(1);
    expect(await told()).toHaveLength(1);
  });

  it('are exported to who said them, and go with the account; what others said stays', async () => {
    const { people, keys } = await begin('edna', 'fred', 'gil');
    const [edna, fred, gil] = people;
    const position = keys[0]!;
    const { body: first } = await claim(edna, { position, text: 'words of edna' });
    const { body: lone } = await claim(edna, {
      position,
      text: 'edna alone',
      otherSide: { position: keys[1]!, text: 'edna of others', cites: [] },
    });
    await later(30);
    const { body: answer } = await claim(fred, { position, claimId: first.id, text: 'words of fred' });
    await later(30);
    await edna.client.call(markArgued, { params: { claimId: answer.id }, body: { isArgued: true } });
    const mind = { from: keys[1]!, to: position, text: 'edna was moved' };
    await edna.client.call(changeMind, { params: { claimId: answer.id }, body: mind });
    await fred.client.call(markArgued, { params: { claimId: first.id }, body: { isArgued: true } });
    await later(30);
    const exported = async ({ client }: Member) => JSON.stringify((await client.call(exportMine, {})).body);
    const ofEdna = await exported(edna);
    for (const text of ['words of edna', 'edna alone', 'edna of others', 'edna was moved', weeks.week()]) {
      expect(ofEdna).toContain(text);
    }
    for (const text of ['words of fred', fred.id, 'Fred']) expect(ofEdna).not.toContain(text);
    for (const text of ['words of edna', edna.id, 'Edna', 'edna'])
      expect(await exported(fred)).not.toContain(text);

    await edna.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect(await rowsThatMention(app().db, [edna.id, 'edna'])).toEqual([]);
    expect(await read(gil, first.id)).toMatchObject({ gone: 'withdrawn', text: '', below: 1 });
    expect((await read(gil, answer.id)).text).toBe('words of fred');
    const gone = await app().db.selectFrom('debate_node').select('id').where('id', '=', lone.id).execute();
    expect(gone).toEqual([]);
    expect(await findings()).toEqual([]);
    await app().db.updateTable('debate_node').set({ depth: 3 }).where('id', '=', answer.id).execute();
    expect(await findings()).toHaveLength(1);
  });
});
