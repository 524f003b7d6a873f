import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { type MadeModule, putModule, swordModule, zipOf } from '#test-support/sword-module.ts';
import { getChapter, getVerseOfTheDay, searchBible } from '../bible.contract.ts';
import { listCrossReferences } from '../cross-references.contract.ts';
import { createFavorite, listFavorites } from '../favorites.contract.ts';
import { listTranslations } from '../texts.contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-texts-'));

const GOSPEL: MadeModule = {
  name: 'TestGospel',
  verses: {
    'John 3:16':
      '<q who="Jesus" marker="">God loved the kosmos</q><note>Or, <hi>the world</hi>.</note> <transChange type="added">so</transChange>.',
    'John 3:17': 'For God didn’t send his Son to judge.',
    'Rom 5:8': 'But God commends his own love toward us.',
  },
  conf: { Abbreviation: 'TG' },
};
const HEBREW: MadeModule = {
  name: 'TestHebrew',
  verses: { 'Gen 1:1': 'בראשית' },
  conf: { Lang: 'he', Direction: 'RtoL' },
};

beforeAll(() => {
  putModule(folder, GOSPEL);
  // One is in a folder of its own, one in an archive, one cannot be read, one is a dictionary.
  putModule(path.join(folder, 'hebrew'), HEBREW);
  const greek: MadeModule = { name: 'TestGreek', verses: { 'John 1:1': 'Ἐν ἀρχῇ' }, conf: { Lang: 'grc' } };
  writeFileSync(path.join(folder, 'greek.zip'), zipOf(swordModule(greek)));
  putModule(folder, { name: 'Locked', verses: {}, conf: { CipherKey: '' } });
  putModule(folder, { name: 'Words', verses: {}, conf: { ModDrv: 'zLD' } });
  mkdirSync(path.join(folder, 'empty'));
  writeFileSync(path.join(folder, 'broken.zip'), 'no archive');
});
afterAll(() => rmSync(folder, { recursive: true }));

describeOnBothEngines(
  'texts that were brought',
  (app) => {
    const reader = () => app().user('reader');
    const idOf = async (name: string) => {
      const { body } = await (await reader()).call(listTranslations, {});
      return body.find((text) => text.name.startsWith(name))!.id;
    };

    it('are offered after ours, with their licence and why some cannot be read', async () => {
      const { body } = await (await reader()).call(listTranslations, {});
      expect(body.slice(0, 2).map(({ id }) => id)).toEqual(['WEB', 'KJV']);
      const offered = body.slice(2).filter(({ problem }) => problem === null);
      expect(offered.map(({ name, language, direction }) => [name, language, direction])).toEqual([
        ['TestGospel of a test', 'en', 'ltr'],
        ['TestGreek of a test', 'grc', 'ltr'],
        ['TestHebrew of a test', 'he', 'rtl'],
      ]);
      expect(offered[0]).toMatchObject({ abbreviation: 'TG', license: 'Public Domain' });
      const problems = body.filter(({ problem }) => problem !== null);
      expect(problems.map(({ name, problem }) => [name, problem])).toEqual([
        ['Locked of a test', 'It is locked with a key.'],
        ['broken.zip', 'It is no ZIP archive.'],
      ]);
    });

    it('are read with their marks, and kept by browsers as long as their version is named', async () => {
      const client = await reader();
      const id = await idOf('TestGospel');
      const asked = { params: { bookId: 'JHN', chapter: '3' }, query: { translation: id, v: '3' } };
      const { body, headers } = await client.call(getChapter, asked);
      expect(headers.get('cache-control')).toContain('immutable');
      expect(body).toMatchObject({ translation: id, hasBook: true, text: { abbreviation: 'TG' } });
      expect(body.blocks).toEqual([
        {
          type: 'paragraph',
          spans: [
            {
              verse: 16,
              isStart: true,
              text: 'God loved the kosmos',
              isJesus: true,
              notes: ['Or, the world.'],
            },
            { verse: 16, isStart: false, text: 'so', isAdded: true },
            { verse: 16, isStart: false, text: '.', isJoined: true },
            { verse: 17, isStart: true, text: 'For God didn’t send his Son to judge.' },
          ],
        },
      ]);
      const older = `${id.split('.')[0]}.0000000000`;
      const answer = await client.call(getChapter, { ...asked, query: { translation: older, v: '3' } });
      expect(answer.body.translation).toBe(id);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    });

    it('say which books they do not have', async () => {
      const client = await reader();
      const asked = {
        params: { bookId: 'GEN', chapter: '1' },
        query: { translation: await idOf('TestGospel') },
      };
      const { body } = await client.call(getChapter, asked);
      expect(body).toMatchObject({ blocks: [], hasBook: false });
    });

    it('are searched, also in other letters', async () => {
      const client = await reader();
      const found = await client.call(searchBible, {
        query: { q: 'kosmos', translation: await idOf('TestGospel') },
      });
      expect(found.body.verses.map(({ id, text }) => [id, text])).toEqual([
        ['JHN.3.16', 'God loved the kosmos so.'],
      ]);
      const greek = await client.call(searchBible, {
        query: { q: 'αρχη', translation: await idOf('TestGreek') },
      });
      expect(greek.body.total).toBe(1);
      const place = await client.call(searchBible, {
        query: { q: 'Genesis 1:1', translation: await idOf('TestHebrew') },
      });
      expect(place.body.verses[0]?.text).toBe('בראשית');
    });

    it('show favorites in their words, and in ours where they have none', async () => {
      const client = await app().user('keeper');
      const translation = await idOf('TestGospel');
      await client.call(createFavorite, { params: { verseId: 'PSA.23.1' }, query: { translation: 'WEB' } });
      await client.call(createFavorite, { params: { verseId: 'JHN.3.16' }, query: { translation } });
      const { body } = await client.call(listFavorites, { query: { translation } });
      expect(body.map((favorite) => [favorite.id, favorite.translation])).toEqual([
        ['JHN.3.16', translation],
        ['PSA.23.1', 'WEB'],
      ]);
      const refused = await client.call(createFavorite, {
        params: { verseId: 'GEN.1.1' },
        query: { translation },
      });
      expect(refused.status).toBe(404);
    });

    it('have cross references to places that they have', async () => {
      const client = await reader();
      const { body } = await client.call(listCrossReferences, {
        params: { bookId: 'JHN', chapter: '3' },
        query: { verses: '16', translation: await idOf('TestGospel') },
      });
      expect(body.references.map(({ verseId }) => verseId)).toContain('ROM.5.8');
    });

    it('answer 404 where they lack the passage of the day, and for a text that is not there', async () => {
      const client = await reader();
      const query = { translation: await idOf('TestHebrew') };
      expect((await client.call(getVerseOfTheDay, { query })).status).toBe(404);
      const strange = {
        params: { bookId: 'JHN', chapter: '3' },
        query: { translation: 'nothing.0123456789' },
      };
      expect((await client.call(getChapter, strange)).status).toBe(404);
      const locked = { ...strange, query: { translation: await idOf('Locked') } };
      expect((await client.call(getChapter, locked)).status).toBe(404);
    });

    it('come and go with their files, while the server runs', async () => {
      const client = await reader();
      const name = 'Late';
      const late = path.join(folder, `late-${Math.random()}`);
      const names = async () => (await client.call(listTranslations, {})).body.map((text) => text.name);
      putModule(late, { name, verses: { 'John 1:1': 'one' } });
      expect(await names()).toContain(`${name} of a test`);
      rmSync(late, { recursive: true });
      expect(await names()).not.toContain(`${name} of a test`);
    });
  },
  { textFolders: [folder] },
);
