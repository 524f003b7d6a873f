import { expect, it } from 'vitest';
import { strongsNumber } from '../../strongs.rules.ts';
import type { SetChapter } from './brought/chapter-setter.ts';
import type { Files } from './brought/files.ts';
import { loadFilesText, openFilesText } from './brought/in-files/load-files.ts';
import { Remarks } from './brought/in-files/place-in-file.ts';
import { setOsis } from './brought/set-osis.ts';
import { OSIS_BOOKS } from './brought/versification.ts';
import type { TaggedVerses } from './tagged-words.ts';

/** '[God|H430] made [|H853] the [heaven|H8064].' */
function shown(verses: TaggedVerses, verse = 1): string {
  return (verses.get(verse) ?? [])
    .map(({ text, codes }) => (codes.length === 0 ? text : `[${text}|${codes.map(strongsNumber).join(' ')}]`))
    .join('');
}

const osis = (markup: string) => shown(setOsis([{ verse: 1, markup }]).words);

it.each([
  ['<w lemma="strong:H0430">God</w> made', '[God|H430] made'],
  ['<w lemma="strong:G2532 G846">and he</w>', '[and he|G2532 G846]'],
  ['<w lemma="strong:G3588 lemma.TR:ο strong:G3588">the</w>', '[the|G3588]'],
  ['<w lemma="strong:H01254!a">made</w>', '[made|H1254a]'],
  // The article that no English word stands for, written in both ways.
  ['<w lemma="strong:G2316">God</w> <w lemma="strong:G3588"></w>is', '[God|G2316] [|G3588]is'],
  ['<w lemma="strong:G2316">God</w> <w lemma="strong:G3588" />is', '[God|G2316] [|G3588]is'],
  ['<w lemma="strong:H0">God</w> made', ''],
  ['<w lemma="b/430">God</w> made <w>it</w>', ''],
  ['God<note><w lemma="strong:H1">no</w></note><w lemma="strong:H2"> said</w>', 'God [said|H2]'],
  ['<divineName><w lemma="strong:H3068">Lord</w></divineName>’s', '[LORD|H3068]’s'],
  ['<q who="Jesus" marker="“">¶ <w lemma="strong:G1">I</w></q> he', '“ [I|G1] he'],
  ['<l level="1"><w lemma="strong:H1">a</w></l><l level="2"><w lemma="strong:H2">b</w></l>', '[a|H1] [b|H2]'],
  [
    '<title type="psalm">A <w lemma="strong:H4210">Psalm</w></title><w lemma="strong:H1">a</w>',
    'A [Psalm|H4210] [a|H1]',
  ],
  ['<title>The first <note>n</note>day</title><w lemma="strong:H1">a</w>', '[a|H1]'],
  ['<w lemma="strong:H1">a <w lemma="strong:H2">b</w></w> c', '[a b|H2 H1] c'],
  ['<w lemma="strong:H1">never closed', '[never closed|H1]'],
])('of OSIS %s', (markup, expected) => {
  expect(osis(markup)).toBe(expected);
});

it('of a psalm’s title that is no verse belong to its first', () => {
  const { words } = setOsis([
    { verse: 0, markup: '<title><w lemma="strong:H4210">A Psalm</w></title>' },
    { verse: 1, markup: '<w lemma="strong:H3068">LORD</w>' },
    { verse: 2, markup: 'Selah' },
  ]);
  expect(shown(words)).toBe('[A Psalm|H4210] [LORD|H3068]');
  expect(words.has(2)).toBe(false);
});

function titus(name: string, text: string): SetChapter {
  const files: Files = {
    read: (asked) => (asked === name ? Buffer.from(text) : null),
    list: () => [],
    names: () => [name],
  };
  const books = [...loadFilesText(openFilesText(files, 'test'), new Remarks())];
  return books[OSIS_BOOKS.indexOf('Titus')]![0]!;
}
const usfm = (inside: string) => titus('tit.usfm', `\\id TIT\n\\c 1\n\\p\n${inside}`).words;
const usx = (inside: string) =>
  titus(
    'tit.usx',
    `<usx version="3.0"><book code="TIT" style="id"/><chapter number="1"/><para style="p"><verse number="1"/>${inside}</para></usx>`,
  ).words;

it.each([
  [
    '\\v 1 \\w Paul|strong="G3972"\\w*, \\w a servant|lemma="x" strong="G1401,G2316"\\w* of',
    '[Paul|G3972], [a servant|G1401 G2316] of',
  ],
  ['\\v 1 \\wj \\+w I|strong="G1473"\\+w* \\+w am|strong="G1510"\\+w*\\wj* he', '[I|G1473] [am|G1510] he'],
  ['\\v 1 \\w God|strong="G2316"\\w* \\w |strong="G3588"\\w*is', '[God|G2316] [|G3588]is'],
  ['\\v 1 \\w Paul|strong="G3972"\\w*\\f + \\ft \\w no|strong="G1"\\w*\\f* and', '[Paul|G3972] and'],
  ['\\q1 \\v 1 \\w a|strong="G1"\\w*\n\\q2 \\w b|strong="G2"\\w*', '[a|G1] [b|G2]'],
  ['\\s \\w Head|lemma="x"\\w*\n\\p\n\\v 1 \\w a|strong="G1"\\w*', '[a|G1]'],
  ['\\d \\w Psalm|strong="H4210"\\w*\n\\p\n\\v 1 \\w a|strong="G1"\\w*', '[Psalm|H4210] [a|G1]'],
  ['\\v 1 \\w left open \\p and \\w on|strong="G1"\\w*', 'left open and [on|G1]'],
  ['\\v 1 \\w gnat|gnat\\w* only', ''],
])('of USFM %s', (inside, expected) => {
  expect(shown(usfm(inside))).toBe(expected);
});

it.each([
  [
    '<char style="w" strong="G3972">Paul</char>, <char style="wj"><char style="w" strong="G1473">I</char> am</char>',
    '[Paul|G3972], [I|G1473] am',
  ],
  ['<char style="w" strong="G2316">God</char> <char style="w" strong="G3588"/>is', '[God|G2316] [|G3588]is'],
])('of USX %s', (inside, expected) => {
  expect(shown(usx(inside))).toBe(expected);
});

it('of a file of OSIS', () => {
  const verse =
    '<chapter osisID="Titus.1"><verse osisID="Titus.1.1"><w lemma="strong:G3972" morph="x">Paul</w> &amp; <w lemma="x">he</w></verse></chapter>';
  const { words } = titus(
    'a.xml',
    `<osis><osisText><header/><div type="book">${verse}</div></osisText></osis>`,
  );
  expect(shown(words)).toBe('[Paul|G3972] & he');
});

it('and what is more than a chapter has is left without numbers', () => {
  const many = '<w lemma="strong:H1">a</w> '.repeat(30_000);
  expect(setOsis([{ verse: 1, markup: many }]).words.get(1)!.length).toBeLessThanOrEqual(16_000);
});
