import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { giveRole } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { setUpSecondStep } from '#test-support/second-step.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { supperAt, xpOf } from '#test-support/who-came.ts';
import { getMyCalendar } from '../calendar.contract.ts';
import { answerGathering, getOthersOfGroup, markCame } from '../coming.contract.ts';
import { cancelGathering, createGathering, getGathering, updateGathering } from '../gatherings.contract.ts';

describeOnBothEngines('who came without having said so', (app) => {
  /** A supper of Ann's, who hosts it, Ben, who comes, Cat, who said that she cannot, and Dan, who said nothing; it has begun. */
  async function supper(name: string) {
    const people: Member[] = [];
    for (const one of ['ann', 'ben', 'cat', 'dan']) people.push(await member(app(), `${name}-${one}`));
    const [ann, ben, cat, dan] = people as [Member, Member, Member, Member];
    const params = await supperAt(app(), ann, await studyGroup(app(), name, people), '19');
    const answer = (who: Member, given: 'going' | 'cant') =>
      who.client.call(answerGathering, { params, body: { answer: given } });
    await answer(ben, 'going');
    await answer(cat, 'cant');
    app().clock.set('2026-11-26T19:10:00Z');
    const note = async (who: Member, came: boolean) =>
      (await ann.client.call(markCame, { params: { ...params, personId: who.id }, body: { came } })).body;
    /** In the order of their names. */
    const others = async () => {
      const listed = (await ann.client.call(getOthersOfGroup, { params })).body.people;
      return people.flatMap(({ id }) =>
        listed.flatMap(({ person, came }) => (person.id === id ? [[id, came] as const] : [])),
      );
    };
    return { ann, ben, cat, dan, params, answer, note, others };
  }

  it('is listed for a host and noted as others are: paid, told, and taken back', async () => {
    const { ann, cat, dan, params, note, others } = await supper('unsaid');
    expect(await others()).toEqual([
      [ann.id, false],
      [cat.id, false],
      [dan.id, false],
    ]);
    const before = [await xpOf(cat), await xpOf(dan)];
    const paid = async () => [(await xpOf(cat)) - before[0]!, (await xpOf(dan)) - before[1]!];
    const seen = await note(dan, true);
    // Who said that they come is one list, with its own count.
    expect([seen.going, seen.people.length]).toEqual([1, 1]);
    await note(cat, true);
    await note(cat, true);
    expect(await paid()).toEqual([10, 10]);
    expect(await others()).toEqual([
      [ann.id, false],
      [cat.id, true],
      [dan.id, true],
    ]);
    const { body } = await dan.client.refused(answerGathering, { params, body: { answer: 'cant' } });
    expect(body).toMatchObject({ code: 'GATHERING_CLOSED', message: expect.stringContaining('host') });
    for (const who of [cat, dan]) await note(who, false);
    await note(dan, false);
    expect(await paid()).toEqual([0, 0]);
    const answers = [cat, dan].map(
      async ({ client }) => (await client.call(getGathering, { params })).body.answer,
    );
    expect(await Promise.all(answers)).toEqual(['cant', null]);
    expect(await others()).toEqual([
      [ann.id, false],
      [cat.id, false],
      [dan.id, false],
    ]);
  });

  it('has answered nothing on their own pages, in their export and in their calendar', async () => {
    const { dan, params, note } = await supper('read');
    await note(dan, true);
    expect((await dan.client.call(getGathering, { params })).body.answer).toBeNull();
    const file = (await dan.client.call(exportMine, {})).body as unknown as Record<string, object[]>;
    expect(file['gatheringAnswers']).toMatchObject([{ answer: null, cameAt: app().clock.now() }]);
    const { path } = (await dan.client.call(getMyCalendar, {})).body;
    expect(await (await app().visitor().fetch(path)).text()).toContain('STATUS:TENTATIVE');
  });

  it('is one of those who come once they say so, and stays noted', async () => {
    const { dan, answer, note, others, ann } = await supper('later');
    await note(dan, true);
    await answer(dan, 'going');
    const seen = await note(dan, true);
    expect(seen.people.map(({ person, came }) => [person.id === dan.id, came])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await others()).map(([id]) => id)).not.toContain(dan.id);
    expect(await others()).toContainEqual([ann.id, false]);
  });

  it('keeps an evening on which somebody was noted, when its series is called off', async () => {
    const { ann, dan, params, note } = await supper('kept');
    await note(dan, true);
    const repeat = { kind: 'weekly', every: 1, until: null } as const;
    await ann.client.call(updateGathering, { params, body: { scope: 'all', repeat } });
    const next = { ...params, start: '2026-12-03T19:00' };
    await ann.client.call(cancelGathering, { params: next, body: { scope: 'all' } });
    expect((await ann.client.call(getGathering, { params })).body.gatheringId).toBe(params.gatheringId);
  });

  it('is not noted by who may not, of whom a block parts, before it begins, or of an event for everyone', async () => {
    const { ann, ben, dan, params, others } = await supper('refused');
    const noting = { params: { ...params, personId: dan.id }, body: { came: true } };
    expect((await ben.client.refused(markCame, noting)).status).toBe(404);
    expect((await ben.client.refused(getOthersOfGroup, { params })).status).toBe(404);
    await block(dan, ann);
    expect((await ann.client.refused(markCame, noting)).status).toBe(404);
    expect((await others()).map(([id]) => id)).not.toContain(dan.id);
    app().clock.set('2026-11-26T18:00:00Z');
    expect((await ann.client.refused(getOthersOfGroup, { params })).body.code).toBe('GATHERING_CLOSED');
    const { client: moderator } = await member(app(), 'refused-mod');
    await giveRole(app(), 'refused-mod', 'moderator');
    await setUpSecondStep(moderator, app().clock.now());
    const times = { startsAt: '2026-11-26T19:00', endsAt: '2026-11-26T19:30' };
    const body = { ...SUPPER, ...times, groupId: null };
    const { gatheringId, start } = (await moderator.call(createGathering, { body })).body;
    app().clock.set('2026-11-26T19:10:00Z');
    const all = { gatheringId, start };
    expect((await moderator.refused(getOthersOfGroup, { params: all })).status).toBe(404);
    const one = { params: { ...all, personId: dan.id }, body: { came: true } };
    expect((await moderator.refused(markCame, one)).status).toBe(404);
  });
});
