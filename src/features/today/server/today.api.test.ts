import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { markChapterRead, updatePosition } from '#features/bible/bible.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { listWaiting, putOff } from '#features/prayer/prayer.contract.ts';
import { createItem, setItemPrayed } from '#features/prayer/prayer-list.contract.ts';
import { createRequest, deleteRequest } from '#features/prayer/requests.contract.ts';
import { type Person, personNamed, trust } from '#test-support/community.ts';
import { joinCircles } from '#test-support/members.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { createPrayerOfToday, endRest, getToday, setRest, setSabbath } from '../today.contract.ts';
import { questionOf } from '../today.rules.ts';

describeOnBothEngines('today', (app) => {
  let ruth: Person;
  let name: string;
  const person = () => personNamed(app(), `ruth-${crypto.randomUUID().slice(0, 8)}`);
  /** Days go by, after which a session may have ended. */
  const comeBackAfter = async (days: number) => {
    app().clock.advance({ days });
    ruth = { ...ruth, client: await app().user(name) };
  };
  const today = async (of = ruth) => (await of.client.call(getToday, {})).body;
  const dark = { read: false, write: false, pray: false };
  const pray = () => ruth.client.call(createPrayerOfToday, {});
  const write = () =>
    ruth.client.call(createEntry, {
      body: { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 },
    });

  beforeEach(async () => {
    // A Tuesday.
    app().clock.set(Date.parse('2026-11-24T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await personNamed(app(), name);
  });

  it('begins without anything', async () => {
    expect(await today()).toEqual({
      date: '2026-11-24',
      endsAt: Date.parse('2026-11-25T00:00Z'),
      lamps: dark,
      rhythm: {
        isBegun: false,
        row: 0,
        flasks: 0,
        longest: 0,
        total: 0,
        oilOn: [],
        sabbath: 7,
        restsUntil: null,
      },
      daysAway: null,
      read: null,
      plan: null,
      question: questionOf('2026-11-24'),
      pray: null,
    });
  });

  it('is a visitor’s of nobody', async () => {
    expect((await app().visitor().send('GET', '/api/today')).status).toBe(401);
  });

  it('says where reading goes on, and what burns', async () => {
    const body = { bookId: 'MRK', chapter: 4, translation: 'WEB' };
    await ruth.client.call(updatePosition, { body });
    await ruth.client.call(markChapterRead, { params: { bookId: 'MRK', chapter: '4' } });
    await write();
    const { read, lamps, rhythm } = await today();
    // The fourth chapter is marked as read.
    expect(read).toEqual({ bookId: 'MRK', bookName: 'Mark', chapter: 5, opening: null });
    expect(lamps).toEqual({ read: true, write: true, pray: false });
    expect(rhythm).toMatchObject({ row: 1, longest: 1, total: 1 });
  });

  it('a prayer in no words lights the lamp, and twice at once it is one', async () => {
    const [first, second] = await Promise.all([pray(), pray()]);
    expect(first.body.lamps).toEqual({ ...dark, pray: true });
    expect(second.body.rhythm.total).toBe(1);
  });

  it('names what is next to pray for: my list first, then what waits', async () => {
    const naomi = await person();
    for (const { id } of [ruth, naomi]) await trust(app(), id);
    const everyone = { audience: { kind: 'everyone', id: null }, isAnonymous: false } as const;
    const { body: asked } = await naomi.client.call(createRequest, {
      body: { text: 'For my mother.', ...everyone, forDay: '2026-11-26' },
    });
    const { body: item } = await ruth.client.call(createItem, { body: { text: 'For Obed' } });
    expect((await today()).pray).toEqual({
      itemId: item.id,
      requestId: null,
      text: 'For Obed',
      personName: null,
      forDay: null,
    });
    const stranger = await person();
    expect((await today(stranger)).pray).toMatchObject({
      itemId: null,
      requestId: asked.id,
      text: 'For my mother.',
      personName: expect.stringContaining('Ruth'),
      forDay: '2026-11-26',
    });
    expect((await today(naomi)).pray).toBeNull();
    await naomi.client.call(deleteRequest, { params: { requestId: asked.id } });
    expect((await today(stranger)).pray?.requestId ?? null).not.toBe(asked.id);
    await ruth.client.call(setItemPrayed, { params: { itemId: item.id }, body: { today: true } });
    expect((await today()).pray).toBeNull();
  });

  it('goes through what waits in the order of its list, and ends with it', async () => {
    const reader = await person();
    const [friend, stranger, silent] = await Promise.all([person(), person(), person()]);
    await joinCircles(reader, friend);
    for (const { id } of [reader, friend, stranger, silent]) await trust(app(), id);
    const ask = async (of: Person, text: string, more: object = {}) => {
      app().clock.advance({ minutes: 5 });
      const audience = { kind: 'everyone', id: null } as const;
      return of.client.call(createRequest, { body: { text, audience, isAnonymous: false, ...more } });
    };
    await ask(friend, 'of my circle');
    await ask(stranger, 'for today', { forDay: '2026-11-24' });
    await ask(friend, 'of my circle alone', { audience: { kind: 'circle', id: null } });
    await ask(silent, 'without a name', { isAnonymous: true });
    await ask(stranger, 'of everyone');
    const order: string[] = [];
    for (let next = (await today(reader)).pray; next !== null; next = (await today(reader)).pray) {
      const [first] = (await reader.client.call(listWaiting, {})).body;
      expect(next.requestId).toBe(first!.id);
      order.push(next.text);
      await reader.client.call(putOff, { params: { requestId: next.requestId! } });
    }
    // Those of everyone are by their day, where others of this file's people may be among them.
    const circle = ['of my circle', 'of my circle alone'];
    expect(order[0]).toBe('for today');
    expect(order.slice(1, 3).toSorted()).toEqual(circle);
    expect(order.slice(3)).toEqual(expect.arrayContaining(['without a name', 'of everyone']));
  });

  it('passes over what is not there any more', async () => {
    const naomi = await person();
    for (const { id } of [ruth, naomi]) await trust(app(), id);
    const { body: asked } = await naomi.client.call(createRequest, {
      body: { text: 'For a day.', audience: { kind: 'everyone', id: null }, isAnonymous: false },
    });
    await ruth.client.call(createItem, { body: { text: 'For Obed' } });
    await ruth.client.call(createItem, { body: { requestId: asked.id } });
    expect((await today()).pray?.requestId).toBe(asked.id);
    await naomi.client.call(deleteRequest, { params: { requestId: asked.id } });
    expect((await today()).pray).toMatchObject({ requestId: null, text: 'For Obed' });
  });

  it('a day that was missed takes its oil when it is looked at, and says so until the day is over', async () => {
    for (let day = 0; day < 7; day++) {
      await pray();
      app().clock.advance({ days: 1 });
    }
    // Tuesday again, and Tuesday is missed.
    app().clock.advance({ days: 1 });
    expect((await today()).rhythm).toMatchObject({ row: 7, flasks: 0, oilOn: ['2026-12-01'] });
    await pray();
    expect((await today()).rhythm).toMatchObject({ row: 8, flasks: 0, oilOn: ['2026-12-01'] });
    app().clock.advance({ days: 1 });
    expect((await today()).rhythm).toMatchObject({ row: 8, oilOn: [] });
  });

  it('a lost row says nothing, and what was is kept', async () => {
    for (let day = 0; day < 3; day++) {
      await pray();
      app().clock.advance({ days: 1 });
    }
    await comeBackAfter(40);
    const { rhythm, daysAway } = await today();
    expect(rhythm).toMatchObject({ row: 0, longest: 3, total: 3, oilOn: [] });
    expect(daysAway).toBe(41);
    await pray();
    expect(await today()).toMatchObject({ daysAway: null, rhythm: { row: 1, longest: 3, total: 4 } });
  });

  it('says to who comes back how the chapter begins, and how long it takes', async () => {
    await ruth.client.call(updatePosition, { body: { bookId: 'MRK', chapter: 4, translation: 'WEB' } });
    await pray();
    await comeBackAfter(30);
    expect((await today()).read?.opening).toEqual({
      minutes: 4,
      reference: 'Mark 4:1',
      text: expect.stringMatching(/^Again he began to teach by the seaside\./),
    });
  });

  it('the rhythm is begun by a lamp, or by the sabbath that I choose, be it the first one', async () => {
    await pray();
    expect((await today()).rhythm).toMatchObject({ isBegun: true, sabbath: 7 });
    const other = await personNamed(app(), `naomi-${crypto.randomUUID().slice(0, 8)}`);
    expect((await today(other)).rhythm.isBegun).toBe(false);
    await other.client.call(setSabbath, { body: { weekday: 7 } });
    expect((await today(other)).rhythm).toMatchObject({ isBegun: true, sabbath: 7, total: 0 });
  });

  it('my sabbath is the day that I choose, from now on', async () => {
    await pray();
    app().clock.advance({ days: 1 });
    // Wednesday is missed, and made the sabbath on Thursday: it was none when it was missed.
    app().clock.advance({ days: 1 });
    await ruth.client.call(setSabbath, { body: { weekday: 3 } });
    const { rhythm } = await today();
    expect(rhythm).toMatchObject({ sabbath: 3, row: 0, total: 1 });
    expect((await ruth.client.send('PUT', '/api/today/sabbath', { weekday: 8 })).status).toBe(400);
  });

  it('a rest keeps the row, and ends when I am back', async () => {
    await pray();
    const { body } = await ruth.client.call(setRest, { body: { until: '2027-01-23' } });
    expect(body.rhythm.restsUntil).toBe('2027-01-23');
    await comeBackAfter(20);
    expect((await today()).rhythm).toMatchObject({ row: 1, restsUntil: '2027-01-23' });
    const ended = await ruth.client.call(endRest, {});
    expect(ended.body.rhythm).toMatchObject({ row: 1, restsUntil: null });
    await pray();
    expect((await today()).rhythm).toMatchObject({ row: 2, total: 2 });
    await comeBackAfter(60);
    expect((await today()).rhythm).toMatchObject({ row: 0 });
  });

  it.each(['2026-11-23', '2027-01-24', 'soon', '2026-02-30'])('no rest until %s', async (until) => {
    const { status, body } = await ruth.client.send('PUT', '/api/today/rest', { until });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: 'body.until' }] });
  });

  it('is the day of where I am', async () => {
    app().clock.set(Date.parse('2026-11-24T22:30Z'));
    await ruth.client.call(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
    expect(await today()).toMatchObject({
      date: '2026-11-25',
      endsAt: Date.parse('2026-11-25T15:00Z'),
    });
  });

  it('ends for who flew east when the next one begins, which is no midnight', async () => {
    await ruth.client.call(updateSettings, { body: { timezone: 'America/Los_Angeles' } });
    app().clock.set(Date.parse('2026-11-24T20:00Z'));
    await pray();
    await ruth.client.call(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
    const endsAt = Date.parse('2026-11-25T04:00Z');
    expect(await today()).toMatchObject({ date: '2026-11-24', lamps: { pray: true }, endsAt });
    app().clock.set(endsAt);
    expect(await today()).toMatchObject({
      date: '2026-11-25',
      lamps: dark,
      endsAt: Date.parse('2026-11-25T15:00Z'),
    });
  });
});
