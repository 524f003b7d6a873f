import { expect, it } from 'vitest';
import { setGroupRole } from '#features/groups/members.contract.ts';
import { giveGroupRole } from '#test-support/group-people.ts';
import { type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { supperAt, xpOf } from '#test-support/who-came.ts';
import { answerGathering, markCame } from '../coming.contract.ts';

describeOnBothEngines('who came, where a host did too,', (app) => {
  it('is noted by a host of themselves, who is paid for it while somebody else came, too', async () => {
    const [ann, ben] = [await member(app(), 'host-of-two'), await member(app(), 'guest-of-two')];
    const name = await supperAt(app(), ann, await studyGroup(app(), 'Two', [ann, ben]), '19');
    for (const { client } of [ann, ben]) {
      await client.call(answerGathering, { params: name, body: { answer: 'going' } });
    }
    app().clock.set('2026-11-26T19:30:00Z');
    const before = [await xpOf(ann), await xpOf(ben)];
    const paid = async () => [(await xpOf(ann)) - before[0]!, (await xpOf(ben)) - before[1]!];
    const note = async ({ id: personId }: Member, came: boolean) => {
      const { people } = (await ann.client.call(markCame, { params: { ...name, personId }, body: { came } }))
        .body;
      return people.find(({ person }) => person.id === personId)?.came;
    };
    expect([await note(ann, true), await paid()]).toEqual([true, [0, 0]]);
    expect([await note(ben, true), await paid()]).toEqual([true, [10, 10]]);
    expect([await note(ben, false), await paid()]).toEqual([false, [0, 0]]);
    await note(ben, true);
    expect([await note(ann, false), await paid()]).toEqual([false, [0, 10]]);
    expect([await note(ann, true), await paid()]).toEqual([true, [10, 10]]);
  });

  it('is noted by a host of themselves, whom another host pays who notes others, or them', async () => {
    const names = ['leads', 'leads-too', 'comes'] as const;
    const [ann, cal, ben] = (await Promise.all(names.map((name) => member(app(), name)))) as [
      Member,
      Member,
      Member,
    ];
    const groupId = await studyGroup(app(), 'Two hosts', [ann, cal, ben]);
    await giveGroupRole(groupId, ann, cal, 'leader');
    const name = await supperAt(app(), ann, groupId, '19');
    for (const { client } of [ann, cal, ben]) {
      await client.call(answerGathering, { params: name, body: { answer: 'going' } });
    }
    app().clock.set('2026-11-26T19:30:00Z');
    const before = [await xpOf(ann), await xpOf(cal)];
    const paid = async () => [(await xpOf(ann)) - before[0]!, (await xpOf(cal)) - before[1]!];
    const note = async (by: Member, { id: personId }: Member, came: boolean) => {
      await by.client.call(markCame, { params: { ...name, personId }, body: { came } });
      return paid();
    };
    expect(await note(ann, ann, true)).toEqual([0, 0]);
    expect(await note(cal, ben, true)).toEqual([10, 0]);
    expect(await note(cal, ben, false)).toEqual([0, 0]);
    // What another host says of her does not hang on others.
    expect(await note(cal, ann, true)).toEqual([10, 0]);
    expect(await note(cal, cal, true)).toEqual([10, 10]);
    expect(await note(ann, ben, true)).toEqual([10, 10]);
    expect(await note(ann, ben, false)).toEqual([10, 10]);
    expect(await note(cal, ann, false)).toEqual([0, 0]);
  });

  it('is paid for two of a day, of which none is a host’s own note that is not paid', async () => {
    const [ann, ben] = [await member(app(), 'host-alone'), await member(app(), 'guest-once')];
    const group = await studyGroup(app(), 'Alone twice', [ann, ben]);
    const names: Awaited<ReturnType<typeof supperAt>>[] = [];
    for (const hour of ['13', '14', '15']) names.push(await supperAt(app(), ann, group, hour));
    for (const params of names) await ann.client.call(answerGathering, { params, body: { answer: 'going' } });
    await ben.client.call(answerGathering, { params: names[2]!, body: { answer: 'going' } });
    app().clock.set('2026-11-26T16:00:00Z');
    const before = await xpOf(ann);
    const note = (name: (typeof names)[number], { id: personId }: Member) =>
      ann.client.call(markCame, { params: { ...name, personId }, body: { came: true } });
    for (const name of names) await note(name, ann);
    await note(names[2]!, ben);
    expect((await xpOf(ann)) - before).toBe(10);
  });

  it('is taken back also where it was noted before it was kept by whom', async () => {
    const [ann, ben] = [await member(app(), 'older-ann'), await member(app(), 'older-ben')];
    const name = await supperAt(app(), ann, await studyGroup(app(), 'Older', [ann, ben]), '19');
    for (const { client } of [ann, ben])
      await client.call(answerGathering, { params: name, body: { answer: 'going' } });
    app().clock.set('2026-11-26T19:10:00Z');
    const before = [await xpOf(ann), await xpOf(ben)];
    const note = ({ id: personId }: Member, came: boolean) =>
      ann.client.call(markCame, { params: { ...name, personId }, body: { came } });
    const paid = async () => [(await xpOf(ann)) - before[0]!, (await xpOf(ben)) - before[1]!];
    await note(ann, true);
    await app().db.updateTable('gathering_answer').set({ came_noted_by: null }).execute();
    await note(ben, true);
    await app().db.updateTable('gathering_answer').set({ came_noted_by: null }).execute();
    for (const came of [false, true]) await note(ann, came);
    expect(await paid()).toEqual([10, 10]);
    await note(ben, false);
    expect(await paid()).toEqual([0, 0]);
  });

  it('is paid whichever of two hosts is first, at the same moment', async () => {
    const names = ['at-once-ann', 'at-once-cal', 'at-once-ben'];
    const [ann, cal, ben] = (await Promise.all(names.map((name) => member(app(), name)))) as [
      Member,
      Member,
      Member,
    ];
    const groupId = await studyGroup(app(), 'At once', [ann, cal, ben]);
    await ann.client.call(setGroupRole, { params: { groupId, personId: cal.id }, body: { role: 'helper' } });
    const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
    const suppers: Awaited<ReturnType<typeof supperAt>>[] = [];
    for (const day of days) suppers.push(await supperAt(app(), ann, groupId, '19', day));
    for (const params of suppers)
      for (const { client } of [ann, ben])
        await client.call(answerGathering, { params, body: { answer: 'going' } });
    app().clock.set('2026-12-01T12:00:00Z');
    const before = [await xpOf(ann), await xpOf(ben)];
    const answers = await Promise.all(
      suppers.flatMap((name) =>
        (
          [
            [ann, ann],
            [cal, ben],
            [cal, ben],
          ] as const
        ).map(([by, { id: personId }]) =>
          by.client.call(markCame, { params: { ...name, personId }, body: { came: true } }),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await xpOf(ann)) - before[0]!, (await xpOf(ben)) - before[1]!]).toEqual([40, 40]);
  });
});
