import { expect, it } from 'vitest';
import { deleteAccount } from '#features/accounts/settings.contract.ts';
import { createDatePoll, getDatePoll } from '#features/date-polls/date-polls.contract.ts';
import { createGathering, getGathering } from '#features/gatherings/gatherings.contract.ts';
import { leaveGroup } from '#features/groups/members.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { lockUser } from '#platform/server/db/transaction.ts';
import { eraseAll } from '#platform/server/personal-data.ts';
import { againstOpenTransaction } from '#test-support/against-open-transaction.ts';
import { takesPart, trust } from '#test-support/community.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { type Member, member } from '#test-support/members.ts';
import { PASSWORD } from '#test-support/people.ts';
import { describeOnPostgres } from '#test-support/start-test-app.ts';
import { comesInto, studyGroup } from '#test-support/study-groups.ts';

describeOnPostgres('what is handed over to somebody whose account goes at that moment', (app) => {
  const leave = async ({ client }: Member): Promise<unknown> =>
    (await client.call(deleteAccount, { body: { password: PASSWORD } })).status;

  /** The first account goes while that of the second is about to: all of it is erased but its own row. */
  async function whileGoing(first: Member, second: Member): Promise<unknown> {
    let open: Tx;
    const erase = async (tx: Tx) => {
      open = tx;
      const { personalData, events, words, clock } = app().server.deps;
      await lockUser(tx, second.id);
      await eraseAll(tx, second.id, { personalData, events, words, now: clock.now() });
    };
    const [status] = await againstOpenTransaction<unknown>(
      app(),
      erase,
      () => leave(first),
      () => open.deleteFrom('user').where('id', '=', second.id).execute(),
    );
    await app().server.idle();
    return status;
  }

  it('goes to another leader of the group, also of whom had left it', async () => {
    const [ann, ben, cat] = [
      await member(app(), 'ann'),
      await member(app(), 'ben'),
      await member(app(), 'cat'),
    ];
    const groupId = await studyGroup(app(), 'Handed over', [ben]);
    for (const who of [ann, cat]) await comesInto(app(), groupId, who, 'leader');
    const { gatheringId, start } = (await ann.client.call(createGathering, { body: { ...SUPPER, groupId } }))
      .body;
    const startsAt = ['2027-01-07T19:00', '2027-01-08T19:00'];
    const search = { groupId, title: 'A walk', minutes: 60, timezone: 'UTC', startsAt };
    const pollId = (await ann.client.call(createDatePoll, { body: search })).body.id;
    await ann.client.call(leaveGroup, { params: { groupId } });
    expect(await whileGoing(ann, ben)).toBe(204);
    expect((await cat.client.call(getGathering, { params: { gatheringId, start } })).status).toBe(200);
    expect((await cat.client.call(getDatePoll, { params: { pollId } })).status).toBe(200);
  });

  it.each([
    ['moderates', 'moderator'],
    ['moderated once', 'member'],
  ] as const)(
    'goes to another moderator, where it is for everyone and of somebody who %s',
    async (_, role) => {
      const moderator = async (name: string): Promise<Member> => {
        const client = await hostOf(app(), name, 'moderator');
        const { id } = (await client.call(getCurrentUser, {})).body;
        await takesPart({ id, client });
        await trust(app(), id);
        // Whoever is here the longest is asked first.
        app().clock.advance({ ms: 1000 });
        return { id, client, name };
      };
      // Of those of the case before, nobody is to be asked.
      await app().db.updateTable('user').set({ role: 'member' }).execute();
      const [mia, max, moe] = [
        await moderator(`mia-${role}`),
        await moderator(`max-${role}`),
        await moderator(`moe-${role}`),
      ];
      const body = { ...SUPPER, groupId: null };
      const { gatheringId, start } = (await mia.client.call(createGathering, { body })).body;
      await app().db.updateTable('user').set({ role }).where('id', '=', mia.id).execute();
      expect(await whileGoing(mia, max)).toBe(204);
      expect((await moe.client.call(getGathering, { params: { gatheringId, start } })).status).toBe(200);
    },
  );
});
