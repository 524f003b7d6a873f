import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { createReport, listCases } from '#features/moderation/moderation.contract.ts';
import { decideAsRead } from '#test-support/decide-as-read.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';
import { addBringLine, removeBringLine, takeBringLine } from '../coming.contract.ts';
import { createGathering, getGathering, listGatherings } from '../gatherings.contract.ts';

describeOnBothEngines('what others add to who brings what', (app) => {
  /** Ann plans a supper with bread, and Ben adds salt. */
  async function supper(name: string) {
    const people: Member[] = [];
    for (const one of ['ann', 'ben', 'cat']) people.push(await member(app(), `${name}-${one}`));
    const [ann, ben, cat] = people as [Member, Member, Member];
    const groupId = await studyGroup(app(), name, people);
    const { gatheringId, start } = (await ann.client.call(createGathering, { body: { ...SUPPER, groupId } }))
      .body;
    const params = { gatheringId, start };
    const body = { text: 'Salt', isMine: false };
    const salt = (await ben.client.call(addBringLine, { params, body })).body.brings.at(-1)!.id;
    const seenBy = async (who: Member) =>
      (await who.client.call(getGathering, { params })).body.brings.map(({ text }) => text);
    const taking = { params: { ...params, lineId: salt }, body: { isMine: true } };
    const take = (who: Member) => who.client.call(takeBringLine, taking);
    return { ann, ben, cat, groupId, salt, seenBy, take, taking };
  }

  it('is not shown to whom a block parts from them; what its host planned is the evening’s', async () => {
    const { ann, ben, cat, seenBy } = await supper('parted');
    expect(await seenBy(cat)).toEqual(['Bread', 'Salt']);
    await block(cat, ben);
    expect(await seenBy(cat)).toEqual(['Bread']);
    expect(await seenBy(ben)).toEqual(['Bread', 'Salt']);
    await block(cat, ann);
    expect(await seenBy(cat)).toEqual(['Bread']);
  });

  it('is reported by others, not by who added it', async () => {
    const { ann, ben, cat, taking } = await supper('reported');
    const { gatheringId, start } = taking.params;
    const mayReport = async (who: Member) =>
      (await who.client.call(getGathering, { params: { gatheringId, start } })).body.brings.map(
        ({ can }) => can.report,
      );
    expect(await mayReport(ann)).toEqual([false, true]);
    expect(await mayReport(ben)).toEqual([true, false]);
    expect(await mayReport(cat)).toEqual([true, true]);
  });

  it('is not taken, nor told of or reported, by whom a block parts from them', async () => {
    const { ben, cat, salt, seenBy, taking } = await supper('unread');
    await block(ben, cat);
    expect((await cat.client.refused(takeBringLine, taking)).status).toBe(404);
    const body = { kind: 'gathering-line', wordsId: salt, reason: 'cruel' } as const;
    expect((await cat.client.refused(createReport, { body })).status).toBe(404);
    expect(await seenBy(ben)).toEqual(['Bread', 'Salt']);
  });

  it('is given back by whoever brings it, and by nobody else', async () => {
    const { ann, ben, cat, take, taking } = await supper('given');
    await take(cat);
    const give = async ({ client }: Member) =>
      (await client.call(takeBringLine, { ...taking, body: { isMine: false } })).body.brings.map(
        ({ isTaken }) => isTaken,
      );
    expect([await give(ann), await give(ben), await give(cat)]).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it('is neither taken nor removed by whoever names it as one of an event of theirs', async () => {
    const { ben, salt, seenBy } = await supper('elsewhere');
    const { ann: dan, taking } = await supper('theirs');
    const params = { ...taking.params, lineId: salt };
    expect((await dan.client.refused(takeBringLine, { params, body: { isMine: true } })).status).toBe(404);
    expect((await dan.client.refused(removeBringLine, { params })).status).toBe(404);
    expect(await seenBy(ben)).toEqual(['Bread', 'Salt']);
  });

  it('stays with whoever brings it when a block comes between', async () => {
    const { ben, cat, seenBy, take } = await supper('brought');
    await take(cat);
    await block(ben, cat);
    expect(await seenBy(cat)).toEqual(['Bread', 'Salt']);
  });

  it('is read nowhere once it is hidden, by whoever brings it either', async () => {
    const { ben, cat, groupId, salt, take } = await supper('hidden');
    await take(cat);
    const brings = async (who: Member) =>
      (await who.client.call(listGatherings, { query: { groupId } })).body.map(({ iBring }) => iBring);
    const exported = async (who: Member, section: string) =>
      ((await who.client.call(exportMine, {})).body as unknown as Record<string, object[]>)[section];
    expect(await brings(cat)).toEqual([['Salt']]);
    const moderator = await hostOf(app(), 'hidden-mia', 'moderator');
    const report = { kind: 'gathering-line', wordsId: salt, reason: 'cruel' } as const;
    await cat.client.call(createReport, { body: report });
    const [one] = (await moderator.call(listCases, {})).body;
    const hide = { action: 'hide', reason: 'cruel' } as const;
    await decideAsRead(moderator, { params: { caseId: one!.id }, body: hide });
    expect(await brings(cat)).toEqual([[]]);
    expect(await exported(cat, 'gatheringBrings')).toMatchObject([{ text: '' }]);
    expect(await exported(ben, 'gatheringLines')).toMatchObject([{ text: 'Salt' }]);
  });
});
