import { expect, it } from 'vitest';
import { correctAge, leaveCircle } from '#features/circle/circle.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { hostOf } from '#test-support/hosts.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { listAnswered, markPrayed } from '../prayer.contract.ts';
import { prayerFeature } from '../prayer.feature.ts';
import type { Audience } from '../prayer.rules.ts';
import {
  answerRequest,
  createRequest,
  getRequest,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';

const ONLY_ME: Audience = { kind: 'only-me', id: null };
const CIRCLE: Audience = { kind: 'circle', id: null };
const EVERYONE: Audience = { kind: 'everyone', id: null };

describeOnBothEngines('what came of a request without a name', (app) => {
  type Asked = Audience | ((asker: Member) => Promise<Audience>);
  /** What came of it is for the circle, in which a friend is and somebody who leaves it; somebody else comes late. */
  async function answered(name: string, audience: Asked, toldTo: Asked = CIRCLE) {
    const people = await Promise.all(
      ['asks', 'friend', 'leaves', 'late'].map((who) => member(app(), `${who}-${name}`)),
    );
    const [asker, friend, gone, late] = people as [Member, Member, Member, Member];
    for (const one of [friend, gone]) await joinCircles(asker, one);
    const [asked, told] = [
      typeof audience === 'function' ? await audience(asker) : audience,
      typeof toldTo === 'function' ? await toldTo(asker) : toldTo,
    ];
    const body = { text: `asked by ${name}`, audience: asked, isAnonymous: true };
    const { id } = (await asker.client.call(createRequest, { body })).body;
    const params = { requestId: id };
    const tell = (text: string | null, to?: Audience) =>
      asker.client.call(answerRequest, { params, body: { text, ...(to && { audience: to }) } });
    await tell('It is well', told);
    const change = (changes: { audience?: Audience }) =>
      asker.client.call(updateRequest, { params, body: changes });
    const reads = async ({ client }: Member) => {
      const listed = (await client.call(listAnswered, { query: {} })).body.find((one) => one.id === id);
      const { status } = await client.send('GET', `/api/prayer/requests/${id}`);
      const seen = status === 200 ? (await client.call(getRequest, { params })).body : undefined;
      expect(listed?.testimony?.text).toBe(seen?.testimony?.text);
      return seen?.testimony?.text;
    };
    const readsAsked = async ({ client }: Member) =>
      (await client.send('GET', `/api/prayer/requests/${id}`)).status === 200;
    return { asker, friend, gone, late, params, tell, change, reads, readsAsked };
  }

  type Told = Awaited<ReturnType<typeof answered>>;

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

  it('is for the circle alone when it was a group that was asked', async () => {
    const ingrid = await member(app(), 'asked-in-a-group');
    const { friend, gone, asker, late, reads, readsAsked } = await answered('apart', async (asker) => ({
      kind: 'group',
      id: await studyGroup(app(), 'Asked of', [ingrid, asker]),
    }));
    await leaveAndCome(asker, { gone, late });
    expect([await reads(friend), await reads(gone), await reads(late)]).toEqual([
      'It is well',
      'It is well',
      undefined,
    ]);
    expect([await readsAsked(ingrid), await reads(ingrid)]).toEqual([true, undefined]);
  });

  it.each([
    ['narrow', 'narrowed', ({ tell }: Told) => tell('It is well', ONLY_ME)],
    ['gone', 'taken back', ({ tell }: Told) => tell(null)],
    [
      'again',
      'of a request that is open again',
      ({ asker, params }: Told) => asker.client.call(setRequestState, { params, body: { state: 'open' } }),
    ],
  ])('takes the request along to whom it was told (%s): not when it is %s', async (name, _, takeBack) => {
    const ivy = await member(app(), `ivy-${name}`);
    const told = await answered(name, CIRCLE, async (asker) => ({
      kind: 'group',
      id: await studyGroup(app(), `Told in ${name}`, [ivy, asker]),
    }));
    const { friend, reads, readsAsked } = told;
    expect([await reads(ivy), await reads(friend), await readsAsked(friend)]).toEqual([
      'It is well',
      undefined,
      true,
    ]);
    await takeBack(told);
    expect([await readsAsked(ivy), await readsAsked(friend)]).toEqual([false, true]);
  });

  it('is read by those who could before when its words change, and by nobody who came since', async () => {
    const { asker, friend, gone, late, tell, reads } = await answered('edits', EVERYONE);
    await leaveAndCome(asker, { gone, late });
    await tell('It is very well', CIRCLE);
    expect([await reads(friend), await reads(gone), await reads(late)]).toEqual([
      'It is very well',
      'It is very well',
      undefined,
    ]);
  });

  it('is read by those who could before when everyone is asked and then the circle again', async () => {
    const { asker, friend, gone, late, change, reads } = await answered('and-back', CIRCLE);
    await change({ audience: EVERYONE });
    await leaveAndCome(asker, { gone, late });
    await change({ audience: CIRCLE });
    expect([await reads(friend), await reads(gone)]).toEqual(['It is well', 'It is well']);
  });

  it('is told to who prayed and has left the group since where their circle is told, and not to who has left alone', async () => {
    const [asker, friend, other] = [
      await member(app(), 'asker-of-news'),
      await member(app(), 'friend-of-news'),
      await member(app(), 'other-of-news'),
    ];
    await joinCircles(asker, friend);
    const groupId = await studyGroup(app(), 'News', [asker, friend, other]);
    const body = { text: 'For news', audience: { kind: 'group', id: groupId } as const, isAnonymous: true };
    const params = { requestId: (await asker.client.call(createRequest, { body })).body.id };
    for (const { client } of [friend, other]) {
      await client.call(markPrayed, { params });
      await client.call(leaveGroup, { params: { groupId } });
    }
    await asker.client.call(answerRequest, { params, body: { text: 'It is well', audience: CIRCLE } });
    app().clock.advance({ days: 2 });
    await runJob(app(), [prayerFeature], 'tell of answered prayers');
    const told = await app()
      .db.selectFrom('notification')
      .select('user_id')
      .where('subject_id', '=', params.requestId)
      .where('kind', '=', 'prayer-answered')
      .execute();
    expect(told).toEqual([{ user_id: friend.id }]);
  });

  it('is not for a circle any more when its author or its reader turns out to be under 16; what a group was told stays', async () => {
    const ivy = await member(app(), 'ivy-of-the-young');
    const group = async (asker: Member): Promise<Audience> => ({
      kind: 'group',
      id: await studyGroup(app(), `Young ${asker.id}`, [ivy, asker]),
    });
    const [toCircle, ofReader, toGroup] = [
      await answered('young', EVERYONE),
      await answered('reads-young', EVERYONE),
      await answered('young-in-group', CIRCLE, group),
    ];
    expect([await toCircle.reads(toCircle.friend), await toGroup.reads(ivy)]).toEqual([
      'It is well',
      'It is well',
    ]);
    const admin = await hostOf(app(), 'admin-of-ages', 'admin');
    for (const { id } of [toCircle.asker, ofReader.friend, toGroup.asker, ivy])
      await admin.call(correctAge, { params: { personId: id }, body: { answer: 'under-16' } });
    await app().server.idle();
    expect([await toCircle.reads(toCircle.friend), await ofReader.reads(ofReader.friend)]).toEqual([
      undefined,
      undefined,
    ]);
    expect([await ofReader.reads(ofReader.gone), await toGroup.reads(ivy)]).toEqual([
      'It is well',
      'It is well',
    ]);
    for (const { id } of [toCircle.asker, ofReader.friend])
      await admin.call(correctAge, { params: { personId: id }, body: { answer: 'grown' } });
    expect([await toCircle.reads(toCircle.friend), await ofReader.reads(ofReader.friend)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  async function leaveAndCome(asker: Member, { gone, late }: { gone: Member; late: Member }) {
    await gone.client.call(leaveCircle, { params: { personId: asker.id } });
    await joinCircles(asker, late);
  }
});
