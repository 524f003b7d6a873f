import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import type { Member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { changeMind, markArgued, withdrawClaim } from '../claims.contract.ts';
import { getDebate } from '../debates.contract.ts';
import { findDebate } from './debate-store.ts';
import { treeAt } from './tree.ts';

describeOnBothEngines('what a claim did for somebody', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, hold, later, read, said, told, xp } = weeks;

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

  it('is counted from the next quarter of an hour on, also where the week is read anew before', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const [from, to] = keys as [string, string];
    const [first, second] = [await said(ann, { position: to }), await said(cleo, { position: to })];
    const honours = async () => {
      const { db, clock } = app();
      const { argued, minds } = (
        await treeAt(db, (await findDebate(db, weeks.week()))!, clock.now())
      ).byId.get(first)!;
      return { argued, minds };
    };
    app().clock.advance({ minutes: 7 });
    await ben.client.call(markArgued, { params: { claimId: first }, body: { isArgued: true } });
    await ben.client.call(changeMind, { params: { claimId: first }, body: { from, to, text: '' } });
    await cleo.client.call(withdrawClaim, { params: { claimId: second } });
    expect(await honours()).toEqual({ argued: 0, minds: 0 });
    await later(8);
    expect(await honours()).toEqual({ argued: 1, minds: 1 });
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

  it('stays said by whose mind it changed, also once its author has taken it back or is gone', async () => {
    const { people, keys } = await begin('ann', 'ben', 'cleo');
    const [ann, ben, cleo] = people;
    const [from, to] = keys as [string, string];
    const [ofAnn, ofCleo] = [await said(ann, { position: to }), await said(cleo, { position: to })];
    const change = (who: Member, claimId: string) =>
      who.client.call(changeMind, { params: { claimId }, body: { from, to, text: 'I see it now.' } });
    expect([(await change(ben, ofAnn)).status, (await change(ann, ofCleo)).status]).toEqual([201, 201]);
    await ann.client.call(withdrawClaim, { params: { claimId: ofAnn } });
    await cleo.client.call(deleteAccount, { body: { password: PASSWORD } });
    await app().server.idle();
    expect((await read(ben, ofAnn)).status).toBe(404);
    const page = async (who: Member) =>
      (await who.client.call(getDebate, { params: { week: weeks.week() } })).body;
    for (const who of [ben, ann]) expect((await page(who)).mine.mind).toMatchObject({ from, to });
    await weeks.atTheEnd(0);
    const closed = await page(ben);
    expect(closed).toMatchObject({ claims: 0, closing: { minds: [{ from, to, count: 2 }] } });
    expect(closed.closing!.lines).toHaveLength(2);
  });
});
