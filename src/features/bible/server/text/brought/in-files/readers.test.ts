import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksIn } from '#test-support/blocks-in.ts';
import { zipOf } from '#test-support/sword-module.ts';
import { type Block, spansOf, versesOf } from '../../translation.ts';
import type { Files } from '../files.ts';
import { ToldReason } from '../told-reason.ts';
import { OSIS_BOOKS } from '../versification.ts';
import { zipFiles } from '../zip-files.ts';
import { loadFilesText, openFilesText } from './load-files.ts';
import { Remarks } from './place-in-file.ts';

const filesOf = (list: Readonly<Record<string, string | Buffer>>): Files => ({
  read: (name) => (list[name] === undefined ? null : Buffer.from(list[name])),
  list: () => [],
  names: () => Object.keys(list),
});
function load(list: Readonly<Record<string, string | Buffer>>) {
  const remarks = new Remarks();
  const text = openFilesText(filesOf(list), 'test');
  return { books: blocksIn(loadFilesText(text, remarks)), remarks: remarks.all, conf: text.conf };
}
const chapterOf = (books: Block[][][], name: string, chapter: number) =>
  books[OSIS_BOOKS.indexOf(name)]![chapter - 1]!;
const titus = (inside: string) => load({ 'tit.usfm': `\\id TIT\n\\c 1\n\\p\n${inside}` });
const versesOfTitus = (inside: string) => versesOf(chapterOf(titus(inside).books, 'Titus', 1));
const usx = (inside: string) => `<usx version="3.0"><book code="TIT" style="id"/>${inside}</usx>`;
const osis = (inside: string, header = '') =>
  `<osis><osisText><header>${header}</header><div type="book">${inside}</div></osisText></osis>`;

describe('USFM', () => {
  it.each([
    ['\\v 1 a \\w word|lemma="x"\\w*, \\add ad\\add*ded', ['a word, added']],
    ['\\v 1 one\\x - \\xo 1:1 \\xt Gen 1\\x* two', ['one two']],
    ['\\v 1 \\va 2\\va*\\vp 1b\\vp*one \\fig a picture|src="x"\\fig*two', ['one two']],
    ['\\v 1 so~long //as \\qt-s |who="Paul"\\*it\\qt-e\\* lasts\\ts\\*', ['so\u00a0long as it lasts']],
    ['\\v 1 one\n\\esb \\cat x\\cat*\n\\p a box\n\\esbe\n\\p two', ['one two']],
    ['\\v 1 the \\nd Lord\\nd*’s', ['the LORD’s']],
    ['\\v 1 a\n\\tr \\tc1 b\\tc2 c\n\\p\n\\v 2 \\zmark d\\zmark* \\\\e', ['a b c', 'd \\e']],
    ['\\v 1 a\n\\nb\n\\v 2-3 b\n\\v 4a c\n\\v 4b d', ['a', 'b', '', 'c d']],
  ])('keeps the words of %j', (inside, verses) => {
    expect(versesOfTitus(inside)).toEqual(verses);
  });

  it('takes a title that is a verse for its words, and leaves introductions out', () => {
    const { books } = load({
      'ps.sfm': '\\id PSA\n\\mt Psalms\n\\ip About.\n\\c 3\n\\s Head\n\\d\n\\v 1 A psalm.\n\\q1\n\\v 2 b',
    });
    const blocks = chapterOf(books, 'Ps', 3);
    expect(blocks.map(({ type }) => type)).toEqual(['title', 'paragraph', 'poetry']);
    expect(versesOf(blocks)).toEqual(['A psalm.', 'b']);
  });

  it('says what it left out or did not know, and where', () => {
    const { remarks, books } = titus('\nbefore\n\\v 1 a \\foo b\\foo*\n\\v 1 c');
    expect(remarks).toEqual([
      'tit.usfm, line 4: words that stand in no verse are left out.',
      "tit.usfm, line 6: the mark 'foo' is not known, its words are kept.",
      'tit.usfm, line 7: verse 1:1 is there twice.',
    ]);
    expect(versesOf(chapterOf(books, 'Titus', 1))).toEqual(['a b c']);
  });

  it.each([
    ['\\v 1 a\\f + \\ft lost\n\\p\n\\v 2 b', /^tit.usfm, line 5: 'f' is not closed/],
    ['\\v 1 a \\fig lost\n\\v 2 b', /line 5: 'fig' is not closed/],
    ['\\v 1 a\n\\esb lost\n\\v 2 b', /line 6: '\\esb' is not closed/],
    ['\\v one', /line 4: 'one' is no number of a verse/],
    ['\\v \\p', /line 4: a verse has no number/],
    ['\\c 999 a', /line 4: '999' is no number of a chapter/],
  ])('says why %j cannot be read', (inside, reason) => {
    expect(() => titus(inside)).toThrow(reason);
  });
});

describe('files', () => {
  it.each([
    [{ 'a.usfm': 'a page' }, /a.usfm, line 1: it does not begin with '\\id'/],
    [{ 'a.usfm': Buffer.from('\\id TIT Espa\xf1ol', 'latin1') }, /a.usfm: it is not written in UTF-8/],
    [{ 'a.usfm': '\\id TIT', 'b.usfm': '\\id TIT' }, /b.usfm: it is the same book as a.usfm/],
    [{ 'a.usfm': '\\id TIT', 'about.conf': 'Versification=Calvin' }, /numbered as in Calvin/],
    [{ 'a.usx': usx('<para style="p">\nx') }, /a.usx, line 2: it is not well-formed XML: /],
    [{ 'a.usx': usx('<para style="p">\n<verse number="1"/></para>') }, /line 2: a verse stands before/],
    [{ 'a.usx': '<html/>' }, /line 1: it is no USX/],
    [{ 'a.xml': '<html/>' }, /line 1: it is no OSIS/],
    [{ 'a.xml': osis('<verse osisID="John"/>') }, /a verse has the id 'John', which is none/],
    [{ 'a.usx': usx('<x>'.repeat(200)) }, /too deep/],
    [{ 'a.txt': 'x' }, /no SWORD module, and no file/],
    [Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.usfm`, '\\id XXA'])), /too many files/],
  ] as const)('that cannot be read say why: %#', (list, reason) => {
    expect(() => load(list as Record<string, string | Buffer>)).toThrow(reason);
  });

  it('never have entities of their own, nor anything from elsewhere', () => {
    const lol = '<!DOCTYPE usx [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(() => load({ 'a.usx': lol + usx('&b;') })).toThrow(/entities of its own/);
    expect(() => load({ 'a.usx': usx('<para style="p">&b;</para>') })).toThrow(/undefined entity/);
    const outside = '<!DOCTYPE osis SYSTEM "file:///etc/passwd">';
    const verse = '<chapter><verse osisID="Titus.1.1">a &amp; &#98;</verse></chapter>';
    expect(versesOf(chapterOf(load({ 'a.xml': outside + osis(verse) }).books, 'Titus', 1))).toEqual([
      'a & b',
    ]);
  });

  it('tell their name, language, rights and numbering', () => {
    const conf =
      'Description=Eine Übung\nAbbreviation=EÜ\nLang=de\nDistributionLicense=Public Domain\nVersification=Luther';
    expect(load({ 'x/a.usfm': '\\id TIT', 'x/about.conf': conf }).conf).toMatchObject({
      description: 'Eine Übung',
      abbreviation: 'EÜ',
      language: 'de',
      license: 'Public Domain',
      versification: 'Luther',
    });
    const metadata =
      '<DBLMetadata><identification><name>Practice</name></identification><language><iso>heb</iso></language><copyright><statement>Free to use.</statement></copyright></DBLMetadata>';
    expect(load({ 'r/u/a.usx': usx(''), 'metadata.xml': metadata }).conf).toMatchObject({
      description: 'Practice',
      language: 'he',
      isRightToLeft: true,
      license: 'Free to use.',
    });
    const header =
      '<work><title>Work</title><rights>Ours</rights><refSystem>Bible.Synodal</refSystem></work>';
    expect(load({ 'a.xml': osis('', header) }).conf).toMatchObject({
      description: 'Work',
      license: 'Ours',
      versification: 'Synodal',
    });
    const settings =
      '<ScriptureText><FullName>Team</FullName><Versification>1</Versification></ScriptureText>';
    const team = { 'a.sfm': '\\id TIT', 'Settings.xml': settings, 'copyright.txt': 'By a team.' };
    expect(load(team).conf).toMatchObject({
      description: 'Team',
      license: 'By a team.',
      versification: 'MT',
    });
  });

  it('are numbered as most of their chapters are', () => {
    const verses = (count: number) =>
      Array.from({ length: count }, (_, i) => `\\v ${i + 1} x${i + 1}`).join('\n');
    const joel = (lengths: number[]) =>
      load({ 'j.usfm': `\\id JOL\n${lengths.map((n, i) => `\\c ${i + 1}\n\\p\n${verses(n)}`).join('\n')}` })
        .books;
    const hebrew = chapterOf(joel([20, 27, 5, 21]), 'Joel', 2).flatMap(spansOf);
    expect(hebrew.slice(-2).map(({ verse, own, text }) => [verse, own, text])).toEqual([
      [31, '3:4', 'x4'],
      [32, '3:5', 'x5'],
    ]);
    expect(chapterOf(joel([20, 32, 21]), 'Joel', 3).flatMap(spansOf)).toHaveLength(21);
  });

  it('in an archive are bounded by what they unpack to, and stay in it', () => {
    const bomb = zipOf(new Map([['a.usfm', Buffer.alloc(70 * 1024 ** 2)]]));
    expect(() => zipFiles(bomb)).toThrow(/too large/);
    const lying = zipOf(new Map([['a.usfm', Buffer.alloc(1024 ** 2)]]));
    lying.writeUInt32LE(10, lying.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
    expect(() => zipFiles(lying).read('a.usfm')).toThrow(/damaged/);
    for (const name of ['../a.usfm', '/a.usfm', 'x\\..\\..\\a.usfm'])
      expect(() => zipFiles(zipOf(new Map([[name, Buffer.from('x')]])))).toThrow(/leads out/);
  });
});

describe('whatever somebody brings', () => {
  const pieces =
    '\\c 1|\\v 1 |\\v |\\p\n|\\q2 |\\wj |\\wj*|\\f + |\\ft |\\f*|\\fig |\\|\\*|*|a| |\n|~|\\d |\\esb |\\esbe |\\qs |<|\\b'
      .split('|')
      .concat('|');
  const tags =
    '<para style="p">|</para>|<verse number="1"/>|<note style="f">|</note>|<char style="wj">|</char>|<chapter number="1"/>|a|&lt;|<|&x;|<q sID="1"/>|<l>|</l>|<verse osisID="Titus.1.1">|</verse>|<title>|</title>|<header>'.split(
      '|',
    );

  it('comes to a text or to a reason', () => {
    const some = (of: readonly string[]) => fc.array(fc.constantFrom(...of), { maxLength: 60 });
    const onlyTold = (list: Record<string, string>) => {
      try {
        for (const { text } of load(list).books.flat(2).flatMap(spansOf)) expect(text).toBe(text.trim());
      } catch (error) {
        if (!(error instanceof ToldReason)) throw error;
      }
    };
    fc.assert(
      fc.property(some(pieces), some(tags), (marks, xml) => {
        onlyTold({ 'a.usfm': `\\id TIT\n${marks.join('')}` });
        onlyTold({ 'a.usx': usx(xml.join('')) });
        onlyTold({ 'a.xml': osis(xml.join('')) });
      }),
    );
  });
});
