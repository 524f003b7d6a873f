import { expect, it } from 'vitest';
import { answerGathering } from '#features/gatherings/coming.contract.ts';
import { createGathering, getGathering } from '#features/gatherings/gatherings.contract.ts';
import { getGroup } from '#features/groups/groups.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { createEncouragement, listEncouragements } from '#features/prayer/encouragements.contract.ts';
import { createRequest } from '#features/prayer/requests.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { takesPart, trust } from '#test-support/community.ts';
import { createDebateWeeks } from '#test-support/debate-people.ts';
import { SUPPER } from '#test-support/gatherings.ts';
import { hostOf } from '#test-support/hosts.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { studyGroup } from '#test-support/study-groups.ts';

/** A delivery may come late, or wait until an administrator has it tried again. */
describeOnBothEngines('that somebody is under 16, heard once an administrator has corrected it', (app) => {
  const { begin, read, said } = createDebateWeeks(app);

  it('takes nothing from them', async () => {
    const { people, keys } = await begin('grown', 'reader');
    const [grown, reader] = people;
    const host = await hostOf(app(), 'host', 'moderator');
    const { id: hostId } = (await host.call(getCurrentUser, {})).body;
    await takesPart({ id: hostId, client: host });
    await trust(app(), hostId);

    const claimId = await said(grown, { position: keys[0]! });
    const groupId = await studyGroup(app(), 'Led by who is grown', [grown, reader]);
    const ask = async ({ client }: typeof grown) => {
      const audience = { kind: 'everyone', id: null } as const;
      const body = { text: 'For the exam', audience, isAnonymous: false };
      return { requestId: (await client.call(createRequest, { body })).body.id };
    };
    const [own, others] = [await ask(grown), await ask(reader)];
    await grown.client.call(createEncouragement, { params: others, body: { text: 'I am with you' } });
    const now = app().clock.now();
    const day = new Date(now + 7 * 86_400_000).toISOString().slice(0, 10);
    const times = { startsAt: `${day}T19:00`, endsAt: `${day}T21:00` };
    const { gatheringId, start } = (
      await host.call(createGathering, { body: { ...SUPPER, ...times, groupId: null } })
    ).body;
    const supper = { gatheringId, start };
    await grown.client.call(answerGathering, { params: supper, body: { answer: 'going' } });

    const found = { type: 'found-under-16', subject: grown.id, userId: grown.id } as const;
    await inTransaction(app().db, (tx) =>
      app().server.deps.events.emit(tx, { ...found, payload: { userId: grown.id } }, now),
    );
    await app().server.idle();

    const words = (await reader.client.call(listEncouragements, { params: others, query: {} })).body;
    const { status } = await reader.client.send('GET', `/api/prayer/requests/${own.requestId}`);
    expect({
      claim: (await read(reader, claimId)).status,
      leads: (await grown.client.call(getGroup, { params: { groupId } })).body.standing,
      request: status,
      encouragements: words.map(({ text }) => text),
      going: (await host.call(getGathering, { params: supper })).body.going,
    }).toEqual({
      claim: 200,
      leads: 'leader',
      request: 200,
      encouragements: ['I am with you'],
      going: 1,
    });
  });
});
