import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MadeBook, osisOf, usfmOf, usxOf } from '#test-support/marked-files.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { putModule, zipOf } from '#test-support/sword-module.ts';
import { getChapter, searchBible } from '../bible.contract.ts';
import { listTranslations } from '../texts.contract.ts';
import { OSIS_BOOKS } from './text/brought/versification.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-files-'));

/** One verse of John, so that each text says which it is. */
function john(text: string): MadeBook {
  const blocks = [{ type: 'paragraph' as const, spans: [{ verse: 1, isStart: true, text }] }];
  return { book: OSIS_BOOKS.indexOf('John'), chapters: new Map([[1, blocks]]) };
}

function put(name: string, contents: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), contents);
}

beforeAll(() => {
  put(
    'practice/44-JHN.usfm',
    `${usfmOf(john('A lampstand of practice.'))}\\p\n\\v 2 More \\foo words\\foo*.\n`,
  );
  put('practice/about.conf', 'Description=Practice in USFM\nLang=en\nDistributionLicense=Public Domain\n');
  const usx = [
    ['release/USX_1/JHN.usx', usxOf(john('A candle in an archive.'))],
    [
      'metadata.xml',
      '<DBLMetadata><identification><name>Practice in USX</name></identification></DBLMetadata>',
    ],
  ] as const;
  put('archive.zip', zipOf(new Map(usx.map(([name, text]) => [name, Buffer.from(text)]))));
  put(
    'one.xml',
    osisOf([john('An oil lamp alone.')], '<title>Practice in OSIS</title><rights>Ours.</rights>'),
  );
  // What cannot be read.
  put('broken/JHN.usfm', `${usfmOf(john('Words'))}\\p\n\\v 2 a\\f + \\ft no end\n\\p\n\\v 3 b\n`);
  put('entities.xml', '<!DOCTYPE osis [<!ENTITY a "b">]><osis/>');
  put('loose.usfm', usfmOf(john('x')));
  put('bomb.zip', zipOf(new Map([['JHN.usfm', Buffer.alloc(65 * 1024 ** 2)]])));
  put('pictures/one.png', 'x');
  putModule(path.join(folder, 'module'), { name: 'Module', verses: { 'John 1:1': 'A module.' } });
});
afterAll(() => rmSync(folder, { recursive: true }));

describeOnBothEngines(
  'texts in files',
  (app) => {
    const reader = () => app().user('reader');
    const listed = async () => (await (await reader()).call(listTranslations, {})).body.slice(2);
    const chapterOf = async (name: string) => {
      const translation = (await listed()).find((text) => text.name === name)!.id;
      const params = { bookId: 'JHN', chapter: '1' };
      return (await reader()).call(getChapter, { params, query: { translation } });
    };

    it('are offered like modules, with their rights, and what cannot be read hides none', async () => {
      const texts = await listed();
      const offered = texts.filter(({ problem }) => problem === null);
      expect(offered.map(({ name, license }) => [name, license]).sort()).toEqual([
        ['Module of a test', 'Public Domain'],
        ['Practice in OSIS', 'Ours.'],
        ['Practice in USFM', 'Public Domain'],
        ['Practice in USX', ''],
        ['broken', ''],
      ]);
      const problems = texts.filter(({ problem }) => problem !== null);
      expect(problems.map(({ name, problem }) => [name, problem]).sort()).toEqual([
        ['bomb.zip', 'What the archive holds is too large.'],
        ['entities.xml', 'entities.xml, line 1: it makes entities of its own, which are not read here.'],
        ['loose.usfm', 'The books of a text belong into a folder of their own.'],
      ]);
    });

    it.each([
      ['Practice in USFM', 'A lampstand of practice.'],
      ['Practice in USX', 'A candle in an archive.'],
      ['Practice in OSIS', 'An oil lamp alone.'],
      ['Module of a test', 'A module.'],
    ])('are read: %s', async (name, text) => {
      const { body } = await chapterOf(name);
      expect(body.blocks[0]).toMatchObject({ type: 'paragraph', spans: [{ verse: 1, isStart: true, text }] });
    });

    it('are searched', async () => {
      const translation = (await listed()).find(({ name }) => name === 'Practice in USX')!.id;
      const { body } = await (await reader()).call(searchBible, { query: { q: 'candle', translation } });
      expect(body.verses.map(({ id }) => id)).toEqual(['JHN.1.1']);
    });

    it('say once they were opened what was left out, or where they are broken', async () => {
      await chapterOf('Practice in USFM');
      const broken = (await listed()).find(({ name }) => name === 'broken')!;
      if (broken.problem === null) expect((await chapterOf('broken')).status).toBe(404);
      const after = await listed();
      expect(after.find(({ name }) => name === 'Practice in USFM')?.about).toMatch(
        /^44-JHN.usfm, line \d+: the mark 'foo' is not known, its words are kept\.$/,
      );
      expect(after.find(({ name }) => name === 'broken')?.problem).toMatch(
        /^JHN.usfm, line \d+: 'f' is not closed before this place\.$/,
      );
    });

    it('come with their files while the server runs, and change with them', async () => {
      const name = `late${Math.floor(Math.random() * 1e9)}`;
      put(`${name}/JHN.usfm`, usfmOf(john('First.')));
      const first = await chapterOf(name);
      put(`${name}/JHN.usfm`, usfmOf(john('Second, longer.')));
      const second = await chapterOf(name);
      expect(second.body.translation).not.toBe(first.body.translation);
      expect(versesIn(second.body.blocks)).toBe('Second, longer.');
      rmSync(path.join(folder, name), { recursive: true });
      expect((await listed()).map((text) => text.name)).not.toContain(name);
    });
  },
  { textFolders: [folder] },
);

function versesIn(blocks: readonly unknown[]): string {
  return (blocks[0] as { spans: { text: string }[] }).spans.map(({ text }) => text).join(' ');
}
