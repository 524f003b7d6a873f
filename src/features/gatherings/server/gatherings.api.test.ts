import { expect, it } from 'vitest';
import type { HandlerInput } from '#contract/define-endpoint.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { giveRole } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';
import { addBringLine, answerGathering, removeBringLine, takeBringLine } from '../coming.contract.ts';
import {
  createGathering,
  getGathering,
  listGatherings,
  listGatheringsBetween,
  listNextGatherings,
  updateGathering,
} from '../gatherings.contract.ts';
import type { Gathering } from '../gatherings-fields.ts';

type Body = HandlerInput<typeof createGathering>['body'];
const NOON = '2026-11-22T12:00:00Z';
const THURSDAY = { ...SUPPER, startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T21:00' };

describeOnBothEngines('gatherings', (app) => {
  const make = async (who: Member, groupId: string | null, more: Partial<Body> = {}) =>
    (await who.client.call(createGathering, { body: { ...THURSDAY, groupId, ...more } })).body;
  const nameOf = ({ gatheringId, start }: Gathering) => ({ gatheringId, start });
  const see = async (who: Member, one: Gathering) =>
    (await who.client.call(getGathering, { params: nameOf(one) })).body;
  const answer = async (who: Member, one: Gathering, given: 'going' | 'maybe' | 'cant') =>
    (await who.client.call(answerGathering, { params: nameOf(one), body: { answer: given } })).body;
  const people = (...names: string[]) => {
    app().clock.set(NOON);
    return Promise.all(names.map((name) => member(app(), name)));
  };
  const titles = async (who: Member) =>
    (await who.client.call(listGatherings, { query: {} })).body.map(({ title }) => title);

  it('of a group are made by its leader and helpers, seen by who is in it, and by nobody else', async () => {
    const [ann, ben, cat, zoe] = (await people('ann', 'ben', 'cat', 'zoe')) as [
      Member,
      Member,
      Member,
      Member,
    ];
    const group = await studyGroup(app(), 'Kitchen', [ann, ben]);
    await comesInto(app(), group, cat, 'helper');
    const one = await make(ann, group);
    expect(one).toMatchObject({
      title: 'Supper in the kitchen',
      start: '2026-11-26T19:00',
      startsAt: Date.parse('2026-11-26T19:00:00Z'),
      group: { id: group, name: 'Kitchen' },
      place: '12 Mill Lane',
      can: { answer: true, host: true, mark: false, report: false },
    });
    expect(await see(ben, one)).toMatchObject({
      place: null,
      isPlaceHidden: true,
      can: { answer: true, bring: true, host: false, report: true },
    });
    expect((await make(cat, group, { title: 'Walk', startsAt: '2026-11-26T20:00' })).title).toBe('Walk');
    expect(await titles(ben)).toEqual(['Supper in the kitchen', 'Walk']);
    expect(await titles(zoe)).toEqual([]);
    expect((await zoe.client.refused(getGathering, { params: nameOf(one) })).status).toBe(404);
    expect((await zoe.client.refused(listGatherings, { query: { groupId: group } })).status).toBe(404);
    const mine = { body: { answer: 'going' as const }, params: nameOf(one) };
    expect((await zoe.client.refused(answerGathering, mine)).status).toBe(404);
    for (const who of [ben, zoe]) {
      const body = { ...THURSDAY, groupId: group };
      expect((await who.client.refused(createGathering, { body })).status).toBe(404);
    }
    expect((await ann.client.refused(createGathering, { body: { ...THURSDAY, groupId: null } })).status).toBe(
      404,
    );
  });

  it('of everyone are made by moderators, and are not for who is under 16', async () => {
    const [mod, ann] = (await people('moda', 'anna')) as [Member, Member];
    const young = await member(app(), 'young', { age: 'under-16' });
    await giveRole(app(), 'moda', 'moderator');
    await setUpSecondStep(mod.client, app().clock.now());
    const one = await make(mod, null, { title: 'All of us' });
    expect(await titles(ann)).toContain('All of us');
    expect(await titles(young)).not.toContain('All of us');
    expect((await young.client.refused(getGathering, { params: nameOf(one) })).status).toBe(404);
    expect((await answer(ann, one, 'going')).going).toBe(1);
  });

  it('are answered, with seats for who said so first; who waits moves up and is told', async () => {
    const [ann, ben, cat] = (await people('anne', 'benn', 'catt')) as [Member, Member, Member];
    const group = await studyGroup(app(), 'Small room', [ann, ben, cat]);
    const one = await make(ann, group, { seats: 1 });
    expect(await answer(ben, one, 'going')).toMatchObject({ going: 1, waiting: 0, place: '12 Mill Lane' });
    expect(await answer(cat, one, 'going')).toMatchObject({ going: 1, waiting: 1, waitingPlace: 1 });
    expect((await see(ann, one)).people.map(({ person, isWaiting }) => [person.id, isWaiting])).toEqual([
      [ben.id, false],
      [cat.id, true],
    ]);
    await answer(ben, one, 'cant');
    expect(await see(cat, one)).toMatchObject({ going: 1, waiting: 0, waitingPlace: null, answer: 'going' });
    const told = await app()
      .db.selectFrom('notification')
      .select(['user_id', 'kind'])
      .where('kind', '=', 'gathering-seat')
      .execute();
    expect(told).toEqual([{ user_id: cat.id, kind: 'gathering-seat' }]);
    await block(cat, ann);
    expect(await see(ann, one)).toMatchObject({ going: 1, faces: [], people: [] });
  });

  it('that have fewer seats then tell whoever had one and waits now', async () => {
    const [ann, ben, cat, dan] = (await people('anns', 'bens', 'cats', 'dans')) as [
      Member,
      Member,
      Member,
      Member,
    ];
    const group = await studyGroup(app(), 'Smaller room', [ann, ben, cat, dan]);
    const weekly = { kind: 'weekly', every: 1, until: '2026-12-03' } as const;
    const one = await make(ann, group, { repeat: weekly });
    const next = { ...one, start: '2026-12-03T19:00' };
    for (const who of [ben, cat, dan]) await answer(who, one, 'going');
    for (const who of [dan, ben]) await answer(who, next, 'going');
    const seats = async (scope: 'one' | 'all', count: number) => {
      app().clock.advance({ minutes: 1 });
      await ann.client.call(updateGathering, { params: nameOf(one), body: { scope, seats: count } });
    };
    const told = async ({ client }: Member) =>
      (await client.call(listNotifications, {})).body
        .map(({ kind, title }) => `${kind} ${title}`)
        .filter((line) => /-(waits|seat) /.test(line));
    const [waits, seat] = ['gathering-waits On the waiting list now', 'gathering-seat You have a seat'].map(
      (line) => `${line}: Supper in the kitchen`,
    );
    await seats('one', 3);
    expect([await told(ben), await told(cat), await told(dan)]).toEqual([[], [], []]);
    await seats('one', 2);
    expect([await told(ben), await told(cat), await told(dan)]).toEqual([[], [], [waits]]);
    await seats('one', 3);
    expect(await told(dan)).toEqual([seat, waits]);
    await seats('all', 1);
    expect([await told(ben), await told(cat), await told(dan)]).toEqual([
      [waits],
      [waits],
      [waits, seat, waits],
    ]);
  });

  it('with one seat that two take at once give it to one, and a line to one', async () => {
    const [ann, ben, cat] = (await people('anni', 'beni', 'cati')) as [Member, Member, Member];
    const group = await studyGroup(app(), 'At once', [ann, ben, cat]);
    const one = await make(ann, group, { seats: 1 });
    const both = await Promise.all([answer(ben, one, 'going'), answer(cat, one, 'going')]);
    expect((await see(ann, one)).going).toBe(1);
    expect(both.map(({ answer: given }) => given)).toEqual(['going', 'going']);
    const after = await Promise.all([see(ben, one), see(cat, one)]);
    expect(after.map(({ waitingPlace }) => waitingPlace).toSorted()).toEqual([1, null]);
    const lineId = one.brings[0]!.id;
    const taking = { params: { ...nameOf(one), lineId }, body: { isMine: true } };
    const taken = await Promise.all(
      [ben, cat].map(({ client }) =>
        client.send('PUT', `/api/gatherings/${one.gatheringId}/${one.start}/lines/${lineId}/mine`, {
          isMine: true,
        }),
      ),
    );
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ann.client.refused(takeBringLine, taking)).body.code).toBe('LINE_TAKEN');
  });

  it('show help to who writes words of danger in them', async () => {
    const [ann, ben] = (await people('annd', 'bend')) as [Member, Member];
    const group = await studyGroup(app(), 'Danger', [ann, ben]);
    const danger = 'I want to kill myself';
    const body = { ...THURSDAY, groupId: group, description: danger };
    const one = await make(ann, group);
    expect(one.needsHelp).toBe(false);
    expect((await ann.client.call(createGathering, { body })).body.needsHelp).toBe(true);
    const params = nameOf(one);
    const line = (text: string) =>
      ben.client.call(addBringLine, { params, body: { text, isMine: false } }).then((said) => said.body);
    expect((await line('Salt')).needsHelp).toBe(false);
    expect((await line(danger)).needsHelp).toBe(true);
    const change = (description: string) =>
      ann.client.call(updateGathering, { params, body: { scope: 'all', description } });
    expect((await change('We read Luke 15.')).body.needsHelp).toBe(false);
    expect((await change(danger)).body.needsHelp).toBe(true);
  });

  it('say who brings what: taken by who comes, given back by who cannot', async () => {
    const [ann, ben] = (await people('annb', 'benb')) as [Member, Member];
    const group = await studyGroup(app(), 'Bringers', [ann, ben]);
    const one = await make(ann, group);
    const params = { ...nameOf(one), lineId: one.brings[0]!.id };
    const taken = (await ben.client.call(takeBringLine, { params, body: { isMine: true } })).body;
    expect(taken).toMatchObject({ answer: 'going', iBring: ['Bread'] });
    const added = (
      await ben.client.call(addBringLine, { params: nameOf(one), body: { text: 'Salt', isMine: true } })
    ).body;
    expect(added.iBring).toEqual(['Bread', 'Salt']);
    const next = (await ben.client.call(listNextGatherings, { query: { groupId: group } })).body;
    expect(next.map(({ iBring }) => iBring)).toEqual([['Bread', 'Salt']]);
    const left = await answer(ben, one, 'cant');
    expect(left.brings.map(({ isTaken }) => isTaken)).toEqual([false, false]);
    expect((await ben.client.call(listNextGatherings, { query: { groupId: group } })).body).toEqual([]);
    const salt = left.brings.find(({ text }) => text === 'Salt')!;
    expect((await ben.client.refused(removeBringLine, { params })).status).toBe(404);
    const gone = { params: { ...nameOf(one), lineId: salt.id } };
    expect((await ben.client.call(removeBringLine, gone)).body.brings.map(({ text }) => text)).toEqual([
      'Bread',
    ]);
  });

  it('that repeat stand on the same local day in list and grid, through a change of clocks', async () => {
    const [ann] = (await people('annr')) as [Member];
    const group = await studyGroup(app(), 'Weekly', [ann]);
    const first = await make(ann, group, {
      startsAt: '2027-03-18T19:00',
      endsAt: '2027-03-18T20:30',
      repeat: { kind: 'weekly', every: 1, until: '2027-04-08' },
    });
    const listed = (await ann.client.call(listGatherings, { query: { groupId: group } })).body;
    const query = { from: '2027-03-01', before: '2027-05-01', timezone: 'Asia/Tokyo', groupId: group };
    const shown = (await ann.client.call(listGatheringsBetween, { query })).body;
    expect(listed.map(({ localStart }) => localStart)).toEqual([
      '2027-03-18T19:00',
      '2027-03-25T19:00',
      '2027-04-01T19:00',
      '2027-04-08T19:00',
    ]);
    expect(shown.map(({ start }) => start)).toEqual(listed.map(({ start }) => start));
    expect(listed.map(({ startsAt }) => new Date(startsAt).toISOString().slice(11, 16))).toEqual([
      '19:00',
      '19:00',
      '18:00',
      '18:00',
    ]);
    expect(first.repeat).toEqual({ kind: 'weekly', every: 1, until: '2027-04-08' });
    const page = await ann.client.call(listGatherings, { query: { groupId: group, limit: 3 } });
    expect(page.body).toHaveLength(3);
    const tooLong = { ...query, before: '2027-06-01' };
    expect((await ann.client.refused(listGatheringsBetween, { query: tooLong })).status).toBe(400);
  });

  it('refuse times that make no sense', async () => {
    const [ann] = (await people('annt')) as [Member];
    const group = await studyGroup(app(), 'Times', [ann]);
    const refused = async (more: Partial<Body>) =>
      (await ann.client.refused(createGathering, { body: { ...THURSDAY, groupId: group, ...more } })).status;
    expect(await refused({ endsAt: '2026-11-26T18:00' })).toBe(400);
    expect(await refused({ endsAt: '2026-12-26T18:00' })).toBe(400);
    expect(await refused({ startsAt: '2026-11-20T18:00', endsAt: '2026-11-20T19:00' })).toBe(400);
    expect(await refused({ startsAt: '2030-11-20T18:00', endsAt: '2030-11-20T19:00' })).toBe(400);
    expect(await refused({ repeat: { kind: 'weekly', every: 1, until: '2026-11-25' } })).toBe(400);
    const first = { startsAt: '2026-12-01T18:00', endsAt: '2026-12-01T19:00' };
    expect(await refused({ ...first, repeat: { kind: 'last-weekday', every: 1, until: null } })).toBe(400);
  });
});
