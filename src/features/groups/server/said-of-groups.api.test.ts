import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { bringIn, giveGroupRole, startedBy } from '#test-support/group-people.ts';
import { member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { toldPages } from '#test-support/told-pages.ts';
import { getGroup, listMyGroups, setGroupArchived } from '../groups.contract.ts';
import { declineAsking, joinGroup } from '../joining.contract.ts';
import { listGroupActs } from '../members.contract.ts';

describeOnBothEngines('what is said of a group', (app) => {
  it('counts who asks to come in among my groups, for who lets them in, and follows at once', async () => {
    const [lea, ben, cat] = [
      await member(app(), 'lea-asks'),
      await member(app(), 'ben-asks'),
      await member(app(), 'cat-asks'),
    ];
    const groupId = await startedBy(lea, { admission: 'request' });
    await bringIn(groupId, lea, [ben]);
    const askingOf = async ({ client }: typeof lea) =>
      (await client.call(listMyGroups, {})).body.find(({ id }) => id === groupId)?.asking;
    const asks = () => cat.client.call(joinGroup, { params: { groupId }, body: { word: '' } });
    expect(await toldPages(app(), lea, asks)).toContain('/api/groups/mine');
    expect([await askingOf(lea), await askingOf(ben), await askingOf(cat)]).toEqual([1, null, null]);
    await lea.client.call(declineAsking, { params: { groupId, personId: cat.id }, body: { word: '' } });
    expect(await askingOf(lea)).toBe(0);
  });

  it('names who archived it to its people alone, and in words whose account is gone', async () => {
    const [lea, ben, cat] = [
      await member(app(), 'lea-archives'),
      await member(app(), 'ben-archives'),
      await member(app(), 'cat-archives'),
    ];
    const groupId = await startedBy(lea, { admission: 'open' });
    await bringIn(groupId, lea, [ben]);
    const params = { groupId };
    await giveGroupRole(groupId, lea, ben, 'leader');
    const archivedBy = async ({ client }: typeof lea) =>
      (await client.call(getGroup, { params })).body.archivedBy?.id ?? null;
    expect(await archivedBy(ben)).toBe(null);
    for (const isArchived of [true, false, true]) {
      app().clock.advance({ minutes: 1 });
      await (isArchived ? lea : ben).client.call(setGroupArchived, { params, body: { isArchived } });
    }
    expect(await archivedBy(ben)).toBe(lea.id);
    expect(await archivedBy(cat)).toBe(null);
    await lea.client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await archivedBy(ben)).toBe(null);
    const acts = (await ben.client.call(listGroupActs, { params })).body;
    expect(acts.map(({ act, by, isByGone }) => [act, by?.id ?? null, isByGone])).toEqual([
      ['archive', null, true],
      ['reopen', ben.id, false],
      ['archive', null, true],
      ['role', null, true],
    ]);
  });
});
