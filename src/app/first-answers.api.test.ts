import { describe, expect, it } from 'vitest';
import type { Server } from '#app/build-server.ts';
import { defineScreen } from '#contract/define-screen.ts';
import { FOREVER } from '#contract/for-good.ts';
import { pagesBeside } from '#contract/list-page.ts';
import { createScreenTable } from '#contract/screen-table.ts';
import { chapterPath, type TranslationId } from '#features/bible/bible.rules.ts';
import { getFileUsage } from '#features/files/files.contract.ts';
import { addToPlan } from '#features/groups/plan.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { JOURNAL_LIMITS } from '#features/journal/journal.rules.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { setBan } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { personNamed } from '#test-support/community.ts';
import { startedBy } from '#test-support/group-people.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { type FirstAnswers, isAskedAsWritten, readFirstAnswers } from './first-answers.ts';
import { serverFeatures } from './server-features.ts';

const table = createScreenTable(serverFeatures.flatMap(({ screens }) => screens ?? []));

function firstAnswersAt(server: Server, url: string, cookie: string): Promise<FirstAnswers> {
  const place = table.placeAt(url, 'signed-in', cookie);
  if (place === null) throw new Error(`no screen has ${url}`);
  return readFirstAnswers(server.app, table, place, cookie);
}

const EVERYWHERE = ['/api/auth/user', '/api/user/profile', '/api/notifications/unread'];
const CHAPTER = [
  '/api/bible/books',
  '/api/bible/translations',
  '/api/bible/chapters-read',
  '/api/bible/chapters-read/today',
  '/api/bible/reading-sessions/current',
  '/api/bible/books/JHN/chapters/3/annotations',
];
const ENTRIES = '/api/journal/entries?limit=10';
const TODAY = ['/api/today', '/api/gatherings/next', '/api/bible/verse-of-the-day?translation=WEB'];
const chapter = (translation: TranslationId) => chapterPath('JHN', 3, translation);

/** Every screen whose address names something, with an address in the place of each name. */
const named = table.screens.filter(({ path }) => path.includes(':'));
const ELSEWHERE = [
  '..%2F..%2Flive',
  '..%5C..%5Clive',
  'x%2F..%2F..%2F..%2Fs3%2Fparams%3Ffilename=x',
  'x%23y%3Fz',
];

describe('a page asks for its own calls alone', () => {
  it.each(named.map(({ path }) => path))('%s, whatever its address names', (path) => {
    for (const there of ELSEWHERE) {
      const place = table.placeAt(path.replace(/:\w+\??/g, there), 'signed-in');
      expect(place && table.firstPaths(place).filter((one) => !isAskedAsWritten(one))).toEqual([]);
    }
  });
});

describeOnBothEngines('what a page brings along', (app) => {
  it.each([
    ['/', [...EVERYWHERE, ...TODAY, '/api/chests', '/api/journal/today'], []],
    ['/?tab=outfits', [...EVERYWHERE, ...TODAY, '/api/outfits', '/api/journal/today'], []],
    ['/?tab=bible', [...EVERYWHERE, ...TODAY, '/api/bible/position'], []],
    ['/?tab=constructor', [...EVERYWHERE, ...TODAY, '/api/chests', '/api/journal/today'], []],
    ['/wallpapers', [...EVERYWHERE, '/api/wallpaper-collections', '/api/journal/today'], []],
    ['/bible/jhn/3/16', [...EVERYWHERE, ...CHAPTER, chapter('WEB')], []],
    // A list that goes on is loaded page by page, so it never comes as a plain answer.
    ['/circle', [...EVERYWHERE, '/api/circle/invitations', '/api/circle/links'], ['/api/circle']],
  ])('%s: what its screen asks for first, answered to its user', async (url, paths, early) => {
    const alice = await app().user('alice');
    const first = await firstAnswersAt(app().server, url, alice.cookieHeader());
    expect(Object.keys(first.answers)).toEqual(paths);
    expect(first.early).toEqual(early);
    for (const path of paths) expect(first.answers[path]).toEqual((await alice.send('GET', path)).body);
  });

  it('of a list is its first page, and where the next one is', async () => {
    const alice = await app().user('alice');
    for (let day = 0; day < 11; day += 1) {
      await alice.call(createEntry, { body: { content: `Day ${day}`, writingTimeMinutes: 1 } });
    }
    const { answers, early } = await firstAnswersAt(app().server, '/journal', alice.cookieHeader());
    const { body, headers } = await alice.send('GET', ENTRIES);
    const next = pagesBeside(headers.get('link')).next;
    expect(next).toContain('cursor=');
    expect(answers[ENTRIES]).toEqual({
      pages: [{ items: body, next, previous: null }],
      pageParams: [ENTRIES],
    });
    expect(Object.keys(answers)).toEqual([
      ...EVERYWHERE,
      '/api/journal/today',
      '/api/journal/on-this-day',
      ENTRIES,
    ]);
    expect(early).toEqual([]);
  });

  it('of a list is nothing where its first page is long: the browser fetches it early', async () => {
    const bela = await app().user('bela');
    for (let day = 0; day < 2; day += 1) {
      await bela.call(createEntry, {
        body: { content: 'Selah. '.repeat(JOURNAL_LIMITS.content / 7), writingTimeMinutes: 1 },
      });
    }
    const { answers, early, isWhole } = await firstAnswersAt(app().server, '/journal', bela.cookieHeader());
    expect(answers).not.toHaveProperty(ENTRIES);
    expect(early).toEqual([ENTRIES]);
    expect(isWhole).toBe(true);
  });

  it('leaves the screen to the browser where an answer is too long to be rendered among others', async () => {
    const cara = await app().user('cara');
    const content = 'Selah. '.repeat(JOURNAL_LIMITS.content / 7);
    const yearAgo = new Date(app().clock.now());
    yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
    for (let n = 0; n < 6; n += 1) {
      const { body } = await cara.call(createEntry, { body: { content, writingTimeMinutes: 1 } });
      await app()
        .db.updateTable('journal_entry')
        .set({ created_at: yearAgo.getTime(), local_date: yearAgo.toISOString().slice(0, 10) })
        .where('id', '=', body.id)
        .execute();
    }
    const { answers, early, isWhole } = await firstAnswersAt(app().server, '/journal', cara.cookieHeader());
    expect(answers).not.toHaveProperty('/api/journal/on-this-day');
    expect(early).toEqual(['/api/journal/on-this-day', ENTRIES]);
    expect(isWhole).toBe(false);
  });

  it('is nothing of a call that the address of the page leads to by itself', async () => {
    const careless = createScreenTable([
      {
        screens: [
          defineScreen({
            path: '/kept/:entryId',
            access: 'signed-in',
            layout: 'app',
            title: 'An entry',
            load: async () => ({ Page: () => null }),
            component: 'Page',
            first: ({ params }) => [`/api/journal/entries/${params['entryId']}`],
          }),
        ],
      },
    ]);
    const dora = await app().user('dora');
    const upload =
      '..%2F..%2F..%2Fs3%2Fparams%3Ffilename%3Dx%26type%3Dtext%2Fplain%26metadata%5Bsize%5D%3D1000';
    const place = careless.placeAt(`/kept/${upload}`, 'signed-in')!;
    const { answers } = await readFirstAnswers(app().server.app, careless, place, dora.cookieHeader());
    expect(answers).toEqual({});
    expect((await dora.call(getFileUsage, {})).body.unfinishedBytes).toBe(0);
  });

  it('of a group is also the passage that its plan says is read, or the one that the address names', async () => {
    const leader = await personNamed(app(), 'eli');
    const { client: eli } = leader;
    const groupId = await startedBy(leader);
    const startsOn = new Date(app().clock.now()).toISOString().slice(0, 10);
    const plan = { references: ['Acts 2:42-47', 'Acts 3:1-10'], startsOn, every: 'week' as const };
    const { nowId, passages } = (await eli.call(addToPlan, { params: { groupId }, body: plan })).body;
    const wordsAt = async (search: string) => {
      const url = `/community/groups/${groupId}${search}`;
      const { answers } = await firstAnswersAt(app().server, url, eli.cookieHeader());
      return Object.entries(answers).filter(([path]) => path.includes('/passages/'));
    };
    const [later] = passages.filter(({ id }) => id !== nowId);
    for (const [search, id] of [
      ['', nowId],
      ['?tab=week&passage=none', nowId],
      [`?passage=${later!.id}`, later!.id],
    ] as const) {
      const path = `/api/groups/${groupId}/passages/${id}`;
      expect(await wordsAt(search)).toEqual([[path, (await eli.send('GET', path)).body]]);
    }
    expect(await wordsAt('?tab=talk')).toEqual([]);
    const another = await app().user('ada');
    const outside = await firstAnswersAt(
      app().server,
      `/community/groups/${groupId}`,
      another.cookieHeader(),
    );
    expect(Object.keys(outside.answers).filter((path) => path.includes('/passages/'))).toEqual([]);
  });

  it('is nothing without a session', async () => {
    expect(await firstAnswersAt(app().server, '/', 'lampstand.session_token=made.up')).toEqual({
      answers: {},
      early: [],
      isWhole: false,
    });
  });

  it.each([
    ['reader=KJV-1-1', [chapter('KJV')]],
    ['reader=KJV-1-2', [chapter('KJV'), chapter('WEB')]],
  ])('a chapter as the browser reads it: %s', async (cookie, chapters) => {
    const alice = await app().user('alice');
    const cookies = `${alice.cookieHeader()}; ${cookie}`;
    const first = await firstAnswersAt(app().server, '/bible/JHN/3', cookies);
    expect(Object.keys(first.answers).slice(-chapters.length)).toEqual(chapters);
    expect(first.isWhole).toBe(true);
  });

  it.each([
    ['/', true],
    ['/?tab=chests', true],
    ['/wallpapers', true],
    ['/?tab=outfits', false],
    ['/journal', true],
    ['/prayers/ask', true],
    ['/circle', false],
  ])('%s has all that it needs to be rendered: %s', async (url, isWhole) => {
    const alice = await app().user('alice');
    expect((await firstAnswersAt(app().server, url, alice.cookieHeader())).isWhole).toBe(isWhole);
  });

  it.each(['/bible/JHN/99', '/bible/XYZ/3'])('%s is not whole: there is no such chapter', async (url) => {
    const alice = await app().user('alice');
    const first = await firstAnswersAt(app().server, url, alice.cookieHeader());
    expect(first.answers).toHaveProperty('/api/auth/user');
    expect(first.isWhole).toBe(false);
  });

  it('is only who it is, for somebody who is banned: nothing is fetched that would be refused', async () => {
    const ada = await app().user('ada');
    const { id } = (await ada.call(getCurrentUser, {})).body;
    const { events } = app().server.deps;
    await inTransaction(app().db, (tx) => setBan(tx, id, FOREVER, { events, now: app().clock.now() }));
    const first = await firstAnswersAt(app().server, '/circle', ada.cookieHeader());
    expect([Object.keys(first.answers), first.early]).toEqual([['/api/auth/user'], []]);
  });
});
