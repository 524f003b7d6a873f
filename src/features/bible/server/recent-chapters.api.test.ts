import { expect, it } from 'vitest';
import { exportMine } from '#features/accounts/settings.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { getPosition, updatePosition } from '../bible.contract.ts';
import { RECENT_CHAPTERS } from '../bible.rules.ts';
import { clearRecentChapters, listRecentChapters } from '../recent-chapters.contract.ts';

describeOnBothEngines('where somebody read lately', (app) => {
  const lately = async (client: TestClient) => (await client.call(listRecentChapters, {})).body;
  const read = async (client: TestClient, bookId: string, chapter: number, translation = 'WEB') => {
    app().clock.advance({ minutes: 1 });
    await client.call(updatePosition, { body: { bookId, chapter, translation } });
    return app().clock.now();
  };

  it('is listed with time and text, the latest first, each chapter once', async () => {
    const ruth = await app().user('ruth');
    expect(await lately(ruth)).toEqual([]);
    await read(ruth, 'JHN', 3);
    const psalm = await read(ruth, 'PSA', 23, 'KJV');
    const john = await read(ruth, 'JHN', 3, 'KJV');
    expect(await lately(ruth)).toEqual([
      { bookId: 'JHN', bookName: 'John', chapter: 3, translation: 'KJV', readAt: john },
      { bookId: 'PSA', bookName: 'Psalms', chapter: 23, translation: 'KJV', readAt: psalm },
    ]);
  });

  it('goes back as far as twenty chapters', async () => {
    const naomi = await app().user('naomi');
    for (let chapter = 1; chapter <= RECENT_CHAPTERS + 5; chapter++) await read(naomi, 'GEN', chapter);
    const chapters = (await lately(naomi)).map(({ chapter }) => chapter);
    expect(chapters).toEqual(Array.from({ length: RECENT_CHAPTERS }, (_, i) => RECENT_CHAPTERS + 5 - i));
    const kept = app().db.selectFrom('recent_chapter').select('chapter').where('book_id', '=', 'GEN');
    expect(await kept.execute()).toHaveLength(RECENT_CHAPTERS);
  });

  it('is seen on every device of theirs and by nobody else, goes with their data, and is forgotten when they ask', async () => {
    const boaz = await app().user('boaz');
    const orpah = await app().user('orpah');
    const readAt = await read(boaz, 'RUT', 2);
    await read(orpah, 'RUT', 1);
    const phone = (await app().visitorOfAnotherServer()).withCookiesOf(boaz);
    expect((await lately(phone)).map(({ chapter }) => chapter)).toEqual([2]);
    const { body } = await boaz.call(exportMine, {});
    const { bibleReading } = body as unknown as { bibleReading: { kind: string }[] };
    expect(bibleReading.filter(({ kind }) => kind === 'recent')).toEqual([
      { kind: 'recent', id: 'RUT.2', translation: 'WEB', readAt },
    ]);

    expect((await phone.call(clearRecentChapters, {})).status).toBe(204);
    expect(await lately(boaz)).toEqual([]);
    // Their place in the book is another thing, and others keep theirs.
    expect((await boaz.call(getPosition, {})).body).toMatchObject({ bookId: 'RUT', chapter: 2 });
    expect(await lately(orpah)).toHaveLength(1);
  });
});
