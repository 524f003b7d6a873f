import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { type MadeLexicon, putLexicon, swordLexicon } from '#test-support/sword-lexicon.ts';
import { putModule, zipOf } from '#test-support/sword-module.ts';
import { getStrongsWord, getVerseWords } from '../../strongs.contract.ts';
import { listTranslations } from '../../texts.contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-strongs-'));

const GREEK: MadeLexicon = {
  name: 'StrongsTest',
  language: 'greek',
  entries: {
    '00025': '<entryFree n="25"><orth>ἀγαπάω</orth><orth type="trans">agapáō</orth> to love</entryFree>',
    '00026':
      '<entryFree n="26"><orth>ἀγάπη</orth><orth type="writing">A)GA/PH</orth><orth type="trans">agápē</orth><pron>ag-ah\'-pay</pron> <def>from <ref target="StrongsGreek:25">G25</ref>; love</def></entryFree>',
    '03588': '<entryFree n="3588"><orth>ὁ</orth><orth type="trans">ho</orth> the</entryFree>',
  },
};
const love = (text: string) => `<w lemma="strong:G0025">${text}</w>`;

beforeAll(() => {
  putModule(folder, {
    name: 'Tagged',
    conf: { Feature: 'StrongsNumbers', GlobalOptionFilter: 'OSISRedLetterWords' },
    verses: {
      'Gen 1:1': 'In the <w lemma="strong:H7225">beginning</w>',
      'John 3:16': `For <w lemma="strong:G3588"></w> ${love('God loved')} and <w lemma="strong:G0026 strong:G9999a">charity</w>.`,
      'John 3:17': 'For God didn’t send his Son.',
      'John 13:34': `${love('love')} one another, as I ${love('have loved')} you`,
      'John 13:35': `if you have <w lemma="strong:G00026">love</w>`,
      'Rom 5:8': `his own ${love('')} toward us`,
    },
  });
  putModule(folder, { name: 'Plain', verses: { 'John 3:16': 'God loved' } });
  putLexicon(folder, GREEK);
  // One that is no lexicon's: its files are missing.
  putLexicon(path.join(folder, 'broken'), { ...GREEK, conf: { DataPath: './nothing' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

describeOnBothEngines(
  'words of the original',
  (app) => {
    const reader = () => app().user('reader');
    const idOf = async (name: string) => {
      const { body } = await (await reader()).call(listTranslations, {});
      return body.find((text) => text.name.startsWith(name))!.id;
    };
    const wordsOf = async (verse: string, chapter = '3', bookId = 'JHN') => {
      const client = await reader();
      const query = { translation: await idOf('Tagged') };
      return (await client.call(getVerseWords, { params: { bookId, chapter, verse }, query })).body;
    };
    const stands = async (number: string, asked: Record<string, string | number> = {}) => {
      const client = await reader();
      const query = { translation: await idOf('Tagged'), ...asked };
      return (await client.call(getStrongsWord, { params: { number }, query })).body;
    };

    it('come in the order of a verse, also those that are not translated or stand for two', async () => {
      const { words, entries, lexiconsMissing } = await wordsOf('16');
      expect(words).toEqual([
        { text: 'For ', numbers: [] },
        { text: '', numbers: ['G3588'] },
        { text: ' ', numbers: [] },
        { text: 'God loved', numbers: ['G25'] },
        { text: ' and ', numbers: [] },
        { text: 'charity', numbers: ['G26', 'G9999a'] },
        { text: '.', numbers: [] },
      ]);
      expect(entries.map(({ number, original }) => [number, original])).toEqual([
        ['G3588', 'ὁ'],
        ['G25', 'ἀγαπάω'],
        ['G26', 'ἀγάπη'],
      ]);
      expect(entries[2]).toEqual({
        number: 'G26',
        original: 'ἀγάπη',
        transliteration: 'agápē',
        pronunciation: "ag-ah'-pay",
        text: [
          { text: 'from ', number: null },
          { text: 'G25', number: 'G25' },
          { text: '; love', number: null },
        ],
      });
      expect(lexiconsMissing).toEqual([]);
      expect((await wordsOf('17')).words).toEqual([]);
    });

    it('are told without an entry where no lexicon of their language is there, which is said', async () => {
      expect(await wordsOf('1', '1', 'GEN')).toEqual({
        words: [
          { text: 'In the ', numbers: [] },
          { text: 'beginning', numbers: ['H7225'] },
        ],
        entries: [],
        lexiconsMissing: ['hebrew'],
      });
    });

    it('are found wherever they stand, by page and book, with what stands for them', async () => {
      const found = await stands('g0025');
      expect(found).toMatchObject({ number: 'G25', total: 3, entry: { original: 'ἀγαπάω' } });
      expect(found.books).toEqual([
        { bookId: 'JHN', total: 2 },
        { bookId: 'ROM', total: 1 },
      ]);
      expect(found.verses.map(({ reference, text, hits }) => [reference, text, hits])).toEqual([
        ['John 3:16', 'For God loved and charity.', [[4, 13]]],
        [
          'John 13:34',
          'love one another, as I have loved you',
          [
            [0, 4],
            [23, 33],
          ],
        ],
        ['Romans 5:8', 'his own toward us', []],
      ]);
      const second = await stands('G25', { limit: 1, offset: 1 });
      expect(second.verses.map(({ id }) => id)).toEqual(['JHN.13.34']);
      const inRomans = await stands('G25', { within: 'ROM' });
      expect(inRomans).toMatchObject({ total: 1, verses: [{ id: 'ROM.5.8' }] });
      expect(inRomans.books).toHaveLength(2);
      // What an entry leads to may not be in the text.
      expect(await stands('G5368')).toMatchObject({ total: 0, entry: null, books: [], verses: [] });
    });

    it('are offered where a text has them, as are words of Jesus', async () => {
      const client = await reader();
      const marks = async () =>
        (await client.call(listTranslations, {})).body.map((text) => [
          text.name.split(' ')[0],
          text.hasStrongs,
          text.hasWordsOfJesus,
        ]);
      await wordsOf('16');
      // Its description says that it has words of Jesus; it has none, which is known once it was read.
      expect(await marks()).toEqual([
        ['World', false, false],
        ['King', false, false],
        ['Plain', false, false],
        ['Tagged', true, false],
      ]);
    });

    it('come with a lexicon that is brought while the server runs', async () => {
      const late = path.join(folder, 'late.zip');
      const hebrew: MadeLexicon = {
        name: 'HebrewTest',
        language: 'hebrew',
        entries: { '07225': '<entryFree><orth>ראשׁית</orth> the {first} in place</entryFree>' },
      };
      writeFileSync(late, zipOf(swordLexicon(hebrew)));
      const { entries, lexiconsMissing } = await wordsOf('1', '1', 'GEN');
      expect(entries).toMatchObject([{ original: 'ראשׁית', text: [{ text: 'the first, in place' }] }]);
      expect(lexiconsMissing).toEqual([]);
      rmSync(late);
      expect((await wordsOf('1', '1', 'GEN')).lexiconsMissing).toEqual(['hebrew']);
    });

    it('are refused where there are none, and to whoever is not signed in', async () => {
      const client = await reader();
      const [tagged, plain] = [await idOf('Tagged'), await idOf('Plain')];
      const john = (verse: string, translation: string) => ({
        params: { bookId: 'JHN', chapter: '3', verse },
        query: { translation },
      });
      for (const verse of ['99', '0', 'x', '16-17', '1e1']) {
        const answer = await client.refused(getVerseWords, john(verse, tagged));
        expect([answer.status, answer.body.message], verse).toEqual([
          404,
          expect.stringContaining('like 16'),
        ]);
      }
      const number = (written: string, translation: string) => ({
        params: { number: written },
        query: { translation },
      });
      for (const written of ['H0', '25', 'G', 'X1'])
        expect((await client.refused(getStrongsWord, number(written, tagged))).body.message).toContain(
          'H430',
        );
      for (const translation of [plain, 'WEB']) {
        const answers = [
          await client.refused(getVerseWords, john('16', translation)),
          await client.refused(getStrongsWord, number('G25', translation)),
        ];
        for (const { status, body } of answers)
          expect([status, body.message]).toEqual([404, expect.stringContaining('no Strong’s numbers')]);
      }
      expect((await client.refused(getStrongsWord, number('G'.repeat(13), tagged))).status).toBe(400);
      const visitor = app().visitor();
      expect((await visitor.refused(getVerseWords, john('16', tagged))).status).toBe(401);
      expect((await visitor.refused(getStrongsWord, number('G25', tagged))).status).toBe(401);
    });
  },
  { textFolders: [folder] },
);
