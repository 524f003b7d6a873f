import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { LiveListener } from '#test-support/live-listener.ts';
import { member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { supperAt, xpOf } from '#test-support/who-came.ts';
import { answerGathering, markCame } from '../coming.contract.ts';
import { createGathering } from '../gatherings.contract.ts';

describeOnBothEngines('who came', (app) => {
  const settleBan = async (id: string, until: number | null) => {
    const { events } = app().server.deps;
    const now = app().clock.now();
    await inTransaction(app().db, (tx) => setBan(tx, id, until, { events, now }));
    await app().server.idle();
  };

  it('is noted by a host from its begin on, and paid once; a mistake takes it back', async () => {
    const [ann, ben] = [await member(app(), 'ann'), await member(app(), 'ben')];
    const group = await studyGroup(app(), 'Marked', [ann, ben]);
    const name = await supperAt(app(), ann, group, '19');
    const params = { ...name, personId: ben.id };
    expect((await ann.client.refused(markCame, { params, body: { came: true } })).body.code).toBe(
      'GATHERING_CLOSED',
    );
    await ben.client.call(answerGathering, { params: name, body: { answer: 'going' } });
    app().clock.set('2026-11-26T19:30:00Z');
    const before = await xpOf(ben);
    expect((await ben.client.refused(markCame, { params, body: { came: true } })).status).toBe(404);
    for (const came of [true, true]) {
      const { people } = (await ann.client.call(markCame, { params, body: { came } })).body;
      expect(people.map((one) => [one.person.id, one.came])).toEqual([[ben.id, true]]);
    }
    expect((await xpOf(ben)) - before).toBe(10);
    await ann.client.call(markCame, { params, body: { came: false } });
    expect((await xpOf(ben)) - before).toBe(0);
    await ann.client.call(markCame, { params, body: { came: true } });
    expect((await xpOf(ben)) - before).toBe(10);
    const zoe = await member(app(), 'zoe');
    const stranger = { params: { ...name, personId: zoe.id }, body: { came: true } };
    expect((await ann.client.refused(markCame, stranger)).status).toBe(404);
    const file = (await ben.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(file['gatheringAnswers']).toMatchObject([
      { answer: 'going', title: SUPPER.title, isOfWholeSeries: false },
    ]);
  });

  it('is not denied by who was noted: a host takes a mistake back', async () => {
    const [ann, ben] = [await member(app(), 'denied-ann'), await member(app(), 'denied-ben')];
    const name = await supperAt(app(), ann, await studyGroup(app(), 'Denied', [ann, ben]), '19');
    await ben.client.call(answerGathering, { params: name, body: { answer: 'going' } });
    app().clock.set('2026-11-26T19:10:00Z');
    const before = await xpOf(ben);
    const note = (came: boolean) =>
      ann.client.call(markCame, { params: { ...name, personId: ben.id }, body: { came } });
    await note(true);
    const cant = { params: name, body: { answer: 'cant' } } as const;
    const { body } = await ben.client.refused(answerGathering, cant);
    expect(body).toMatchObject({ code: 'GATHERING_CLOSED', message: expect.stringContaining('host') });
    await note(false);
    await ben.client.call(answerGathering, cant);
    expect((await xpOf(ben)) - before).toBe(0);
  });

  it('is no longer kept of who left the group when it was a mistake, and who waits has the seat', async () => {
    const [ann, ben, cat] = [
      await member(app(), 'l-ann'),
      await member(app(), 'l-ben'),
      await member(app(), 'l-cat'),
    ];
    const group = await studyGroup(app(), 'One seat', [ann, ben, cat]);
    app().clock.set('2026-11-26T12:00:00Z');
    const times = { startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T19:30' };
    const body = { ...SUPPER, ...times, groupId: group, seats: 1 };
    const { gatheringId, start } = (await ann.client.call(createGathering, { body })).body;
    const name = { gatheringId, start };
    for (const { client } of [ben, cat])
      await client.call(answerGathering, { params: name, body: { answer: 'going' } });
    app().clock.set('2026-11-26T19:10:00Z');
    const note = async (came: boolean) =>
      (
        await ann.client.call(markCame, { params: { ...name, personId: ben.id }, body: { came } })
      ).body.people.map(({ person, isWaiting }) => [person.id, isWaiting]);
    await note(true);
    await ben.client.call(leaveGroup, { params: { groupId: group } });
    await app().server.idle();
    expect(await note(false)).toEqual([[cat.id, false]]);
  });

  it('is said to their open pages, whose XP is right at once', async () => {
    const [ann, ben] = [await member(app(), 'hearing-ann'), await member(app(), 'hearing-ben')];
    const name = await supperAt(app(), ann, await studyGroup(app(), 'Heard', [ann, ben]), '19');
    await ben.client.call(answerGathering, { params: name, body: { answer: 'going' } });
    app().clock.set('2026-11-26T19:30:00Z');
    const listener = await LiveListener.open(ben.client);
    await ann.client.call(markCame, { params: { ...name, personId: ben.id }, body: { came: true } });
    let heard = await listener.changed();
    while (heard !== null && !heard.includes(getCurrentUser.path)) heard = await listener.changed();
    listener.leave();
    expect(heard).not.toBeNull();
  });

  it.each(['leaves the group', 'is banned for good'])(
    'stays noted while it goes on when who came %s: a mistake is still one, and a day pays two',
    async (how) => {
      const word = how.split(' ').at(-1);
      const [ann, ben] = [await member(app(), `ann-${word}`), await member(app(), `ben-${word}`)];
      const groups: string[] = [];
      for (const n of [1, 2, 3]) groups.push(await studyGroup(app(), `Staying ${word} ${n}`, [ann, ben]));
      const names: { gatheringId: string; start: string }[] = [];
      for (const group of groups) names.push(await supperAt(app(), ann, group, '19'));
      for (const params of names)
        await ben.client.call(answerGathering, { params, body: { answer: 'going' } });
      app().clock.set('2026-11-26T19:10:00Z');
      const before = await xpOf(ben);
      const note = async (n: number, came: boolean) => {
        const params = { ...names[n]!, personId: ben.id };
        const { people } = (await ann.client.call(markCame, { params, body: { came } })).body;
        return people.map((one) => one.came);
      };
      const goes = async () => {
        if (word === 'group') await ben.client.call(leaveGroup, { params: { groupId: groups[0]! } });
        else for (const until of [FOREVER, null]) await settleBan(ben.id, until);
        await app().server.idle();
      };
      await note(0, true);
      await goes();
      const file = (await ben.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
      expect(file['gatheringAnswers']).toContainEqual(
        expect.objectContaining({ title: SUPPER.title, cameAt: app().clock.now() }),
      );
      for (const n of [1, 2]) await note(n, true);
      expect((await xpOf(ben)) - before).toBe(20);
      expect(await note(0, false)).toEqual(word === 'group' ? [] : [false]);
      expect((await xpOf(ben)) - before).toBe(10);
    },
  );

  it('is paid for two of a day, also where a mistake was taken back in between', async () => {
    const [ann, ben] = [await member(app(), 'back-ann'), await member(app(), 'back-ben')];
    const group = await studyGroup(app(), 'Back again', [ann, ben]);
    const names: Awaited<ReturnType<typeof supperAt>>[] = [];
    for (const hour of ['13', '14', '15']) names.push(await supperAt(app(), ann, group, hour));
    for (const params of names) await ben.client.call(answerGathering, { params, body: { answer: 'going' } });
    app().clock.set('2026-11-26T16:00:00Z');
    const before = await xpOf(ben);
    const note = (n: number, came: boolean) =>
      ann.client.call(markCame, { params: { ...names[n]!, personId: ben.id }, body: { came } });
    await note(0, true);
    await note(1, true);
    await note(0, false);
    await note(2, true);
    await note(0, true);
    expect((await xpOf(ben)) - before).toBe(20);
  });

  it('is paid for two of a day', async () => {
    const [ann, ben] = [await member(app(), 'anna'), await member(app(), 'benn')];
    const group = await studyGroup(app(), 'Often', [ann, ben]);
    const day = '2026-11-27';
    // From its first minute to its last hour.
    const names = [
      await supperAt(app(), ann, group, '00', day),
      await supperAt(app(), ann, group, '23', day),
      await supperAt(app(), ann, group, '15', day),
    ];
    for (const params of names) await ben.client.call(answerGathering, { params, body: { answer: 'maybe' } });
    app().clock.set('2026-11-28T08:00:00Z');
    const before = await xpOf(ben);
    const note = (name: (typeof names)[number], came: boolean) =>
      ann.client.call(markCame, { params: { ...name, personId: ben.id }, body: { came } });
    // What was taken back by mistake counts again once it is given back.
    for (const came of [true, false]) await note(names[0]!, came);
    for (const name of names) await note(name, true);
    expect((await xpOf(ben)) - before).toBe(20);
  });

  it('is paid for each evening of a month that a host notes at once, and no more for what was planned afterwards', async () => {
    const [ann, ben] = [await member(app(), 'monthann'), await member(app(), 'monthben')];
    const group = await studyGroup(app(), 'Month', [ann, ben]);
    const days = ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'];
    const names = [];
    for (const day of days) names.push(await supperAt(app(), ann, group, '19', day));
    for (const params of names) await ben.client.call(answerGathering, { params, body: { answer: 'going' } });
    app().clock.set('2026-12-20T12:00:00Z');
    const before = await xpOf(ben);
    const note = (name: { gatheringId: string; start: string }) =>
      ann.client.call(markCame, { params: { ...name, personId: ben.id }, body: { came: true } });
    for (const name of names) await note(name);
    expect((await xpOf(ben)) - before).toBe(40);
    for (const day of ['2026-12-14', '2026-12-15', '2026-12-16']) {
      const times = { startsAt: `${day}T19:00`, endsAt: '2026-12-21T19:00' };
      const { gatheringId, start } = (
        await ann.client.call(createGathering, { body: { ...SUPPER, ...times, groupId: group } })
      ).body;
      await ben.client.call(answerGathering, { params: { gatheringId, start }, body: { answer: 'going' } });
      await note({ gatheringId, start });
    }
    expect((await xpOf(ben)) - before).toBe(40);
  });
});
