import { expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import { getGroup } from '#features/groups/groups.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { bringIn, startedBy } from '#test-support/group-people.ts';
import { block, joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getAudiences } from '../prayer.contract.ts';

describeOnBothEngines('how many would see a request', (app) => {
  const seenBy = async ({ client }: Member) => {
    const { options } = (await client.call(getAudiences, {})).body;
    return Object.fromEntries(options.map(({ audience, people }) => [audience.kind, people]));
  };
  const ban = async ({ id }: Member, until: number | null) => {
    const { db, clock, events } = app().server.deps;
    await inTransaction(db, (tx) => setBan(tx, id, until, { events, now: clock.now() }));
    await app().server.idle();
  };

  it('leaves out whoever is under 16 of everyone, and whoever is banned for good of all', async () => {
    const [asker, friend, other] = [
      await member(app(), 'asker'),
      await member(app(), 'friend'),
      await member(app(), 'other'),
    ];
    const child = await member(app(), 'child', { age: 'under-16' });
    // Whoever has not said how old they are reads it, and so does who has not confirmed their address.
    await app().user('unasked');
    await joinCircles(asker, friend);
    await joinCircles(asker, other);
    const groupId = await startedBy(asker);
    await bringIn(groupId, asker, [friend, child]);
    const before = await seenBy(asker);
    expect(before).toMatchObject({ group: 2, circle: 2, everyone: 3 });
    await ban(friend, app().clock.now() + 60_000);
    expect(await seenBy(asker)).toEqual(before);
    await ban(friend, FOREVER);
    expect(await seenBy(asker)).toMatchObject({ group: 1, circle: 1, everyone: 2 });
    await ban(friend, null);
    expect(await seenBy(asker)).toEqual(before);
  });

  it('is for nobody to learn from that they were blocked, and in a group as many as its page says', async () => {
    const [asker, blocker] = [await member(app(), 'lea'), await member(app(), 'jonas')];
    const groupId = await startedBy(asker);
    await bringIn(groupId, asker, [blocker, await member(app(), 'mara')]);
    const before = await seenBy(asker);
    await block(blocker, asker);
    expect((await seenBy(asker))['everyone']).toBe(before['everyone']);
    const { members } = (await asker.client.call(getGroup, { params: { groupId } })).body;
    expect([before['group'], (await seenBy(asker))['group'], members - 1]).toEqual([2, 1, 1]);
  });
});
