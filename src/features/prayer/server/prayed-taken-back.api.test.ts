import { beforeEach, expect, it } from 'vitest';
import { login } from '#features/accounts/accounts.contract.ts';
import { listNotifications } from '#features/notifications/notifications.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { getToday } from '#features/today/today.contract.ts';
import { type Member, member } from '#test-support/members.ts';
import { credentialsOf } from '#test-support/people.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getPrayerOverview, listWaiting, markPrayed, unmarkPrayed } from '../prayer.contract.ts';
import { prayerFeature } from '../prayer.feature.ts';
import { createItem, getPrayerList, setItemPrayed } from '../prayer-list.contract.ts';
import { createRequest, deleteRequest, getRequest } from '../requests.contract.ts';
import { prayerCountsCheck } from './counts-check.ts';

const everyone = { kind: 'everyone', id: null } as const;

describeOnBothEngines('"I prayed", taken back', (app) => {
  let asker: Member;
  let giver: Member;
  let requestId: string;
  const ask = async (text: string) =>
    (await asker.client.call(createRequest, { body: { text, audience: everyone, isAnonymous: false } })).body
      .id;
  const pray = async (id = requestId) =>
    (await giver.client.call(markPrayed, { params: { requestId: id } })).body;
  const takeBack = async () => (await giver.client.call(unmarkPrayed, { params: { requestId } })).body;
  const own = async () => (await asker.client.call(getRequest, { params: { requestId } })).body.own;
  const xp = async () => (await giver.client.call(getCurrentUser, {})).body.currentXP;
  const waiting = async () => (await giver.client.call(getPrayerOverview, {})).body.waiting;

  beforeEach(async () => {
    app().clock.set('2026-11-24T08:00Z');
    const name = crypto.randomUUID().slice(0, 8);
    asker = await member(app(), `asker-${name}`);
    giver = await member(app(), `giver-${name}`);
    requestId = await ask('For rain');
    return async () => void (await asker.client.call(deleteRequest, { params: { requestId } }));
  });

  it('is counted no more, waits again, and what it paid is taken back; the lamp burns on', async () => {
    const before = await waiting();
    expect(await pray()).toMatchObject({ xpEarned: 1, request: { prayedToday: true } });
    expect(await waiting()).toBe(before - 1);
    const back = await takeBack();
    expect(back).toMatchObject({ request: { prayedToday: false }, progress: { currentXP: 0 } });
    expect(await own()).toMatchObject({ prayedPeople: 0, prayedTimes: 0 });
    expect(await waiting()).toBe(before);
    const [first] = (await giver.client.call(listWaiting, { query: {} })).body;
    expect(first).toMatchObject({ id: requestId, prayedToday: false });
    expect((await giver.client.call(getToday, {})).body.lamps.pray).toBe(true);
    // Again changes nothing; prayed after all, it is counted and paid as before.
    expect(await takeBack()).toEqual(back);
    expect(await pray()).toMatchObject({ xpEarned: 1, progress: { currentXP: 1 } });
    expect(await own()).toMatchObject({ prayedPeople: 1, prayedTimes: 1 });
    expect(await xp()).toBe(1);
  });

  it('leaves what was prayed on other days', async () => {
    await pray();
    app().clock.advance({ days: 1 });
    await pray();
    await takeBack();
    expect(await own()).toMatchObject({ prayedPeople: 1, prayedTimes: 1 });
    expect(await xp()).toBe(1);
    await takeBack();
    expect(await own()).toMatchObject({ prayedPeople: 1, prayedTimes: 1 });
  });

  it('gives the list the day before back', async () => {
    const { id: itemId } = (await giver.client.call(createItem, { body: { requestId } })).body;
    const item = async () => {
      const { items } = (await giver.client.call(getPrayerList, {})).body;
      return items.find(({ id }) => id === itemId)?.prayedToday;
    };
    await giver.client.call(setItemPrayed, { params: { itemId }, body: { today: true } });
    app().clock.advance({ days: 1 });
    await pray();
    expect(await item()).toBe(true);
    await takeBack();
    expect(await item()).toBe(false);
    app().clock.advance({ days: -1 });
    expect(await item()).toBe(true);
  });

  it('leaves the ten of the day used: nobody earns by taking back', async () => {
    const paid: number[] = [];
    for (let i = 0; i < 10; i++) paid.push((await pray(await ask(`request ${i}`))).xpEarned);
    expect(paid).toEqual(Array(10).fill(1));
    expect((await pray()).xpEarned).toBe(0);
    await takeBack();
    expect((await pray()).xpEarned).toBe(0);
    expect(await xp()).toBe(10);
  });

  it('is not told of in the evening', async () => {
    await pray();
    await takeBack();
    app().clock.advance({ hours: 16 });
    await runJob(app(), [prayerFeature], 'tell how many prayed');
    expect((await asker.client.call(listNotifications, { query: {} })).body).toEqual([]);
  });

  it('at once with "I prayed", on two servers, counts are as the rows are', async () => {
    const elsewhere = await app().visitorOfAnotherServer();
    const { email } = (await giver.client.call(getCurrentUser, {})).body;
    await elsewhere.call(login, { body: credentialsOf(email.split('@')[0]!) });
    const params = { requestId };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        (i % 2 === 0 ? giver.client : elsewhere).call(i % 3 === 0 ? unmarkPrayed : markPrayed, { params }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { prayedToday } = (await giver.client.call(getRequest, { params })).body;
    const count = prayedToday ? 1 : 0;
    expect(await own()).toMatchObject({ prayedPeople: count, prayedTimes: count });
    expect(await xp()).toBe(count);
    const { db, objects, clock } = app().server.deps;
    const check = await prayerCountsCheck.run({ db, objects, now: clock.now(), readsBytes: false });
    expect(check.findings).toEqual([]);
  });
});
