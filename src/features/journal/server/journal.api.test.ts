import { beforeEach, expect, it } from 'vitest';
import { updateSettings } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { rowsThatMention } from '#test-support/all-tables.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  createEntry,
  deleteEntry,
  getEntry,
  getToday,
  listEntries,
  listOfChapter,
  listOnThisDay,
  updateEntry,
} from '../journal.contract.ts';

const written = (content: string) => ({
  body: { content, reflectionPrompt: null, mood: 'grateful' as const, writingTimeMinutes: 3 },
});
const write = (client: TestClient, content: string, headers = {}) =>
  client.call(createEntry, written(content), headers);
const contents = async (client: TestClient, query: { q?: string } = {}) =>
  (await client.call(listEntries, { query })).body.map((entry) => entry.content);
/** What is on each page, from the first to the last. */
const pagesOf = async (client: TestClient, query: string) => {
  const pages: string[][] = [];
  let next: string | undefined = `/api/journal/entries?${query}`;
  while (next) {
    const page: Awaited<ReturnType<typeof client.call<typeof listEntries>>> = await client.send('GET', next);
    pages.push(page.body.map((entry) => entry.content));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return pages;
};

describeOnBothEngines('journal', (app) => {
  // Sessions expire by the machine's clock: tests go to the past, and come back.
  beforeEach(() => app().clock.set(Date.now()));

  it('saves an entry, pays 10 XP, and lists it newest first', async () => {
    const alice = await app().user('alice');
    const first = await write(alice, 'The first');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      content: 'The first',
      mood: 'grateful',
      xpEarned: 10,
      writingTimeMinutes: 3,
    });
    app().clock.advance({ minutes: 1 });
    await write(alice, 'The second');
    expect(await contents(alice)).toEqual(['The second', 'The first']);
    expect((await alice.call(getCurrentUser, {})).body.currentXP).toBe(20);
  });

  it('asks everybody the same question on one date, by the calendar of each', async () => {
    app().clock.set('2026-11-22T11:00:00Z');
    const [ines, ari] = [await app().user('ines'), await app().user('ari')];
    await ari.call(updateSettings, { body: { timezone: 'Pacific/Auckland' } });
    const promptOf = async (client: TestClient) => (await client.call(getToday, {})).body.promptId;
    const [today, tomorrow] = [await promptOf(ines), await promptOf(ari)];
    expect(tomorrow).not.toBe(today);
    app().clock.advance({ hours: 24 });
    expect(await promptOf(ines)).toBe(tomorrow);
  });

  it('pays five entries of a local day, and again after midnight there', async () => {
    app().clock.set('2025-11-23T12:00:00Z');
    const bob = await app().user('bob');
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await write(bob, `entry ${i}`)).body);
    expect(answers.map(({ xpEarned }) => xpEarned)).toEqual([10, 10, 10, 10, 10, 0]);
    // What the answer says of the next entry and of the user is what they would have been told if they had asked.
    expect(answers.map(({ nextEntryXP }) => nextEntryXP)).toEqual([10, 10, 10, 10, 0, 0]);
    expect(answers.map(({ paidEntriesLeft }) => paidEntriesLeft)).toEqual([4, 3, 2, 1, 0, 0]);
    expect(answers.map(({ progress }) => progress.currentXP)).toEqual([10, 20, 30, 40, 50, 50]);
    expect((await bob.call(getToday, {})).body).toMatchObject({ nextEntryXP: 0, paidEntriesLeft: 0 });
    await bob.call(deleteEntry, {
      params: { entryId: (await bob.call(listEntries, { query: {} })).body[3]!.id },
    });
    expect((await write(bob, 'deleting does not make room')).body.xpEarned).toBe(0);
    app().clock.set('2025-11-24T00:00:00Z');
    expect((await write(bob, 'a new day')).body.xpEarned).toBe(10);
  });

  it('never pays more than five when many are saved at once', async () => {
    const carol = await app().user('carol');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => write(carol, `at once ${i}`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(201));
    // Whichever answer comes last, the greatest is the truth.
    expect(Math.max(...answers.map(({ body }) => body.progress.currentXP))).toBe(50);
    expect(answers.reduce((sum, answer) => sum + answer.body.xpEarned, 0)).toBe(50);
    expect((await carol.call(getCurrentUser, {})).body.currentXP).toBe(50);
  });

  it('answers a repeated request with the first answer: one entry, one grant', async () => {
    const dora = await app().user('dora');
    const key = { 'idempotency-key': 'a-key-of-the-client' };
    const answers = await Promise.all([1, 2, 3].map(() => write(dora, 'Once', key)));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await contents(dora)).toEqual(['Once']);
    expect((await dora.call(getCurrentUser, {})).body.currentXP).toBe(10);
    const reused = await dora.refused(createEntry, written('Something else'), key);
    expect([reused.status, reused.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const erin = await app().user('erin');
    expect((await write(erin, 'Once', key)).status).toBe(201);
  });

  it('answers a repeated request with the entry as it is now, and keeps no word of one that is deleted', async () => {
    const gaius = await app().user('gaius');
    const key = { 'idempotency-key': 'a-key-of-gaius' };
    const entryId = (await write(gaius, 'As it was at first', key)).body.id;
    const changed = { params: { entryId }, body: { content: 'Changed on the way' } };
    const { body: now } = await gaius.call(updateEntry, changed);
    expect(await write(gaius, 'As it was at first', key)).toMatchObject({ status: 201, body: now });
    expect(await rowsThatMention(app().db, ['As it was at first'])).toEqual([]);

    await gaius.call(deleteEntry, { params: { entryId } });
    expect(await rowsThatMention(app().db, ['Changed on the way', 'changed on the way'])).toEqual([]);
    const again = await gaius.refused(createEntry, written('As it was at first'), key);
    expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await contents(gaius)).toEqual([]);
    expect((await gaius.call(getCurrentUser, {})).body.currentXP).toBe(10);
  });

  it('pages through everything exactly once, and refuses a cursor it did not make', async () => {
    const fay = await app().user('fay');
    for (let i = 0; i < 7; i++) {
      await write(fay, `page ${i}`);
      if (i % 3 === 0) app().clock.advance({ seconds: 1 });
    }
    const seen = (await pagesOf(fay, 'limit=3')).flat();
    expect([...seen].sort()).toEqual(['page 0', 'page 1', 'page 2', 'page 3', 'page 4', 'page 5', 'page 6']);
    for (const cursor of ['x', 'MTIz', '%00', Buffer.from("1.a' or 1=1").toString('base64url')]) {
      expect((await fay.send('GET', `/api/journal/entries?cursor=${cursor}`)).status).toBe(400);
    }
    expect((await fay.send('GET', '/api/journal/entries?limit=101')).status).toBe(400);
  });

  it.each([
    ['joel', ''],
    ['amos', 'q=word&'],
  ])('ends a page of %s (%j) before what is too long for it', async (name, search) => {
    const author = await app().user(name);
    const texts = Array.from({ length: 24 }, (_, i) => `word ${i}`);
    for (const [i, word] of texts.entries()) {
      // Seven of the long ones are more than a megabyte.
      await write(author, i % 3 === 0 ? `${'恩'.repeat(49_900)} ${word}` : word);
      app().clock.advance({ seconds: 1 });
    }
    const pages = (await pagesOf(author, `${search}limit=22`)).map((page) =>
      page.map((text) => text.replace(/^恩+ /, '')),
    );
    expect(pages).toEqual([texts.slice(4).toReversed(), texts.slice(0, 4).toReversed()]);
  });

  it('searches within my entries: all words, any case, no diacritics, no wildcards', async () => {
    const gus = await app().user('gus');
    await write(gus, 'Grâce upon grace');
    await write(gus, '100% grace');
    await write(gus, 'Manna in the morning');
    expect((await contents(gus, { q: 'GRACE' })).length).toBe(2);
    expect(await contents(gus, { q: 'morning manna' })).toEqual(['Manna in the morning']);
    expect(await contents(gus, { q: '100%' })).toEqual(['100% grace']);
    expect(await contents(gus, { q: '_' })).toEqual([]);
  });

  it('edits: absent leaves, null clears; and deletes without taking XP', async () => {
    const hal = await app().user('hal');
    const { id } = (await write(hal, 'Draft')).body;
    const edited = await hal.call(updateEntry, { params: { entryId: id }, body: { content: 'Final' } });
    expect(edited.body).toMatchObject({ content: 'Final', mood: 'grateful', xpEarned: 10 });
    expect(edited.body.updatedAt).not.toBeNull();
    const cleared = await hal.call(updateEntry, { params: { entryId: id }, body: { mood: null } });
    expect(cleared.body).toMatchObject({ content: 'Final', mood: null });
    expect((await hal.call(deleteEntry, { params: { entryId: id } })).status).toBe(204);
    expect((await hal.call(deleteEntry, { params: { entryId: id } })).status).toBe(404);
    expect((await hal.call(getCurrentUser, {})).body.currentXP).toBe(10);
  });

  it('keeps the verses that an entry is about, and finds it by their chapter', async () => {
    const alice = await app().user('alice');
    const about = (passage: string | null) => ({ body: { ...written('Still waters').body, passage } });
    const of = async (client: TestClient, bookId: string, chapter: string) =>
      (await client.call(listOfChapter, { params: { bookId, chapter } })).body.map(({ id }) => id);
    const { body: entry } = await alice.call(createEntry, about('PSA.23.2-4,6'));
    await alice.call(createEntry, about('PSA.2.3'));
    await alice.call(createEntry, about(null));
    expect(entry.passage).toBe('PSA.23.2-4,6');
    const params = { entryId: entry.id };
    expect((await alice.call(getEntry, { params })).body).toMatchObject({
      id: entry.id,
      content: 'Still waters',
    });
    expect(await of(alice, 'psa', '23')).toEqual([entry.id]);
    expect(await of(alice, 'PSA', '3')).toEqual([]);

    expect((await alice.call(updateEntry, { params, body: { content: 'Anew' } })).body.passage).toBe(
      entry.passage,
    );
    await alice.call(updateEntry, { params, body: { passage: 'JHN.10.11' } });
    expect(await of(alice, 'PSA', '23')).toEqual([]);
    expect(await of(alice, 'JHN', '10')).toEqual([entry.id]);
    await alice.call(updateEntry, { params, body: { passage: null } });
    expect(await of(alice, 'JHN', '10')).toEqual([]);

    for (const passage of ['PSA.151.1', 'PSA.23', 'Psalm 23:2', `PSA.119.${'1,'.repeat(300)}3`])
      expect((await alice.send('POST', '/api/journal/entries', about(passage).body)).status).toBe(400);
  });

  it('keeps everyone else out', async () => {
    const ida = await app().user('ida');
    const { id } = (await write(ida, 'Between God and me')).body;
    const jon = await app().user('jon');
    expect(await contents(jon, { q: 'God' })).toEqual([]);
    const params = { entryId: id };
    expect((await jon.refused(getEntry, { params })).status).toBe(404);
    expect((await jon.refused(updateEntry, { params, body: { content: 'Mine now' } })).status).toBe(404);
    expect((await jon.refused(deleteEntry, { params })).status).toBe(404);
    expect(await contents(ida)).toEqual(['Between God and me']);
  });

  it('remembers what was written on this day in earlier years', async () => {
    const kim = await app().user('kim');
    app().clock.set('2024-12-24T10:00:00Z');
    await write(kim, 'Christmas Eve');
    app().clock.set('2024-12-25T10:00:00Z');
    await write(kim, 'Christmas');
    app().clock.set('2025-12-24T10:00:00Z');
    const later = await app().user('kim');
    await write(later, 'Again');
    expect((await later.call(listOnThisDay, {})).body.map((entry) => entry.content)).toEqual([
      'Christmas Eve',
    ]);
  });

  it('remembers what was written on this day one, three and six months ago', async () => {
    const name = `lea-${crypto.randomUUID().slice(0, 8)}`;
    for (const day of ['05-30', '06-30', '09-30', '10-30', '11-29', '11-30', '12-30']) {
      app().clock.set(`2025-${day}T10:00:00Z`);
      await write(await app().user(name), day);
    }
    const later = await app().user(name);
    const found = async () => (await later.call(listOnThisDay, {})).body.map((entry) => entry.content);
    expect(await found()).toEqual(['11-30', '09-30', '06-30']);
  });

  it('remembers on the last day of a month what was written on days that it does not have', async () => {
    const name = `lea-${crypto.randomUUID().slice(0, 8)}`;
    for (const day of ['2024-02-29', '2026-05-31', '2026-08-31', '2026-10-31']) {
      app().clock.set(`${day}T10:00:00Z`);
      await write(await app().user(name), day);
    }
    const foundOn = async (day: string) => {
      app().clock.set(`${day}T10:00:00Z`);
      const later = await app().user(name);
      return (await later.call(listOnThisDay, {})).body.map((entry) => entry.content);
    };
    expect(await foundOn('2026-11-30')).toEqual(['2026-10-31', '2026-08-31', '2026-05-31']);
    expect(await foundOn('2027-02-28')).toEqual(['2026-08-31', '2024-02-29']);
    expect(await foundOn('2027-03-01')).toEqual([]);
  });

  it.each([
    ['blank', { content: '  \n', writingTimeMinutes: 1 }],
    ['too long', { content: 'x'.repeat(50_001), writingTimeMinutes: 1 }],
    ['no content', { writingTimeMinutes: 1 }],
    ['wrong type', { content: 7, writingTimeMinutes: 1 }],
    ['NUL', { content: 'a\0b', writingTimeMinutes: 1 }],
    ['unknown field', { content: 'a', writingTimeMinutes: 1, xpEarned: 1000 }],
    ['unknown mood', { content: 'a', writingTimeMinutes: 1, mood: 'vengeful' }],
    ['no minutes', { content: 'a', writingTimeMinutes: 0 }],
    ['half a minute', { content: 'a', writingTimeMinutes: 1.5 }],
    ['a lone surrogate', '{"content":"\\ud800","writingTimeMinutes":1}'],
    ['malformed JSON', '{"content":'],
    ['an array', []],
  ])('refuses %s with a 400 that says why', async (_, body) => {
    const lea = await app().user('lea');
    const answer = await lea.send<{ code: string; message: string }>('POST', '/api/journal/entries', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message.length).toBeGreaterThan(5);
  });

  it('takes 50,000 characters, emoji and right-to-left text as they are, and 413 for 10 MB', async () => {
    const mia = await app().user('mia');
    const long = `שלום 🕊️ <b>not bold</b> ${'א'.repeat(49_970)}`;
    expect((await write(mia, long)).status).toBe(201);
    expect(await contents(mia)).toEqual([long]);
    const huge = await mia.send('POST', '/api/journal/entries', { content: 'x'.repeat(10 * 1024 * 1024) });
    expect(huge.status).toBe(413);
  });
});
