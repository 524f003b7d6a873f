import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { joinCircles, type Member, member } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import {
  createEncouragement,
  deleteEncouragement,
  listEncouragements,
  updateEncouragement,
} from '../encouragements.contract.ts';
import {
  getAudiences,
  getPrayerOverview,
  listAnswered,
  listWaiting,
  markPrayed,
  putOff,
} from '../prayer.contract.ts';
import type { AudienceKind } from '../prayer.rules.ts';
import {
  answerRequest,
  createRequest,
  deleteRequest,
  getRequest,
  listMyRequests,
  setRequestState,
  updateRequest,
} from '../requests.contract.ts';

describeOnBothEngines('requests for prayer', (app) => {
  beforeEach(() => app().clock.set(Date.now()));

  const audience = (kind: AudienceKind) => ({ kind, id: null });
  const ask = async (who: Member, text: string, kind: AudienceKind = 'everyone', more: object = {}) => {
    const body = { text, audience: audience(kind), isAnonymous: false, ...more };
    const answer = await who.client.call(createRequest, { body });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const waitingFor = async (who: Member) =>
    (await who.client.call(listWaiting, { query: {} })).body.map(({ text }) => text);
  const pray = (who: Member, requestId: string) => who.client.call(markPrayed, { params: { requestId } });
  const write = async (who: Member, requestId: string, text: string) =>
    (await who.client.call(createEncouragement, { params: { requestId }, body: { text } })).body;
  const xpOf = async (who: Member) => (await who.client.call(getCurrentUser, {})).body.currentXP;

  it('asks a circle, is prayed for once a day, encouraged, answered', async () => {
    const [miriam, tola] = [await member(app(), 'miriam'), await member(app(), 'tola')];
    await joinCircles(miriam, tola);
    const asked = await ask(miriam, 'My sister’s visa interview', 'circle', {
      verse: { reference: 'ps 55:22' },
    });
    expect(asked).toMatchObject({
      isMine: true,
      author: null,
      state: 'open',
      needsHelp: false,
      verse: { reference: 'Psalm 55:22' },
      own: { prayedPeople: 0, hidden: null },
    });

    const [seen] = (await tola.client.call(listWaiting, { query: {} })).body;
    expect(seen).toMatchObject({
      text: 'My sister’s visa interview',
      author: { id: miriam.id, name: 'Miriam T.' },
      audience: audience('circle'),
      own: null,
      prayedToday: false,
      can: { pray: true, encourage: true, edit: false },
    });
    expect((await tola.client.call(getPrayerOverview, {})).body).toMatchObject({ waiting: 1, isMore: false });

    const answers = await Promise.all([1, 2, 3].map(() => pray(tola, asked.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.xpEarned, 0)).toBe(1);
    expect(await xpOf(tola)).toBe(1);
    expect((await tola.client.call(getPrayerOverview, {})).body.waiting).toBe(0);
    expect((await tola.client.call(listWaiting, { query: {} })).body[0]).toMatchObject({ prayedToday: true });

    const words = await tola.client.call(createEncouragement, {
      params: { requestId: asked.id },
      body: { text: 'I sat where you sit now.', verse: { reference: 'Psalm 27:14' } },
    });
    expect(words.body).toMatchObject({ isMine: true, xpEarned: 2, verse: { reference: 'Psalm 27:14' } });

    const mine = (await miriam.client.call(getRequest, { params: { requestId: asked.id } })).body;
    expect(mine.own).toMatchObject({ prayedPeople: 1, prayedTimes: 1, encouragements: 1 });
    expect(JSON.stringify(mine)).not.toContain(tola.id);
    const under = await miriam.client.call(listEncouragements, {
      params: { requestId: asked.id },
      query: {},
    });
    expect(under.body).toMatchObject([
      { author: { id: tola.id }, text: 'I sat where you sit now.', can: { delete: true, edit: false } },
    ]);

    const answered = await miriam.client.call(answerRequest, {
      params: { requestId: asked.id },
      body: { text: 'She was heard.' },
    });
    expect(answered.body).toMatchObject({
      xpEarned: 10,
      request: { state: 'answered', testimony: { text: 'She was heard.', audience: audience('circle') } },
    });
    expect((await tola.client.call(listAnswered, { query: {} })).body).toMatchObject([
      { text: 'My sister’s visa interview', testimony: { text: 'She was heard.', audience: null } },
    ]);
    expect(await waitingFor(tola)).toEqual([]);
    expect((await pray(tola, asked.id)).status).toBe(403);
  });

  it('remembers the choice and never widens it', async () => {
    const ann = await member(app(), 'ann');
    const chosen = async () => (await ann.client.call(getAudiences, {})).body.chosen;
    expect(await chosen()).toEqual({ audience: audience('only-me'), isAnonymous: false });
    await ask(ann, 'For all', 'everyone', { isAnonymous: true });
    expect(await chosen()).toEqual({ audience: audience('everyone'), isAnonymous: true });
    await ask(ann, 'For me');
    await ask(ann, 'For me', 'only-me');
    expect(await chosen()).toEqual({ audience: audience('only-me'), isAnonymous: false });
  });

  it('offers first what is for today, then my circle, then everyone; what is done for today last', async () => {
    const [reader, friend, stranger] = [
      await member(app(), 'reader'),
      await member(app(), 'friend'),
      await member(app(), 'stranger'),
    ];
    await joinCircles(reader, friend);
    const today = new Date(app().clock.now()).toISOString().slice(0, 10);
    const later = await ask(stranger, 'later');
    const done = await ask(stranger, 'done');
    await ask(stranger, 'everyone');
    await ask(friend, 'of the circle', 'circle');
    await ask(friend, 'of a friend for everyone');
    await ask(stranger, 'for today', 'everyone', { forDay: today });
    await ask(reader, 'my own');
    await pray(reader, done.id);
    await reader.client.call(putOff, { params: { requestId: later.id } });
    const order = (await waitingFor(reader)).filter((text) => !['For all', 'For me'].includes(text));
    expect(order.slice(0, 1)).toEqual(['for today']);
    expect(order.slice(1, 3).toSorted()).toEqual(['of a friend for everyone', 'of the circle']);
    expect(order.slice(3)).toEqual(['everyone', 'later', 'done']);

    const pages: string[] = [];
    let next: string | undefined = '/api/prayer/waiting?limit=1';
    while (next) {
      const page: { body: { text: string }[]; headers: Headers } = await reader.client.send('GET', next);
      pages.push(...page.body.map(({ text }) => text));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual(await waitingFor(reader));
  });

  it('pays ten prayers a day, five encouragements and three testimonies', async () => {
    const [giver, asker] = [await member(app(), 'giver'), await member(app(), 'asker')];
    const ids: string[] = [];
    for (let i = 0; i < 11; i++) ids.push((await ask(asker, `request ${i}`)).id);
    const paid: number[] = [];
    for (const id of ids) paid.push((await pray(giver, id)).body.xpEarned);
    expect(paid).toEqual([...Array(10).fill(1), 0]);
    const words: number[] = [];
    for (let i = 0; i < 6; i++) words.push((await write(giver, ids[0]!, `words ${i}`)).xpEarned);
    expect(words).toEqual([2, 2, 2, 2, 2, 0]);
    // Nobody is paid under their own request.
    expect((await write(asker, ids[0]!, 'Thank you')).xpEarned).toBe(0);
    const told: number[] = [];
    for (const id of [...ids.slice(0, 4), ids[0]!]) {
      const answer = { params: { requestId: id }, body: { text: 'It is well.' } };
      told.push((await asker.client.call(answerRequest, answer)).body.xpEarned);
    }
    expect(told).toEqual([10, 10, 10, 0, 0]);
  });

  it('counts a person once however many days they pray, by their own midnight', async () => {
    const [giver, asker] = [await member(app(), 'nightowl'), await member(app(), 'ada')];
    await giver.client.call(updateSettings, { body: { timezone: 'Pacific/Auckland' } });
    app().clock.set('2026-03-10T10:30:00Z'); // 23:30 there
    const { id } = await ask(asker, 'for days');
    const own = async () => (await asker.client.call(getRequest, { params: { requestId: id } })).body.own;
    await pray(giver, id);
    app().clock.advance({ hours: 1 });
    await pray(giver, id);
    await pray(giver, id);
    expect(await own()).toMatchObject({ prayedPeople: 1, prayedTimes: 2 });
  });

  it('counts at 23:59 and at 0:01 where the day begins first, and pays a change of zone nothing', async () => {
    const [giver, asker] = [await member(app(), 'islander'), await member(app(), 'adah')];
    const { id } = await ask(asker, 'where the day begins');
    const live = (timezone: string) => giver.client.call(updateSettings, { body: { timezone } });
    const own = async () => (await asker.client.call(getRequest, { params: { requestId: id } })).body.own;
    const earned = async () => (await pray(giver, id)).body.xpEarned;
    await live('Pacific/Kiritimati');
    app().clock.set('2026-06-10T09:59:00Z'); // 23:59 on the 10th there
    expect([await earned(), await earned()]).toEqual([1, 0]);
    app().clock.set('2026-06-10T10:01:00Z'); // 0:01 on the 11th
    expect([await earned(), await earned()]).toEqual([1, 0]);
    await live('Pacific/Pago_Pago'); // the 9th
    expect(await earned()).toBe(0);
    await live('Europe/Berlin'); // the 10th again
    expect(await earned()).toBe(0);
    expect(await own()).toMatchObject({ prayedPeople: 1, prayedTimes: 3 });
    expect((await giver.client.call(getCurrentUser, {})).body.currentXP).toBe(2);
    app().clock.set('2026-06-11T22:30:00Z'); // 0:30 on the 12th in Berlin
    expect(await earned()).toBe(1);
  });

  it('changes what is named and leaves the rest; takes a testimony back with its request', async () => {
    const [eve, reader] = [await member(app(), 'eve'), await member(app(), 'iris')];
    const { id } = await ask(eve, 'First', 'everyone', { verse: { reference: 'John 3:16' } });
    const params = { requestId: id };
    const changed = await eve.client.call(updateRequest, { params, body: { text: 'Second' } });
    expect(changed.body).toMatchObject({ text: 'Second', verse: { reference: 'John 3:16' } });
    expect(changed.body.editedAt).not.toBeNull();
    const cleared = await eve.client.call(updateRequest, { params, body: { verse: null } });
    expect(cleared.body).toMatchObject({ text: 'Second', verse: null });
    const wrong = { params, body: { verse: { reference: 'Hezekiah 1:1' } } };
    expect((await eve.client.refused(updateRequest, wrong)).body.code).toBe('PASSAGE_NOT_FOUND');
    const named = await eve.client.refused(updateRequest, { params, body: { isAnonymous: true } });
    expect(named.status).toBe(403);

    await eve.client.call(answerRequest, { params, body: { text: 'Told to all' } });
    expect((await reader.client.call(getRequest, { params })).body.testimony?.text).toBe('Told to all');
    const kept = await eve.client.call(updateRequest, { params, body: { audience: audience('only-me') } });
    expect(kept.body.testimony?.audience).toEqual(audience('only-me'));
    expect((await reader.client.refused(getRequest, { params })).status).toBe(404);
  });

  it('rests, is asked for again, and takes an answer back', async () => {
    const [ben, reader] = [await member(app(), 'ben'), await member(app(), 'rita')];
    const { id } = await ask(ben, 'Wait and see');
    const params = { requestId: id };
    const state = (to: 'open' | 'resting') =>
      ben.client.call(setRequestState, { params, body: { state: to } });
    expect((await state('resting')).body.state).toBe('resting');
    expect((await reader.client.refused(getRequest, { params })).status).toBe(404);
    expect((await state('open')).body.state).toBe('open');
    expect(await waitingFor(reader)).toContain('Wait and see');
    await ben.client.call(answerRequest, { params, body: { text: null } });
    expect((await ben.client.refused(setRequestState, { params, body: { state: 'resting' } })).status).toBe(
      403,
    );
    expect((await state('open')).body).toMatchObject({ state: 'open', testimony: null });
    expect((await ben.client.call(listMyRequests, { query: { state: 'open' } })).body).toHaveLength(1);
  });

  it('lets words be changed for a quarter of an hour, and removed by who wrote or asked', async () => {
    const [asker, writer, other] = [
      await member(app(), 'olga'),
      await member(app(), 'walt'),
      await member(app(), 'otto'),
    ];
    const { id } = await ask(asker, 'Under this');
    const first = await write(writer, id, 'Firts');
    const change = (who: Member, text: string) =>
      who.client.call(updateEncouragement, { params: { encouragementId: first.id }, body: { text } });
    expect((await change(writer, 'First')).body).toMatchObject({ text: 'First', isMine: true });
    expect((await change(asker, 'Mine')).status).toBe(404);
    app().clock.advance({ minutes: 15 });
    expect((await change(writer, 'Too late')).status).toBe(403);

    const remove = (who: Member, encouragementId: string) =>
      who.client.call(deleteEncouragement, { params: { encouragementId } });
    expect((await remove(other, first.id)).status).toBe(404);
    expect((await remove(asker, first.id)).status).toBe(204);
    const second = await write(writer, id, 'Second');
    expect((await remove(writer, second.id)).status).toBe(204);
    expect(
      (await asker.client.call(getRequest, { params: { requestId: id } })).body.own?.encouragements,
    ).toBe(0);
    expect((await asker.client.call(deleteRequest, { params: { requestId: id } })).status).toBe(204);
    expect((await asker.client.call(deleteRequest, { params: { requestId: id } })).status).toBe(404);
  });

  it('answers a repeated creation with what it made', async () => {
    const kim = await member(app(), 'kim');
    const input = { body: { text: 'Once', audience: audience('everyone'), isAnonymous: false } };
    const key = { 'idempotency-key': 'a-key-of-kim' };
    const answers = await Promise.all([1, 2].map(() => kim.client.call(createRequest, input, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await kim.client.call(listMyRequests, { query: {} })).body).toHaveLength(1);
  });

  it('shows help for words of danger, and changes nothing else', async () => {
    const [ray, reader] = [await member(app(), 'ray'), await member(app(), 'rose')];
    const asked = await ask(ray, 'I don’t want to be here any more.');
    expect(asked).toMatchObject({ needsHelp: true, own: { hidden: null } });
    expect(await waitingFor(reader)).toContain('I don’t want to be here any more.');
    expect((await ask(ray, 'I want to die', 'only-me')).needsHelp).toBe(true);
  });
});
