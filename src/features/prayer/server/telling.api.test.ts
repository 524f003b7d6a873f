import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { unblockPerson } from '#features/circle/circle.contract.ts';
import { getUnread, listNotifications } from '#features/notifications/notifications.contract.ts';
import { updateHowShown } from '#features/people/people.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { setRest } from '#features/today/today.contract.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { block, type Member, member } from '#test-support/members.ts';
import { runJob } from '#test-support/run-job.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createEncouragement } from '../encouragements.contract.ts';
import { markPrayed } from '../prayer.contract.ts';
import { prayerFeature } from '../prayer.feature.ts';
import { createItem } from '../prayer-list.contract.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  getRequest,
  setRequestState,
} from '../requests.contract.ts';

const everyone = { kind: 'everyone', id: null } as const;

describeOnBothEngines('what prayer tells people', (app) => {
  beforeEach(() => app().clock.set(Date.now()));

  const ask = async (who: Member, text: string, isAnonymous = false) =>
    (await who.client.call(createRequest, { body: { text, audience: everyone, isAnonymous } })).body.id;
  const pray = (who: Member, requestId: string) => who.client.call(markPrayed, { params: { requestId } });
  const run = (name: string) => runJob(app(), [prayerFeature], name);
  const told = async (who: Member) =>
    (await who.client.call(listNotifications, { query: {} })).body.map(({ title, text }) => [title, text]);

  it('what a block or a ban hides comes back when that is undone, and is not counted meanwhile', async () => {
    const [asker, writer] = [await member(app(), 'undoer'), await member(app(), 'undone')];
    const requestId = await ask(asker, 'For Mum');
    await writer.client.call(createEncouragement, { params: { requestId }, body: { text: 'I am with you' } });
    const seen = async () => {
      const titles = (await told(asker)).length;
      await app().server.idle();
      return [titles, (await asker.client.call(getUnread, {})).body.unread];
    };
    expect(await seen()).toEqual([1, 1]);
    await block(asker, writer);
    expect(await seen()).toEqual([0, 0]);
    await asker.client.call(unblockPerson, { params: { personId: writer.id } });
    expect(await seen()).toEqual([1, 1]);
    const ban = (until: number | null) =>
      inTransaction(app().db, (tx) =>
        setBan(tx, writer.id, until, { events: app().server.deps.events, now: app().clock.now() }),
      );
    await ban(app().clock.now() + 60_000);
    expect(await seen()).toEqual([0, 0]);
    await ban(null);
    expect(await seen()).toEqual([1, 1]);
  });

  it('how many prayed, once a day in the evening of who asked; never who', async () => {
    const asker = await member(app(), 'asker');
    await asker.client.call(updateSettings, { body: { timezone: 'America/Lima' } });
    const givers = await Promise.all(['ga', 'gb', 'gc'].map((name) => member(app(), name)));
    app().clock.set('2026-05-04T15:00:00Z'); // ten in the morning there
    const id = await ask(asker, 'My sister’s visa interview is on Thursday.');
    for (const giver of givers) await pray(giver, id);
    await run('tell how many prayed');
    expect(await told(asker)).toEqual([]);
    app().clock.set('2026-05-04T23:00:00Z');
    await Promise.all([run('tell how many prayed'), run('tell how many prayed')]);
    const evening = ['3 people prayed for you', 'My sister’s visa interview is on Thursday.'];
    expect(await told(asker)).toEqual([evening]);
    await asker.client.call(updateHowShown, { body: { isSecret: true } });
    expect(await told(asker)).toEqual([['Someone prayed for you', evening[1]]]);
    await asker.client.call(updateHowShown, { body: { isSecret: false } });
    app().clock.advance({ hours: 20 });
    await run('tell how many prayed');
    await pray(givers[0]!, id);
    await run('tell how many prayed');
    expect(await told(asker)).toEqual([evening]);
    app().clock.advance({ hours: 4 });
    await run('tell how many prayed');
    expect((await told(asker))[0]).toEqual(['Someone prayed for you', evening[1]]);
    const all = JSON.stringify((await asker.client.call(listNotifications, { query: {} })).body);
    for (const giver of givers) expect(all).not.toContain(giver.id);
  });

  it('who wrote, and nothing of somebody who is blocked', async () => {
    const [asker, writer, foe] = [
      await member(app(), 'olga'),
      await member(app(), 'walt'),
      await member(app(), 'foe'),
    ];
    await block(asker, foe);
    const id = await ask(asker, 'Without my name', true);
    const write = (who: Member, text: string) =>
      who.client.call(createEncouragement, { params: { requestId: id }, body: { text } });
    expect((await write(writer, 'I am awake with you.')).status).toBe(201);
    expect((await write(foe, 'So am I.')).status).toBe(201);
    expect(await told(asker)).toEqual([['Walt T. wrote you an encouragement', 'I am awake with you.']]);
    const { own } = (await asker.client.call(getRequest, { params: { requestId: id } })).body;
    expect(own?.encouragements).toBe(1);
    await asker.client.call(deleteRequest, { params: { requestId: id } });
    expect(await told(asker)).toEqual([]);
  });

  it('that a prayer was answered, each who prayed once; of a request without a name by the day alone', async () => {
    const [asker, giver] = [await member(app(), 'ada'), await member(app(), 'ed')];
    app().clock.set('2026-06-01T10:00:00Z');
    const [named, anonymous] = [await ask(asker, 'With my name'), await ask(asker, 'Without it', true)];
    for (const id of [named, anonymous]) {
      await pray(giver, id);
      await asker.client.call(answerRequest, { params: { requestId: id }, body: { text: `Told of ${id}` } });
    }
    await run('tell of answered prayers');
    await run('tell of answered prayers');
    const of = (id: string) => ['A prayer you prayed was answered', `Told of ${id}`];
    expect(await told(giver)).toEqual([of(named)]);
    app().clock.set('2026-06-02T00:00:00Z');
    await run('tell of answered prayers');
    expect(await told(giver)).toEqual([of(anonymous), of(named)]);
    const [first] = (await giver.client.call(listNotifications, { query: {} })).body;
    expect(JSON.stringify(first)).not.toContain(asker.id);
    const day = app().clock.now() + 24 * 3_600_000;
    await inTransaction(app().db, (tx) =>
      setBan(tx, asker.id, day, { events: app().server.deps.events, now: app().clock.now() }),
    );
    expect(await told(giver)).toEqual([]);
    await app().server.idle();
    app().clock.set(day);
    await app().server.idle();
    expect(await told(giver)).toEqual([of(anonymous), of(named)]);
  });

  it('asks after 30 days how it is, once, until it is answered', async () => {
    const asker = await member(app(), 'quinn');
    const id = await ask(asker, 'A long wait');
    app().clock.advance({ days: 30, ms: -1 });
    await run('ask how it is');
    app().clock.set(Date.now() + 30 * 24 * 3_600_000 + 60_000);
    const isAsked = async () =>
      (
        await app()
          .db.selectFrom('prayer_request')
          .select(['asked_at', 'ask_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).asked_at !== null;
    expect(await isAsked()).toBe(false);
    await Promise.all([run('ask how it is'), run('ask how it is')]);
    expect(await isAsked()).toBe(true);
    const questions = await app()
      .db.selectFrom('notification')
      .select('id')
      .where('kind', '=', 'prayer-question')
      .where('subject_id', '=', id)
      .execute();
    expect(questions).toHaveLength(1);
    app().clock.set(Date.now());
    expect(await told(asker)).toEqual([['How is it now?', 'A long wait']]);
    await asker.client.call(setRequestState, { params: { requestId: id }, body: { state: 'open' } });
    expect(await isAsked()).toBe(false);
    expect(await told(asker)).toEqual([]);
  });

  it('reminds of an item at its time, on the clock of who set it', async () => {
    const rita = await member(app(), 'rita');
    await rita.client.call(updateSettings, { body: { timezone: 'Europe/Berlin' } });
    app().clock.set('2026-03-28T10:00:00Z'); // a Saturday; clocks change in the night
    const body = { text: 'Dad’s knee', reminder: { minuteOfDay: 7 * 60, days: 1 + 64 } };
    expect((await rita.client.call(createItem, { body })).status).toBe(201);
    app().clock.set('2026-03-29T04:59:00Z');
    await run('remind of prayers');
    expect(await told(rita)).toEqual([]);
    app().clock.set('2026-03-29T05:00:00Z');
    await Promise.all([run('remind of prayers'), run('remind of prayers')]);
    expect(await told(rita)).toEqual([['You wanted to pray for this', 'Dad’s knee']]);
    await rita.client.call(updateSettings, { body: { timezone: 'America/New_York' } });
    app().clock.set('2026-03-30T05:00:00Z');
    await run('remind of prayers');
    expect(await told(rita)).toHaveLength(1);
    app().clock.set('2026-03-30T11:00:00Z');
    await run('remind of prayers');
    expect(await told(rita)).toHaveLength(2);
    // Whoever rests is not reminded, and is again when the rest is over.
    await rita.client.call(setRest, { body: { until: '2026-04-05' } });
    app().clock.set('2026-04-05T11:00:00Z');
    await run('remind of prayers');
    expect(await told(rita)).toHaveLength(2);
    app().clock.set('2026-04-06T11:00:00Z');
    await run('remind of prayers');
    expect(await told(rita)).toHaveLength(3);
  });

  it('reminds of an item, and tells how many prayed, also after a clock was a year ahead', async () => {
    const [rosa, giver] = [await member(app(), 'rosa'), await member(app(), 'gilbert')];
    app().clock.set('2026-07-04T05:00:00Z');
    const body = { text: 'Rain', reminder: { minuteOfDay: 7 * 60, days: 127 } };
    expect((await rosa.client.call(createItem, { body })).status).toBe(201);
    const id = await ask(rosa, 'For rain');
    app().clock.set('2027-07-04T09:00:00Z');
    await run('remind of prayers');
    app().clock.set('2026-07-04T09:00:00Z');
    await pray(giver, id);
    const tell_prayed_at = Date.parse('2027-07-04T18:00:00Z');
    await app().db.updateTable('prayer_request').set({ tell_prayed_at }).where('id', '=', id).execute();
    await run('remind of prayers');
    await run('tell how many prayed');
    await run('ask how it is');
    app().clock.set('2026-07-05T09:00:00Z');
    await run('remind of prayers');
    const titles = (await told(rosa)).map(([title]) => title);
    expect(titles.filter((title) => title === 'You wanted to pray for this')).toHaveLength(2);
    expect(titles.filter((title) => title === 'Someone prayed for you')).toHaveLength(1);
    expect(titles).not.toContain('How is it now?');
  });

  it('reminds of an item on its next day, too, of who has gone east since', async () => {
    const ziva = await member(app(), 'ziva');
    await ziva.client.call(updateSettings, { body: { timezone: 'Europe/Berlin' } });
    app().clock.set('2026-07-04T10:00:00Z'); // a Saturday
    const body = { text: 'The church at home', reminder: { minuteOfDay: 7 * 60, days: 64 } };
    expect((await ziva.client.call(createItem, { body })).status).toBe(201);
    await ziva.client.call(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
    await app().server.idle();
    app().clock.set('2026-07-04T21:59:00Z');
    await run('remind of prayers');
    expect(await told(ziva)).toEqual([]);
    app().clock.set('2026-07-04T22:00:00Z');
    await run('remind of prayers');
    expect(await told(ziva)).toEqual([['You wanted to pray for this', 'The church at home']]);
    app().clock.set('2026-07-05T05:00:00Z');
    await run('remind of prayers');
    expect(await told(ziva)).toHaveLength(1);
  });
});
