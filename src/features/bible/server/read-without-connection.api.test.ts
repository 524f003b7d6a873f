import { beforeEach, expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { getToday } from '#features/today/today.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { listChaptersRead, listChaptersReadToday, markChapterRead } from '../bible.contract.ts';

const FRIDAY_EVENING = Date.parse('2026-11-20T21:30Z');

describeOnBothEngines('a chapter that was read without a connection', (app) => {
  let ruth: TestClient;
  let name: string;
  beforeEach(async () => {
    app().clock.set(Date.parse('2026-11-20T08:00Z'));
    name = `ruth-${crypto.randomUUID().slice(0, 8)}`;
    ruth = await app().user(name);
  });
  async function comeBack(at: string) {
    app().clock.set(Date.parse(at));
    ruth = await app().user(name);
  }
  const mark = async (chapter: string, readAt?: number) =>
    (await ruth.call(markChapterRead, { params: { bookId: 'RUT', chapter }, body: { readAt } })).body;
  const today = async () => (await ruth.call(getToday, {})).body;
  const readToday = async () =>
    (await ruth.call(listChaptersReadToday, {})).body.map(({ chapterId }) => chapterId);

  it('counts for the day on which it was read: its lamp, and not today’s', async () => {
    await comeBack('2026-11-21T07:00Z');
    const marked = await mark('1', FRIDAY_EVENING);
    expect(marked).toMatchObject({ isFirstTime: true, xpEarned: 5, readAt: FRIDAY_EVENING });
    expect(await readToday()).toEqual([]);
    expect(await today()).toMatchObject({ lamps: { read: false }, rhythm: { row: 1, total: 1 } });
    await mark('2');
    expect(await readToday()).toEqual(['RUT.2']);
    expect(await today()).toMatchObject({ lamps: { read: true }, rhythm: { row: 2, total: 2 } });
  });

  it('is noted once, however often it is sent, and at once', async () => {
    await comeBack('2026-11-21T07:00Z');
    const twice = await Promise.all([mark('1', FRIDAY_EVENING), mark('1', FRIDAY_EVENING)]);
    expect(twice.map(({ readAt }) => readAt)).toEqual([FRIDAY_EVENING, FRIDAY_EVENING]);
    expect(twice.map(({ xpEarned }) => xpEarned).toSorted()).toEqual([0, 5]);
    expect((await ruth.call(getCurrentUser, {})).body.currentXP).toBe(5);
    expect((await ruth.call(listChaptersRead, {})).body).toEqual(['RUT.1']);
    // Read once more by now: what arrives late changes nothing of that.
    const again = await mark('1');
    expect(await mark('1', FRIDAY_EVENING)).toMatchObject({ xpEarned: 0, readAt: again.readAt });
    expect(await readToday()).toEqual(['RUT.1']);
  });

  it('is of a day that has not been lived on: one with a lamp does not come back', async () => {
    await comeBack('2026-11-21T07:00Z');
    await mark('2');
    await mark('1', FRIDAY_EVENING);
    expect(await today()).toMatchObject({ rhythm: { row: 1, total: 1 } });
  });

  it('is marked now where its time is to come, or longer ago than a week', async () => {
    await comeBack('2026-11-30T07:00Z');
    const now = app().clock.now();
    expect(await mark('1', now + 1)).toMatchObject({ readAt: now });
    expect(await mark('2', FRIDAY_EVENING)).toMatchObject({ readAt: now });
    expect(await today()).toMatchObject({ lamps: { read: true }, rhythm: { total: 1 } });
    const params = { bookId: 'RUT', chapter: '3' };
    expect((await ruth.refused(markChapterRead, { params, body: { readAt: -1 } })).status).toBe(400);
  });

  it('earns for ten chapters of its day', async () => {
    await comeBack('2026-11-21T07:00Z');
    const read = async (chapter: number, readAt?: number) =>
      (
        await ruth.call(markChapterRead, {
          params: { bookId: 'PSA', chapter: `${chapter}` },
          body: { readAt },
        })
      ).body.xpEarned;
    const earned: number[] = [];
    for (let chapter = 1; chapter <= 11; chapter++)
      earned.push(await read(chapter, FRIDAY_EVENING + chapter));
    expect(earned).toEqual([...Array.from({ length: 10 }, () => 5), 0]);
    expect(await read(12)).toBe(5);
  });

  it('is one of today’s ten where today has paid already', async () => {
    await comeBack('2026-11-21T07:00Z');
    const earned = [(await mark('1')).xpEarned];
    for (let chapter = 1; chapter <= 11; chapter++) {
      const params = { bookId: 'PSA', chapter: `${chapter}` };
      const body = { readAt: FRIDAY_EVENING + chapter };
      earned.push((await ruth.call(markChapterRead, { params, body })).body.xpEarned);
    }
    expect(earned).toEqual([...Array.from({ length: 10 }, () => 5), 0, 0]);
  });
});
