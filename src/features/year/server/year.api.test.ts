import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import {
  continueReadingSession,
  endReadingSession,
  markChapterRead,
  startReadingSession,
} from '#features/bible/bible.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import type { MoodId } from '#features/journal/journal.rules.ts';
import { markPrayed } from '#features/prayer/prayer.contract.ts';
import { createItem, updateItem } from '#features/prayer/prayer-list.contract.ts';
import { answerRequest, createRequest } from '#features/prayer/requests.contract.ts';
import { type Person, personNamed } from '#test-support/community.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { getDayOfYear, getPageOfYear, getYear, listEntriesOfYear } from '../year.contract.ts';

describeOnBothEngines('a year', (app) => {
  let ruth: Person;
  let name: string;
  const year = async (query: { of?: string } = {}) => (await ruth.client.call(getYear, { query })).body;
  const write = async (written: { content?: string; mood?: MoodId; passage?: string } = {}) => {
    const body = { content: 'A line', reflectionPrompt: null, mood: null, writingTimeMinutes: 1, ...written };
    return (await ruth.client.call(createEntry, { body })).body;
  };
  const day = async (date: string) => (await ruth.client.call(getDayOfYear, { params: { date } })).body;
  const linesOf = (query: { of: string; mood?: MoodId; limit?: number; cursor?: string }) =>
    ruth.client.call(listEntriesOfYear, { query });
  const readObadiah = () => ruth.client.call(markChapterRead, { params: { bookId: 'OBA', chapter: '1' } });

  beforeEach(async () => {
    app().clock.set(Date.parse('2026-12-31T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await personNamed(app(), name);
  });

  it('begins empty', async () => {
    expect(await year()).toEqual({
      year: 2026,
      today: '2026-12-31',
      firstYear: 2026,
      dates: { read: [], write: [], pray: [] },
      shelf: [],
      weeks: [],
      moods: [],
    });
  });

  it('has the days of one year, and a shelf of all years', async () => {
    await write();
    app().clock.advance({ days: 1 });
    ruth = { ...ruth, client: await app().user(name) };
    await write({ mood: 'grateful' });
    await readObadiah();
    expect(await year()).toEqual({
      year: 2027,
      today: '2027-01-01',
      firstYear: 2026,
      dates: { read: ['2027-01-01'], write: ['2027-01-01'], pray: [] },
      shelf: [{ bookId: 'OBA', chaptersRead: 1 }],
      weeks: [{ start: '2027-01-01', minutes: 0, chapters: 1 }],
      moods: [{ month: '2027-01', moods: [{ mood: 'grateful', entries: 1 }] }],
    });
    expect((await year({ of: '2026' })).dates).toEqual({ read: [], write: ['2026-12-31'], pray: [] });
    expect((await year({ of: '1066' })).dates.write).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await write({ mood: 'joyful' });
    const other = await personNamed(app(), `boaz-${crypto.randomUUID().slice(0, 8)}`);
    expect((await other.client.call(getYear, { query: {} })).body.dates.write).toEqual([]);
    const theirs = await other.client.call(getDayOfYear, { params: { date: '2026-12-31' } });
    expect(theirs.body).toMatchObject({ entries: [], lamps: { write: false } });
    expect((await other.client.call(listEntriesOfYear, { query: { of: '2026' } })).body).toEqual([]);
    expect((await other.client.call(getPageOfYear, { query: {} })).body.entries).toBe(0);
    for (const path of ['', '/days/2026-12-31', '/entries?of=2026', '/page'])
      expect((await app().visitor().send('GET', `/api/year${path}`)).status).toBe(401);
  });

  it('says what a year looks like', async () => {
    const answer = await ruth.client.send('GET', '/api/year?of=26');
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('four digits');
    expect((await ruth.client.send('GET', '/api/year/days/2026-02-30')).status).toBe(400);
    expect((await ruth.client.send('GET', '/api/year/entries?of=2026-13')).status).toBe(400);
  });

  it('opens a day: what was written, read and prayed on it', async () => {
    const boaz = await personNamed(app(), `boaz-${crypto.randomUUID().slice(0, 8)}`);
    const audience = { kind: 'everyone' as const, id: null };
    const body = { text: 'Rain for the field', audience, isAnonymous: false };
    const { id: requestId } = (await boaz.client.call(createRequest, { body })).body;
    const entry = await write({ content: 'x'.repeat(500), mood: 'peaceful', passage: 'PSA.23.2' });
    await readObadiah();
    const { id: sessionId } = (await ruth.client.call(startReadingSession, {})).body;
    // A heartbeat counts for less than a minute.
    for (let half = 0; half < 6; half++) {
      app().clock.advance({ seconds: 30 });
      const params = { sessionId };
      await ruth.client.call(continueReadingSession, { params, body: { visibleMs: 30_000 } });
    }
    await ruth.client.call(markPrayed, { params: { requestId } });
    const { createdAt, mood, passage } = entry;
    expect(await day('2026-12-31')).toEqual({
      date: '2026-12-31',
      entries: [{ id: entry.id, date: '2026-12-31', mood, passage, createdAt, firstWords: 'x'.repeat(400) }],
      hasMoreEntries: false,
      chapters: ['OBA.1'],
      minutes: 3,
      lamps: { read: true, write: true, pray: true },
      prayedFor: 1,
    });
    expect((await year()).weeks).toEqual([{ start: '2026-12-28', minutes: 3, chapters: 1 }]);
    expect(await day('2026-12-30')).toMatchObject({ entries: [], chapters: [], minutes: null, prayedFor: 0 });
  });

  it('has what is read again on the days of both, and on the shelf once', async () => {
    await readObadiah();
    app().clock.set(Date.parse('2027-02-03T08:00Z'));
    ruth = { ...ruth, client: await app().user(name) };
    await readObadiah();
    expect([(await day('2026-12-31')).chapters, (await day('2027-02-03')).chapters]).toEqual([
      ['OBA.1'],
      ['OBA.1'],
    ]);
    const { shelf, weeks } = await year();
    expect([shelf, weeks]).toEqual([
      [{ bookId: 'OBA', chaptersRead: 1 }],
      [{ start: '2027-02-01', minutes: 0, chapters: 1 }],
    ]);
    for (const of of ['2026', '2027']) {
      const { body } = await ruth.client.call(getPageOfYear, { query: { of } });
      expect(body).toMatchObject({ chapters: 1, booksWhole: ['OBA'] });
    }
  });

  it('opens a day with what was done on it, wherever its owner lives by now', async () => {
    const live = (timezone: string) => ruth.client.call(updateSettings, { body: { timezone } });
    const readAt = async (time: string, bookId: string) => {
      app().clock.set(Date.parse(time));
      ruth = { ...ruth, client: await app().user(name) };
      await ruth.client.call(markChapterRead, { params: { bookId, chapter: '1' } });
    };
    await live('America/Chicago');
    // Eight in the evening there: on Manila it is ten in the morning of the next day.
    await readAt('2027-01-01T02:00Z', 'OBA');
    await readAt('2027-01-02T02:00Z', 'JUD');
    const { id: sessionId } = (await ruth.client.call(startReadingSession, {})).body;
    app().clock.advance({ seconds: 40 });
    const params = { sessionId };
    await ruth.client.call(continueReadingSession, { params, body: { visibleMs: 40_000 } });
    await live('Asia/Manila');
    expect(await day('2026-12-31')).toMatchObject({ chapters: ['OBA.1'], minutes: null });
    expect(await day('2027-01-01')).toMatchObject({ chapters: ['JUD.1'], minutes: 0 });
  });

  it('adds up what short reading sessions of a day left over, and counts full minutes alone', async () => {
    const readFor = async (seconds: number) => {
      const { id: sessionId } = (await ruth.client.call(startReadingSession, {})).body;
      app().clock.advance({ seconds });
      const body = { visibleMs: seconds * 1000 };
      return (await ruth.client.call(endReadingSession, { params: { sessionId }, body })).body.minutes;
    };
    expect([await readFor(45), await readFor(45)]).toEqual([0, 0]);
    expect(await day('2026-12-31')).toMatchObject({ minutes: 1 });
    expect(await readFor(45)).toBe(0);
    expect(await day('2026-12-31')).toMatchObject({ minutes: 2 });
    expect((await year()).weeks).toEqual([{ start: '2026-12-28', minutes: 2, chapters: 0 }]);
  });

  it('finds what was written in a mood, page by page and month by month', async () => {
    app().clock.set(Date.parse('2026-11-30T08:00Z'));
    ruth = { ...ruth, client: await app().user(name) };
    const first = await write({ mood: 'grateful' });
    app().clock.advance({ minutes: 1 });
    const second = await write({ mood: 'grateful' });
    await write({ mood: 'joyful' });
    app().clock.advance({ days: 1 });
    const third = await write({ mood: 'grateful' });
    const ids = (lines: { id: string }[]) => lines.map(({ id }) => id);
    expect((await year()).moods).toEqual([
      {
        month: '2026-11',
        moods: [
          { mood: 'joyful', entries: 1 },
          { mood: 'grateful', entries: 2 },
        ],
      },
      { month: '2026-12', moods: [{ mood: 'grateful', entries: 1 }] },
    ]);
    expect(ids((await linesOf({ of: '2026-11', mood: 'grateful' })).body)).toEqual([second.id, first.id]);
    expect((await linesOf({ of: '2026-11' })).body).toHaveLength(3);
    const page = await linesOf({ of: '2026', mood: 'grateful', limit: 2 });
    expect(ids(page.body)).toEqual([third.id, second.id]);
    const cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(ids((await linesOf({ of: '2026', mood: 'grateful', limit: 2, cursor })).body)).toEqual([first.id]);
  });

  it('has a page to keep, with what was answered', async () => {
    await write();
    await readObadiah();
    const item = await ruth.client.call(createItem, { body: { text: 'A home' } });
    const thanks = { isAnswered: true, thanks: 'It has a garden.' };
    await ruth.client.call(updateItem, { params: { itemId: item.body.id }, body: thanks });
    const audience = { kind: 'only-me' as const, id: null };
    const asked = { text: 'Work', audience, isAnonymous: false };
    app().clock.advance({ minutes: 1 });
    const { id: requestId } = (await ruth.client.call(createRequest, { body: asked })).body;
    await ruth.client.call(answerRequest, { params: { requestId }, body: { text: 'Gleaning' } });
    const { body: page } = await ruth.client.call(getPageOfYear, { query: {} });
    expect(page).toMatchObject({
      year: 2026,
      dates: { read: ['2026-12-31'], write: ['2026-12-31'], pray: [] },
      chapters: 1,
      booksWhole: ['OBA'],
      entries: 1,
      prayedFor: 0,
      answered: [
        { text: 'Work', thanks: 'Gleaning' },
        { text: 'A home', thanks: 'It has a garden.' },
      ],
      verse: { translation: 'WEB' },
    });
    const before = await ruth.client.call(getPageOfYear, { query: { of: '2025' } });
    expect(before.body).toMatchObject({ chapters: 0, booksWhole: [], entries: 0, answered: [] });
  });
});
