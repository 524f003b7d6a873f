import { expect, it } from 'vitest';
import { pagesBeside } from '#contract/list-page.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { MOST_FAVORITES } from '../bible.rules.ts';
import { createFavorite, deleteFavorite, listFavoriteIds, listFavorites } from '../favorites.contract.ts';

describeOnBothEngines('favorite verses', (app) => {
  it('keeps as many favorites as can be sent at once', async () => {
    const lois = await app().user('lois');
    const { id } = (await lois.call(getCurrentUser, {})).body;
    const rows = Array.from({ length: MOST_FAVORITES - 1 }, (_, n) => `PSA.${1 + (n % 150)}.${n}`);
    for (let i = 0; i < rows.length; i += 500) {
      const some = rows.slice(i, i + 500);
      const values = some.map((verse_id) => ({ user_id: id, verse_id, created_at: 1 }));
      await app().db.insertInto('verse_favorite').values(values).execute();
    }
    expect((await lois.call(createFavorite, { params: { verseId: 'JHN.3.16' }, query: {} })).status).toBe(
      200,
    );
    const refused = await lois.refused(createFavorite, { params: { verseId: 'JHN.3.17' }, query: {} });
    expect([refused.status, refused.body.message]).toEqual([
      413,
      'You have 2,000 favorite verses, which is the most. Please remove one first.',
    ]);
    expect((await lois.call(createFavorite, { params: { verseId: 'JHN.3.16' }, query: {} })).status).toBe(
      200,
    );
  });

  it('lists them page by page, those of one moment too, and the ids of all at once', async () => {
    const eve = await app().user('eve');
    const { id: user_id } = (await eve.call(getCurrentUser, {})).body;
    const verses = Array.from({ length: 12 }, (_, n) => `PSA.119.${n + 1}`);
    const values = verses.map((verse_id, n) => ({ user_id, verse_id, created_at: n < 9 ? 5 : n }));
    await app().db.insertInto('verse_favorite').values(values).execute();
    const listed: string[] = [];
    for (let url: string | null = '/api/bible/favorites?limit=5&translation=KJV'; url; ) {
      const answer: Response = await eve.fetch(url);
      const page = (await answer.json()) as { id: string }[];
      expect(page.length).toBeLessThanOrEqual(5);
      listed.push(...page.map(({ id }) => id));
      url = pagesBeside(answer.headers.get('link')).next;
    }
    const ofOneMoment = verses.slice(0, 9).toSorted();
    expect(listed).toEqual(['PSA.119.12', 'PSA.119.11', 'PSA.119.10', ...ofOneMoment]);
    expect((await eve.call(listFavoriteIds, {})).body.toSorted()).toEqual(verses.toSorted());
  });

  it('keeps favorites, each once, for their owner alone', async () => {
    const [ann, ben] = [await app().user('ann'), await app().user('ben')];
    const add = (verseId: string) => ann.call(createFavorite, { params: { verseId } });
    expect((await add('JHN.3.16')).body.reference).toBe('John 3:16');
    app().clock.advance({ seconds: 1 });
    await add('PSA.23.1');
    await add('JHN.3.16');
    const ids = async (client: TestClient) =>
      (await client.call(listFavorites, { query: { translation: 'KJV' } })).body.map((verse) => verse.id);
    expect(await ids(ann)).toEqual(['PSA.23.1', 'JHN.3.16']);
    expect(await ids(ben)).toEqual([]);
    await ben.call(deleteFavorite, { params: { verseId: 'JHN.3.16' } });
    await ann.call(deleteFavorite, { params: { verseId: 'PSA.23.1' } });
    expect(await ids(ann)).toEqual(['JHN.3.16']);
    for (const id of ['JHN.3.99', 'JHN.3', 'XYZ.1.1', 'JHN.03.16', "x'--"]) {
      expect((await ann.refused(createFavorite, { params: { verseId: id } })).status, id).toBe(404);
    }
  });

  it('are verses with words: what a translation leaves out is kept in another, and read in that one', async () => {
    const ann = await app().user('ann');
    await ann.call(createFavorite, { params: { verseId: 'JHN.3.16' } });
    app().clock.advance({ seconds: 1 });
    // What stands there in the WEB is our notice that it has no such verse.
    expect((await ann.refused(createFavorite, { params: { verseId: 'ACT.8.37' } })).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The WEB has no words at this verse. Read it in the KJV.',
    });
    const inKJV = { params: { verseId: 'ACT.8.37' }, query: { translation: 'KJV' } };
    expect((await ann.call(createFavorite, inKJV)).status).toBe(200);
    const inWEB = (await ann.call(listFavorites, { query: { translation: 'WEB' } })).body;
    expect(inWEB.map(({ id, translation }) => `${id} ${translation}`)).toEqual([
      'ACT.8.37 KJV',
      'JHN.3.16 WEB',
    ]);
    expect(inWEB[0]!.text).toMatch(/^And Philip said/);
  });
});
