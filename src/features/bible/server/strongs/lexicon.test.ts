import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MadeLexicon, swordLexicon } from '#test-support/sword-lexicon.ts';
import { strongsCode } from '../../strongs.rules.ts';
import type { Files } from '../text/brought/files.ts';
import { openSwordModule } from '../text/brought/load-sword.ts';
import { ToldReason } from '../text/brought/told-reason.ts';
import { Lexicon, packLexicon } from './pack-lexicon.ts';
import { readEntry } from './read-entry.ts';

const MADE: MadeLexicon = {
  name: 'Made',
  language: 'hebrew',
  entries: {
    '00001': '<orth>אב</orth> father',
    H0002: '@LINK 00001',
    H1254a: '<orth>ברא</orth> to create',
    '1254': 'of it',
    notes: 'no number',
  },
};
const load = (files: ReadonlyMap<string, Buffer>) => {
  const read: Files = { read: (name) => files.get(name) ?? null, list: () => [], names: () => [] };
  return new Lexicon(packLexicon(openSwordModule(read, 'made.conf'), 'hebrew'));
};
const entry = (lexicon: Lexicon, number: string) => lexicon.entry(strongsCode(number)!);
const words = (markup: string) =>
  readEntry(markup, 'greek')
    ?.text.map(({ text }) => text)
    .join('|');

it('a lexicon is asked by number, however its keys are written', () => {
  const lexicon = load(swordLexicon(MADE));
  expect(entry(lexicon, 'H1')).toMatchObject({ original: 'אב', text: [{ text: 'father', number: null }] });
  expect(entry(lexicon, 'H2')).toBeNull();
  expect(entry(lexicon, 'H1254a')?.original).toBe('ברא');
  expect(entry(lexicon, 'H1254b')?.text).toEqual([{ text: 'of it', number: null }]);
  expect(entry(lexicon, 'G1')).toBeNull();
});

it('one in letters of western Europe is read too', () => {
  const lexicon = load(swordLexicon({ ...MADE, entries: { '1': Buffer.from('p\xe8re', 'latin1') } }));
  expect(entry(lexicon, 'H1')?.text[0]?.text).toBe('père');
});

it.each([
  ['<orth>θεός</orth> a <hi>deity</hi><lb/>, <b onclick="x">God</b>', 'a deity, God'],
  [
    'see <ref target="StrongsGreek:0025">25</ref> and <sync type="Strongs" value="H430"/>.',
    'see |25| and |H430|.',
  ],
  ['1 &lt; 2 &amp; <script>3</script><!-- no -->', '1 < 2 & 3'],
  ['<ref target="nowhere">there</ref>', 'there'],
  ['<def>Not Used</def>', undefined],
  ['', undefined],
])('the marks of an entry become text: %s', (markup, expected) => {
  expect(words(markup)).toBe(expected);
});

it('is no longer than is read', () => {
  expect(words('love '.repeat(10_000))!.length).toBeLessThanOrEqual(8000);
});

it.each([
  [{ CipherKey: '' }, /locked/],
  [{ CompressType: 'LZSS' }, /packed in a way/],
  [{ DataPath: './elsewhere' }, /missing/],
] as const)('says why it cannot be read: %j', (conf, reason) => {
  expect(() => load(swordLexicon({ ...MADE, conf }))).toThrow(reason);
});

it('is read or refused with a reason, when bytes of it are changed or cut off', () => {
  const files = swordLexicon(MADE);
  fc.assert(
    fc.property(
      fc.constantFrom(...files.keys()),
      fc.nat(400),
      fc.nat(255),
      fc.boolean(),
      (name, at, byte, isCut) => {
        const bytes = Buffer.from(files.get(name)!);
        bytes[at % bytes.length] = byte;
        try {
          load(new Map(files).set(name, isCut ? bytes.subarray(0, at) : bytes));
        } catch (error) {
          if (!(error instanceof ToldReason)) throw error;
        }
      },
    ),
    { numRuns: 300 },
  );
});
