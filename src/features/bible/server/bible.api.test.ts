import { beforeEach, expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  continueReadingSession,
  endReadingSession,
  getChapter,
  getOpenReadingSession,
  getPassage,
  getPosition,
  getVerseOfTheDay,
  listBooks,
  listChaptersRead,
  markChapterRead,
  type ReadingSession,
  searchBible,
  startReadingSession,
  updatePosition,
} from '../bible.contract.ts';
import { endAbandonedReading } from './end-reading-session.ts';

const MINUTE = 60_000;

describeOnBothEngines('bible', (app) => {
  // Sessions of users expire by the machine's clock: tests go to the past, and come back.
  beforeEach(() => app().clock.set(Date.now()));

  const xpOf = async (client: TestClient) => (await client.call(getCurrentUser, {})).body.currentXP;
  const begin = async (client: TestClient) => (await client.call(startReadingSession, {})).body;
  const beat = (client: TestClient, sessionId: string, visibleMs: number) =>
    client.call(continueReadingSession, { params: { sessionId }, body: { visibleMs } });
  const end = (client: TestClient, sessionId: string, visibleMs = 0) =>
    client.call(endReadingSession, { params: { sessionId }, body: { visibleMs } });
  /** Reads with the page open for so many minutes, a heartbeat every 20 seconds. */
  async function read(client: TestClient, sessionId: string, minutes: number) {
    for (let i = 0; i < minutes * 3; i++) {
      app().clock.advance({ seconds: 20 });
      await beat(client, sessionId, 20_000);
    }
  }

  it('ends a reading session without a body, by the clock of the server', async () => {
    const client = await app().user('bodiless');
    const { id } = await begin(client);
    await read(client, id, 1);
    app().clock.advance({ seconds: 20 });
    const path = `/api/bible/reading-sessions/${id}/end`;
    const ended = await client.send<ReadingSession>('POST', path);
    expect(ended.status).toBe(200);
    expect(ended.body).toMatchObject({ minutes: 1, visibleMs: 80_000, xpEarned: 1 });
    expect((await client.send('POST', path)).body).toEqual(ended.body);
    const other = (await begin(client)).id;
    const wrong = await client.send('POST', `/api/bible/reading-sessions/${other}/end`, {
      visibleMs: 'long',
    });
    expect(wrong.status).toBe(400);
  });

  it('lists 66 books with their chapters', async () => {
    const { body } = await (await app().user('alice')).call(listBooks, {});
    expect(body.length).toBe(66);
    expect(body[0]).toEqual({ id: 'GEN', name: 'Genesis', chapters: 50 });
    expect(body[64]).toEqual({ id: 'JUD', name: 'Jude', chapters: 1 });
  });

  it('gives a chapter with its neighbours, to be kept for a year under a versioned URL', async () => {
    const alice = await app().user('alice');
    const params = { bookId: 'JHN', chapter: '3' };
    const { body, headers } = await alice.call(getChapter, { params, query: { translation: 'KJV', v: '1' } });
    expect(body).toMatchObject({
      bookName: 'John',
      chapter: 3,
      translation: 'KJV',
      previous: { chapter: 2 },
    });
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const unversioned = await alice.call(getChapter, { params, query: {} });
    expect(unversioned.headers.get('cache-control')).toBe('no-store');
  });

  it('names the valid ones where a book, chapter or translation is not', async () => {
    const alice = await app().user('alice');
    const message = async (path: string) => {
      const answer = await alice.send<{ code: string; message: string }>('GET', path);
      expect(answer.status).toBe(404);
      return answer.body.message;
    };
    expect(await message('/api/bible/books/JHN/chapters/22')).toContain('John has chapters 1 to 21');
    expect(await message('/api/bible/books/JUD/chapters/2')).toContain('Jude has one chapter');
    expect(await message('/api/bible/books/XYZ/chapters/1')).toContain('GEN, EXO');
    expect(await message('/api/bible/books/JHN/chapters/three')).toContain('1 to 21');
    expect(await message('/api/bible/search?q=love&translation=NIV')).toContain(
      'WEB or KJV, or one of /api/bible/translations',
    );
  });

  it('finds words, phrases and references, and pages through them', async () => {
    const alice = await app().user('alice');
    const search = async (query: { q: string; translation?: string; limit?: number; offset?: number }) =>
      (await alice.call(searchBible, { query })).body;
    const phrase = await search({ q: '"born again"', translation: 'KJV' });
    expect([phrase.total, ...phrase.verses.map((verse) => verse.reference)]).toEqual([
      3,
      'John 3:3',
      'John 3:7',
      '1 Peter 1:23',
    ]);
    const [first] = phrase.verses;
    expect(first!.hits.map(([start, stop]) => first!.text.slice(start, stop))).toEqual(['born again']);
    expect((await search({ q: '1 Cor 13:4-7' })).verses.map((verse) => verse.id)).toEqual([
      '1CO.13.4',
      '1CO.13.5',
      '1CO.13.6',
      '1CO.13.7',
    ]);
    const all = await search({ q: 'love', limit: 100 });
    const second = await search({ q: 'love', limit: 10, offset: 10 });
    expect(second.total).toBe(all.total);
    expect(second.verses).toEqual(all.verses.slice(10, 20));
    for (const path of ['?q=', '?q=%20', '', '?q=a&limit=0', '?q=a&offset=-1', `?q=${'a'.repeat(201)}`]) {
      expect((await alice.send('GET', `/api/bible/search${path}`)).status, path).toBe(400);
    }
  });

  it('looks within a testament or a book, and says how many each book has', async () => {
    const alice = await app().user('alice');
    const search = async (q: string, within?: string) =>
      (await alice.call(searchBible, { query: within === undefined ? { q } : { q, within } })).body;
    const all = await search('shepherd');
    expect(all.books.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
    const [old, fresh, psalms] = [
      await search('shepherd', 'old'),
      await search('shepherd', 'new'),
      await search('shepherd', 'PSA'),
    ];
    expect(old.total + fresh.total).toBe(all.total);
    expect(psalms.books).toEqual(all.books);
    expect(psalms.total).toBe(all.books.find(({ bookId }) => bookId === 'PSA')!.total);
    expect(psalms.verses.every(({ id }) => id.startsWith('PSA.'))).toBe(true);
    expect((await alice.send('GET', '/api/bible/search?q=a&within=Tobit')).status).toBe(400);
  });

  it('shows the title that was found, what was meant, and who else has the words', async () => {
    const alice = await app().user('alice');
    const search = async (q: string, translation = 'WEB') =>
      (await alice.call(searchBible, { query: { q, translation } })).body;
    const [first] = (await search('when he fled from absalom')).verses;
    expect(first!.reference).toBe('Psalm 3:1');
    expect(first!.title!.hits.map(([from, to]) => first!.title!.text.slice(from, to))).toEqual([
      'when',
      'he',
      'fled',
      'from',
      'Absalom',
    ]);
    expect(await search('grce')).toMatchObject({ total: 0, suggestion: 'grace', elsewhere: [] });
    const charity = await search('"charity suffereth long"');
    expect(charity).toMatchObject({
      total: 0,
      suggestion: null,
      elsewhere: [{ translation: 'KJV', total: 1 }],
    });
    const blank = await search('Acts 8:37');
    expect([blank.total, blank.elsewhere]).toEqual([0, [{ translation: 'KJV', total: 1 }]]);
    expect((await search('Acts 8:36-38')).total).toBe(2);
  });

  it('quotes a verse by its reference, and says when there is none', async () => {
    const otto = await app().user('otto');
    const quoted = await otto.call(getPassage, { query: { reference: 'ps 55:22' } });
    expect(quoted.body).toMatchObject({ reference: 'Psalm 55:22', translation: 'WEB', verseId: 'PSA.55.22' });
    const none = await otto.refused(getPassage, { query: { reference: 'Hezekiah 3:4' } });
    expect([none.status, none.body.code]).toEqual([400, 'PASSAGE_NOT_FOUND']);
  });

  it('gives John 3:16 on the first day, then what the calendar has for everyone', async () => {
    const [ann, ben] = [await app().user('ann'), await app().user('ben')];
    const today = async (client: TestClient) => (await client.call(getVerseOfTheDay, { query: {} })).body.id;
    expect(await today(ann)).toBe('JHN.3.16');
    app().clock.advance({ days: 1 });
    expect(await today(ann)).toBe(await today(ben));
    const tomorrow = await today(ann);
    app().clock.advance({ days: 1 });
    expect(await today(ann)).not.toBe(tomorrow);
  });

  it('gives whole passages, and says why this one today', async () => {
    const ann = await app().user('ann');
    const passages = [];
    for (let day = 0; day < 90; day++) {
      passages.push((await ann.call(getVerseOfTheDay, { query: { translation: 'KJV' } })).body);
      app().clock.advance({ days: 1 });
    }
    const whole = passages.filter(({ verseIds }) => verseIds.length > 1);
    expect(whole.length).toBeGreaterThan(5);
    for (const { id, reference, text, verseIds } of whole) {
      expect(verseIds[0]).toBe(id);
      expect(reference).toMatch(/:\d+–\d+$/);
      const quoted = await ann.call(getPassage, { query: { reference, translation: 'KJV' } });
      expect(text).toBe(quoted.body.text);
    }
    expect(passages[0]!.why).toBe('Your first day here: where everything begins');
    expect(new Set(passages.slice(1).map(({ why }) => why.split(':')[0])).size).toBeGreaterThanOrEqual(7);
  });

  it('remembers where each reader is', async () => {
    const [ann, ben] = [await app().user('ann'), await app().user('ben')];
    const body = { bookId: 'PSA', chapter: 23, translation: 'KJV' };
    expect((await ann.call(updatePosition, { body })).body.bookName).toBe('Psalms');
    await ann.call(updatePosition, { body: { ...body, chapter: 24 } });
    expect((await ann.call(getPosition, {})).body).toMatchObject({
      bookId: 'PSA',
      chapter: 24,
      translation: 'KJV',
    });
    expect((await ben.call(getPosition, {})).body).toBeNull();
    expect((await ann.refused(updatePosition, { body: { ...body, chapter: 151 } })).status).toBe(404);
  });

  it('leads on to the next chapter once this one is marked as read, and leaves whoever reads again where they are', async () => {
    const dan = await app().user('dan');
    const mark = (bookId: string, chapter: string) =>
      dan.call(markChapterRead, { params: { bookId, chapter } });
    const stay = (bookId: string, chapter: number) =>
      dan.call(updatePosition, { body: { bookId, chapter, translation: 'KJV' } });
    const goesOn = async () => (await dan.call(getPosition, {})).body;
    await stay('MRK', 1);
    expect(await goesOn()).toMatchObject({ bookId: 'MRK', chapter: 1 });
    await mark('MRK', '1');
    expect(await goesOn()).toEqual({ bookId: 'MRK', bookName: 'Mark', chapter: 2, translation: 'KJV' });
    // Marked before it is told: so does the page.
    await mark('MRK', '16');
    expect((await stay('MRK', 16)).body).toMatchObject({ bookId: 'LUK', chapter: 1 });
    await mark('REV', '22');
    expect((await stay('REV', 22)).body).toMatchObject({ bookId: 'GEN', chapter: 1 });
    await mark('MRK', '2');
    expect((await stay('MRK', 1)).body).toMatchObject({ bookId: 'MRK', chapter: 1 });
  });

  it('pays a full minute read 1 XP, once', async () => {
    const cara = await app().user('cara');
    const { id } = await begin(cara);
    await read(cara, id, 3);
    app().clock.advance({ seconds: 30 });
    const ended = await end(cara, id, 30_000);
    expect(ended.body).toMatchObject({ minutes: 3, xpEarned: 3 });
    expect(await xpOf(cara)).toBe(3);
    expect((await end(cara, id, 30_000)).body).toEqual(ended.body);
    expect(await xpOf(cara)).toBe(3);
    const late = await cara.refused(continueReadingSession, {
      params: { sessionId: id },
      body: { visibleMs: 1 },
    });
    expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DONE']);
  });

  it('counts no more than the server’s clock has seen', async () => {
    const dan = await app().user('dan');
    const { id } = await begin(dan);
    expect((await beat(dan, id, 60 * MINUTE)).body.visibleMs).toBe(0);
    app().clock.advance({ seconds: 10 });
    expect((await beat(dan, id, 60 * MINUTE)).body.visibleMs).toBe(10_000);
    app().clock.advance({ hours: 2 });
    expect((await end(dan, id, 60 * MINUTE)).body).toMatchObject({ minutes: 0, xpEarned: 0 });
  });

  it('pays at most 30 XP a day', async () => {
    const eva = await app().user('eva');
    app().clock.set('2025-06-02T08:00:00Z');
    const first = await begin(eva);
    await read(eva, first.id, 25);
    expect((await end(eva, first.id)).body.xpEarned).toBe(25);
    const second = await begin(eva);
    await read(eva, second.id, 8);
    expect((await end(eva, second.id)).body).toMatchObject({ minutes: 8, xpEarned: 5 });
    app().clock.set('2025-06-03T08:00:00Z');
    const third = await begin(eva);
    await read(eva, third.id, 1);
    expect((await end(eva, third.id)).body.xpEarned).toBe(1);
    expect(await xpOf(eva)).toBe(31);
  });

  it('keeps one session open, and pays what a closed tab had read', async () => {
    const finn = await app().user('finn');
    const first = await begin(finn);
    await read(finn, first.id, 2);
    expect((await finn.call(getOpenReadingSession, {})).body?.id).toBe(first.id);
    app().clock.advance({ hours: 1 });
    const second = await begin(finn);
    expect(await xpOf(finn)).toBe(2);
    expect((await finn.call(getOpenReadingSession, {})).body?.id).toBe(second.id);
    await read(finn, second.id, 1);
    await endAbandonedReading(app().db, app().clock.now());
    expect((await finn.call(getOpenReadingSession, {})).body?.id).toBe(second.id);
    app().clock.advance({ minutes: 20 });
    await endAbandonedReading(app().db, app().clock.now());
    expect((await finn.call(getOpenReadingSession, {})).body).toBeNull();
    expect(await xpOf(finn)).toBe(3);
  });

  it('begins one session when two are asked for at once', async () => {
    const gwen = await app().user('gwen');
    const key = { 'idempotency-key': 'one-and-the-same' };
    const both = await Promise.all([1, 2].map(() => gwen.call(startReadingSession, {}, key)));
    expect(both[0]!.body.id).toBe(both[1]!.body.id);
    const loose = await Promise.all([1, 2, 3].map(() => gwen.call(startReadingSession, {})));
    expect(loose.map((answer) => answer.status)).toEqual([201, 201, 201]);
  });

  it('does not let anyone into another’s session', async () => {
    const [hugo, ivy] = [await app().user('hugo'), await app().user('ivy')];
    const { id } = await begin(hugo);
    expect((await end(ivy, id)).status).toBe(404);
    expect((await beat(ivy, id, 1)).status).toBe(404);
  });

  it('pays a chapter once, and ten chapters a day', async () => {
    const jack = await app().user('jack');
    app().clock.set('2025-06-02T08:00:00Z');
    const mark = (chapter: string) => jack.call(markChapterRead, { params: { bookId: 'PSA', chapter } });
    const twice = await Promise.all([mark('1'), mark('1')]);
    expect(twice.map((answer) => answer.body.xpEarned).sort()).toEqual([0, 5]);
    for (let chapter = 2; chapter <= 10; chapter++)
      expect((await mark(String(chapter))).body.xpEarned).toBe(5);
    expect((await mark('11')).body).toEqual({
      chapterId: 'PSA.11',
      isFirstTime: true,
      xpEarned: 0,
      readAt: app().clock.now(),
      progress: { currentXP: 50, level: 1 },
    });
    app().clock.set('2025-06-03T08:00:00Z');
    expect((await mark('11')).body.isFirstTime).toBe(false);
    expect((await mark('12')).body.xpEarned).toBe(5);
    expect(await xpOf(jack)).toBe(55);
    expect((await jack.call(listChaptersRead, {})).body).toContain('PSA.12');
  });
});
