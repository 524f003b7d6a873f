import { expect, it } from 'vitest';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { changeMind, listOtherSides, markArgued, updateClaim, withdrawClaim } from '../claims.contract.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';
import { closesAt } from '../weeks.rules.ts';
import { countHolders } from './stand-store.ts';

describeOnBothEngines('who says how much in a debate, and until when', (app) => {
  const weeks = createDebateWeeks(app);
  const { begin, claim, hold, said } = weeks;

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
