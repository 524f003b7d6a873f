import { beforeEach, expect, it } from 'vitest';
import { exportMine, updateSettings } from '#features/accounts/settings.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { getToday } from '#features/today/today.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  getPosition,
  listChaptersRead,
  listChaptersReadToday,
  markChapterRead,
  unmarkChapterRead,
  updatePosition,
} from '../bible.contract.ts';
import { findChapterMarks } from './reading-done-store.ts';

describeOnBothEngines('a chapter that is marked as read', (app) => {
  let name: string;
  let ruth: TestClient;
  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-20T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await app().user(name);
  });
  const params = { bookId: 'RUT', chapter: '1' };
  const mark = async () => (await ruth.call(markChapterRead, { params })).body;
  const unmark = async (readAt: number) =>
    (await ruth.call(unmarkChapterRead, { params, query: { readAt } })).body;
  const read = async () => (await ruth.call(listChaptersRead, {})).body;
  const readToday = async () => (await ruth.call(listChaptersReadToday, {})).body;
  const xp = async () => (await ruth.call(getCurrentUser, {})).body.currentXP;
  const timesKept = async () => {
    const { body } = await ruth.call(exportMine, {});
    const { bibleReading } = body as unknown as { bibleReading: { kind: string }[] };
    return bibleReading.filter(({ kind }) => kind.startsWith('chapter'));
  };
  async function daysLater(days: number) {
    app().clock.advance({ days });
    ruth = await app().user(name);
  }

  it('is taken back with its XP, once, and its lamp stays lit', async () => {
    const { readAt } = await mark();
    expect(await readToday()).toEqual([{ chapterId: 'RUT.1', readAt }]);
    const both = await Promise.all([unmark(readAt), unmark(readAt)]);
    expect(both).toEqual(
      [1, 2].map(() => ({ chapterId: 'RUT.1', isRead: false, progress: both[0]!.progress })),
    );
    expect([await read(), await readToday(), await xp()]).toEqual([[], [], 0]);
    expect((await ruth.call(getToday, {})).body.lamps).toMatchObject({ read: true });
    expect(await unmark(readAt)).toMatchObject({ isRead: false, progress: { currentXP: 0 } });
  });

  it('pays no more in sum than once, however often it is marked and taken back', async () => {
    for (const _ of [1, 2, 3]) {
      const marked = await mark();
      expect(marked).toMatchObject({ isFirstTime: true, xpEarned: 5, progress: { currentXP: 5 } });
      expect(await unmark(marked.readAt)).toMatchObject({ progress: { currentXP: 0 } });
      await daysLater(1);
    }
    expect(await mark()).toMatchObject({ xpEarned: 5, progress: { currentXP: 5 } });
    expect(await xp()).toBe(5);
  });

  it('is not new to whoever marked it before and took that back', async () => {
    const { readAt } = await mark();
    await unmark(readAt);
    await daysLater(3);
    await mark();
    const { id } = (await ruth.call(getCurrentUser, {})).body;
    // What quests of new books and chapters look at.
    expect(await findChapterMarks(app().db, id)).toEqual([{ chapterId: 'RUT.1', at: readAt }]);
    expect(await timesKept()).toHaveLength(1);
    const { body } = await ruth.call(exportMine, {});
    expect(JSON.stringify(body)).toContain('taken-back');
  });

  it('is taken back by when it was marked, while that is the last time', async () => {
    const { readAt } = await mark();
    expect(await unmark(readAt + 1)).toMatchObject({ isRead: true });
    await daysLater(2);
    const again = await mark();
    // What an older page shows is not the last marking any more.
    expect(await unmark(readAt)).toMatchObject({ isRead: true });
    expect(await readToday()).toEqual([{ chapterId: 'RUT.1', readAt: again.readAt }]);
    const twice = await Promise.all([unmark(again.readAt), unmark(again.readAt)]);
    expect(twice.map(({ isRead }) => isRead)).toEqual([true, true]);
    expect([await read(), await readToday(), await xp()]).toEqual([['RUT.1'], [], 5]);
    expect(await unmark(readAt)).toMatchObject({ isRead: false, progress: { currentXP: 0 } });
  });

  it('is read again once on each later day, without XP, and is in the export each time', async () => {
    await mark();
    const first = app().clock.now();
    await mark();
    await daysLater(1);
    const again = await Promise.all([mark(), mark()]);
    const day = app().clock.now();
    expect(again).toEqual(
      [1, 2].map(() => expect.objectContaining({ isFirstTime: false, xpEarned: 0, readAt: day })),
    );
    app().clock.advance({ hours: 1 });
    expect(await mark()).toMatchObject({ readAt: day });
    expect(await readToday()).toEqual([{ chapterId: 'RUT.1', readAt: day }]);
    expect([await read(), await xp()]).toEqual([['RUT.1'], 5]);
    expect(await timesKept()).toEqual([
      { kind: 'chapter', id: 'RUT.1', readAt: first, xpEarned: 5 },
      { kind: 'chapter-again', id: 'RUT.1', day: '2026-11-21', readAt: day },
    ]);
  });

  it('is not read twice on one date by whoever flies west on it', async () => {
    await ruth.call(updateSettings, { body: { timezone: 'Asia/Manila' } });
    await mark();
    app().clock.set(Date.parse('2026-11-20T20:00Z'));
    const { readAt } = await mark();
    await ruth.call(updateSettings, { body: { timezone: 'America/Chicago' } });
    app().clock.set(Date.parse('2026-11-21T12:00Z'));
    expect(await mark()).toMatchObject({ readAt });
    expect(await timesKept()).toHaveLength(2);
  });

  it('leads whoever reads it again to the next one', async () => {
    const at = async (chapter: number) => {
      const body = { bookId: 'RUT', chapter, translation: 'WEB' };
      return (await ruth.call(updatePosition, { body })).body.chapter;
    };
    for (const chapter of ['1', '2', '3'])
      await ruth.call(markChapterRead, { params: { bookId: 'RUT', chapter } });
    await daysLater(30);
    expect(await at(1)).toBe(1);
    const { readAt } = await mark();
    expect((await ruth.call(getPosition, {})).body).toMatchObject({ bookId: 'RUT', chapter: 2 });
    expect(await at(2)).toBe(2);
    await unmark(readAt);
    expect(await at(1)).toBe(1);
  });

  it('is marked and taken back by its reader alone', async () => {
    const { readAt } = await mark();
    const other = await app().user('boaz');
    await other.call(unmarkChapterRead, { params, query: { readAt } });
    expect((await other.call(listChaptersReadToday, {})).body).toEqual([]);
    expect(await read()).toEqual(['RUT.1']);
    const none = await ruth.refused(unmarkChapterRead, {
      params: { bookId: 'RUT', chapter: '5' },
      query: { readAt },
    });
    expect(none.status).toBe(404);
    const path = `/api/bible/books/RUT/chapters/1/read?readAt=${readAt}`;
    expect((await app().visitor().send('DELETE', path)).status).toBe(401);
  });
});
