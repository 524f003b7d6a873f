import { beforeEach, expect, it } from 'vitest';
import { markChapterRead, updatePosition } from '#features/bible/bible.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { createItem, setItemPrayed } from '#features/prayer/prayer-list.contract.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { lightLamp } from './light-lamp.ts';
import { findRhythm } from './rhythm-store.ts';

const ENTRY = { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1 };

describeOnBothEngines('a lamp is lit by what is done', (app) => {
  let ruth: Person;
  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-24T08:00Z'));
    ruth = await personNamed(app(), `ruth-${crypto.randomUUID().slice(0, 8)}`);
  });
  const lamps = async () => (await findRhythm(app().db, ruth.id)).lit?.lamps ?? null;
  const read = { read: true, write: false, pray: false };

  it('an entry lights the lamp of writing, and the same request again changes nothing', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    await ruth.client.call(createEntry, { body: ENTRY }, key);
    const kept = await findRhythm(app().db, ruth.id);
    expect(kept.lit?.lamps).toEqual({ read: false, write: true, pray: false });
    app().clock.advance({ hours: 30 });
    await ruth.client.call(createEntry, { body: ENTRY }, key);
    expect((await findRhythm(app().db, ruth.id)).counted.total).toBe(1);
  });

  it('a chapter lights the lamp of reading, each day again', async () => {
    const params = { bookId: 'MRK', chapter: '4' };
    await ruth.client.call(markChapterRead, { params });
    expect(await lamps()).toEqual(read);
    app().clock.advance({ days: 1 });
    await ruth.client.call(markChapterRead, { params });
    expect((await findRhythm(app().db, ruth.id)).counted).toMatchObject({ row: 2, total: 2 });
  });

  it('a chapter that somebody stays in lights it, marked or not', async () => {
    const body = { bookId: 'PSA', chapter: 23, translation: 'WEB' };
    await ruth.client.call(updatePosition, { body: { ...body, chapter: 151 } });
    expect(await lamps()).toBeNull();
    await ruth.client.call(updatePosition, { body });
    expect(await lamps()).toEqual(read);
  });

  it('a prayer lights the lamp of praying, and taking the mark back does not put it out', async () => {
    const { body: item } = await ruth.client.call(createItem, { body: { text: 'For Naomi' } });
    expect(await lamps()).toBeNull();
    const params = { itemId: item.id };
    await ruth.client.call(setItemPrayed, { params, body: { today: false } });
    expect(await lamps()).toBeNull();
    await ruth.client.call(setItemPrayed, { params, body: { today: true } });
    await ruth.client.call(setItemPrayed, { params, body: { today: false } });
    expect(await lamps()).toEqual({ read: false, write: false, pray: true });
  });

  it('what is refused lights nothing', async () => {
    await ruth.client.call(createEntry, { body: { ...ENTRY, content: '' } });
    await ruth.client.call(markChapterRead, { params: { bookId: 'MRK', chapter: '99' } });
    expect(await lamps()).toBeNull();
  });

  it('a lamp that burns keeps its time, also where the same day goes on further west', async () => {
    const lightIn = (timezone: string, time: string) =>
      inUserTransaction(app().db, ruth.id, (tx) =>
        lightLamp(tx, { id: ruth.id, timezone }, 'read', Date.parse(time)),
      );
    await lightIn('Europe/London', '2026-11-24T08:00Z');
    await lightIn('America/New_York', '2026-11-24T20:00Z');
    expect((await findRhythm(app().db, ruth.id)).counted).toMatchObject({
      total: 1,
      until: { date: '2026-11-24', end: Date.parse('2026-11-25T05:00Z') },
    });
    const days = app().db.selectFrom('rhythm_day').select(['date', 'read_at']);
    expect(await days.where('user_id', '=', ruth.id).execute()).toEqual([
      { date: '2026-11-24', read_at: Date.parse('2026-11-24T08:00Z') },
    ]);
  });

  it('all three at once are one day', async () => {
    const { body: item } = await ruth.client.call(createItem, { body: { text: 'For Naomi' } });
    await Promise.all([
      ruth.client.call(createEntry, { body: ENTRY }),
      ruth.client.call(createEntry, { body: ENTRY }),
      ruth.client.call(markChapterRead, { params: { bookId: 'MRK', chapter: '4' } }),
      ruth.client.call(setItemPrayed, { params: { itemId: item.id }, body: { today: true } }),
    ]);
    expect(await lamps()).toEqual({ read: true, write: true, pray: true });
    expect((await findRhythm(app().db, ruth.id)).counted).toMatchObject({ row: 1, total: 1 });
  });

  it('a flask is used once, by two who come back at once on two devices', async () => {
    const lightAt = (time: string) =>
      inUserTransaction(app().db, ruth.id, (tx) =>
        lightLamp(tx, { id: ruth.id, timezone: 'UTC' }, 'pray', Date.parse(time)),
      );
    for (let day = 2; day <= 15; day++) await lightAt(`2026-11-${String(day).padStart(2, '0')}T08:00Z`);
    expect((await findRhythm(app().db, ruth.id)).counted).toMatchObject({ row: 14, flasks: 2 });
    await Promise.all([1, 2, 3, 4].map(() => lightAt('2026-11-17T08:00Z')));
    const { counted, oil } = await findRhythm(app().db, ruth.id);
    expect(counted).toMatchObject({ row: 15, flasks: 1, total: 15 });
    expect(oil).toEqual({ on: ['2026-11-16'], usedOn: '2026-11-17' });
  });
});
