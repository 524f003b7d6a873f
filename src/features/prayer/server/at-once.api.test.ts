import { expect, it } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { credentialsOf } from '#test-support/people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createEncouragement, listEncouragements } from '../encouragements.contract.ts';
import { markPrayed } from '../prayer.contract.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  getRequest,
  updateRequest,
} from '../requests.contract.ts';
import { prayerCountsCheck } from './counts-check.ts';

const everyone = { kind: 'everyone', id: null } as const;

describeOnBothEngines('two at once', (app) => {
  const ask = async (who: Member, text = 'At once') =>
    (await who.client.call(createRequest, { body: { text, audience: everyone, isAnonymous: false } })).body
      .id;
  const own = async (who: Member, requestId: string) =>
    (await who.client.call(getRequest, { params: { requestId } })).body.own;
  const write = (who: Member, requestId: string, text: string) =>
    who.client.call(createEncouragement, { params: { requestId }, body: { text } });
  const findings = async () => {
    const { db, objects, clock } = app().server.deps;
    return (await prayerCountsCheck.run({ db, objects, now: clock.now(), readsBytes: false })).findings;
  };

  it('"I prayed" counts once, also on two servers', async () => {
    const [asker, giver] = [await member(app(), 'asker'), await member(app(), 'giver')];
    const elsewhere = await app().visitorOfAnotherServer();
    await elsewhere.call(login, { body: credentialsOf('giver') });
    const requestId = await ask(asker);
    const clients = [giver.client, elsewhere, giver.client, elsewhere, giver.client, elsewhere];
    const answers = await Promise.all(clients.map((one) => one.call(markPrayed, { params: { requestId } })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.reduce((sum, { body }) => sum + body.xpEarned, 0)).toBe(1);
    expect(await own(asker, requestId)).toMatchObject({ prayedPeople: 1, prayedTimes: 1 });
    expect((await giver.client.call(getCurrentUser, {})).body.currentXP).toBe(1);
  });

  it('many pray for one, and each is counted', async () => {
    const asker = await member(app(), 'many');
    const givers = await Promise.all(Array.from({ length: 8 }, (_, i) => member(app(), `g${'abcdefgh'[i]}`)));
    const requestId = await ask(asker);
    const prayed = givers.map(({ client }) => client.call(markPrayed, { params: { requestId } }));
    const wrote = givers.map((giver) => write(giver, requestId, 'With you'));
    const answers = await Promise.all([...prayed, ...wrote]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(8).fill(200),
      ...Array(8).fill(201),
    ]);
    expect(await own(asker, requestId)).toMatchObject({ prayedPeople: 8, prayedTimes: 8, encouragements: 8 });
  });

  it('answered twice is paid once', async () => {
    const asker = await member(app(), 'twice');
    const requestId = await ask(asker);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((text) =>
        asker.client.call(answerRequest, { params: { requestId }, body: { text } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.xpEarned, 0)).toBe(10);
  });

  it('deleted while others pray and write: it is there, or it is not', async () => {
    const [asker, giver] = [await member(app(), 'goes'), await member(app(), 'comes')];
    for (let i = 0; i < 5; i++) {
      const requestId = await ask(asker);
      const params = { requestId };
      const [prayed, wrote, gone] = await Promise.all([
        giver.client.call(markPrayed, { params }),
        write(giver, requestId, 'With you'),
        asker.client.call(deleteRequest, { params }),
      ]);
      expect(gone.status).toBe(204);
      expect([200, 404]).toContain(prayed.status);
      expect([201, 404]).toContain(wrote.status);
      expect((await asker.client.refused(getRequest, { params })).status).toBe(404);
    }
  });

  it('a block while somebody writes: nothing of it is shown afterwards', async () => {
    const [asker, writer] = [await member(app(), 'shuts'), await member(app(), 'knocks')];
    const requestId = await ask(asker);
    const [wrote] = await Promise.all([write(writer, requestId, 'Let me in'), block(asker, writer)]);
    expect([201, 404]).toContain(wrote.status);
    const seen = await asker.client.call(listEncouragements, { params: { requestId }, query: {} });
    expect(seen.body).toEqual([]);
    expect((await write(writer, requestId, 'Again')).status).toBe(404);
  });

  it('hidden while it is changed: it is changed, and stays hidden', async () => {
    const [asker, reader] = [await member(app(), 'edits'), await member(app(), 'reads')];
    const requestId = await ask(asker, 'Cruel words');
    const params = { requestId };
    const kind = app().server.deps.words.get('prayer-request')!;
    const now = app().clock.now();
    const [changed] = await Promise.all([
      asker.client.call(updateRequest, { params, body: { text: 'Kinder words' } }),
      inTransaction(app().db, (tx) => kind.hide(tx, requestId, now)),
    ]);
    expect(changed.status).toBe(200);
    expect(await own(asker, requestId)).toMatchObject({ hidden: 'moderator' });
    expect((await reader.client.refused(getRequest, { params })).status).toBe(404);
  });

  it('leave the counts what they should be', async () => expect(await findings()).toEqual([]));
});
