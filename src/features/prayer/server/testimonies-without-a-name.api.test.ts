import { expect, it } from 'vitest';
import { leaveCircle } from '#features/circle/circle.contract.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { listAnswered } from '../prayer.contract.ts';
import type { Audience } from '../prayer.rules.ts';
import { answerRequest, createRequest, getRequest, updateRequest } from '../requests.contract.ts';

const ONLY_ME: Audience = { kind: 'only-me', id: null };
const CIRCLE: Audience = { kind: 'circle', id: null };
const EVERYONE: Audience = { kind: 'everyone', id: null };

describeOnBothEngines('what came of a request without a name', (app) => {
  /** What came of it is for the circle, in which a friend is and somebody who leaves it; somebody else comes late. */
  async function answered(name: string, audience: Audience | ((asker: Member) => Promise<Audience>)) {
    const people = await Promise.all(
      ['asks', 'friend', 'leaves', 'late'].map((who) => member(app(), `${who}-${name}`)),
    );
    const [asker, friend, gone, late] = people as [Member, Member, Member, Member];
    for (const one of [friend, gone]) await joinCircles(asker, one);
    const asked = typeof audience === 'function' ? await audience(asker) : audience;
    const body = { text: `asked by ${name}`, audience: asked, isAnonymous: true };
    const { id } = (await asker.client.call(createRequest, { body })).body;
    const params = { requestId: id };
    await asker.client.call(answerRequest, { params, body: { text: 'It is well', audience: CIRCLE } });
    const change = (changes: { audience?: Audience; isAnonymous?: boolean }) =>
      asker.client.call(updateRequest, { params, body: changes });
    const reads = async ({ client }: Member) => {
      const listed = (await client.call(listAnswered, { query: {} })).body.find((one) => one.id === id);
      const { status } = await client.send('GET', `/api/prayer/requests/${id}`);
      const seen = status === 200 ? (await client.call(getRequest, { params })).body : undefined;
      expect(listed?.testimony?.text).toBe(seen?.testimony?.text);
      return seen?.testimony?.text;
    };
    return { asker, friend, gone, late, change, reads };
  }

  it('is read by those who could before when everyone is asked, also who left the circle, and by nobody who comes', async () => {
    const { asker, friend, gone, late, change, reads } = await answered('widens', CIRCLE);
    await leaveAndCome(asker, { gone, late });
    await change({ audience: EVERYONE });
    expect([await reads(friend), await reads(gone), await reads(late)]).toEqual([
      'It is well',
      'It is well',
      undefined,
    ]);
    await change({ audience: ONLY_ME });
    expect(await reads(friend)).toBeUndefined();
    await change({ audience: EVERYONE });
    expect(await reads(friend)).toBeUndefined();
  });

  it('is read by the circle of now when a private request loses its name', async () => {
    const { asker, friend, gone, late, change, reads } = await answered('loses', ONLY_ME);
    expect([await reads(friend), await reads(late)]).toEqual(['It is well', undefined]);
    await change({ isAnonymous: true });
    await leaveAndCome(asker, { gone, late });
    expect([await reads(friend), await reads(gone), await reads(late)]).toEqual([
      'It is well',
      'It is well',
      undefined,
    ]);
    await change({ audience: EVERYONE });
    expect([await reads(friend), await reads(late)]).toEqual(['It is well', undefined]);
  });

  it('is not read any more by the group that was asked when it is the circle that is asked', async () => {
    const ingrid = await member(app(), 'in-the-group');
    const { friend, change, reads } = await answered('moves', async (asker) => ({
      kind: 'group',
      id: await studyGroup(app(), 'Asked once', [ingrid, asker]),
    }));
    expect(await reads(friend)).toBe('It is well');
    await change({ audience: CIRCLE });
    expect([await reads(friend), await reads(ingrid)]).toEqual(['It is well', undefined]);
  });

  async function leaveAndCome(asker: Member, { gone, late }: { gone: Member; late: Member }) {
    await gone.client.call(leaveCircle, { params: { personId: asker.id } });
    await joinCircles(asker, late);
  }
});
