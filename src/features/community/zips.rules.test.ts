import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNamer } from './zips.rules.ts';

describe('names in a zip', () => {
  it('lead into no folder, hide nothing and are known to no system', () => {
    const name = createNamer();
    expect(name('../../etc/passwd')).toBe('etc passwd');
    expect(name('song\u202egpj.exe')).toBe('song gpj.exe');
    expect(name('con.txt')).toBe('_con.txt');
    expect(name('  ...  ')).toBe('file');
    expect(name('Лекция №1?.mp3')).toBe('Лекция №1.mp3');
  });

  it('keep an ending of up to eleven letters, and have no dot at their end where they are cut', () => {
    const name = createNamer();
    const long = 'a'.repeat(120);
    expect(name(`${long}.pdf`)).toBe(`${'a'.repeat(100)}.pdf`);
    expect(name(`a.${'b'.repeat(11)}`)).toBe(`a.${'b'.repeat(11)}`);
    expect(name(`${long}.${'b'.repeat(11)}`)).toBe(`${'a'.repeat(100)}.${'b'.repeat(11)}`);
    expect(name(`${'c'.repeat(120)}.${'b'.repeat(12)}`)).toBe('c'.repeat(100));
    expect(name(`${'d'.repeat(99)}.${'b'.repeat(12)}`)).toBe('d'.repeat(99));
    expect(name(`${'e'.repeat(98)} .${'b'.repeat(12)}`)).toBe('e'.repeat(98));
    // Three bytes each.
    expect(name(`${'讲'.repeat(90)}.pdf`)).toBe(`${'讲'.repeat(66)}.pdf`);
    expect(name('two   blanks .pdf')).toBe('two blanks.pdf');
    expect(name('.hidden')).toBe('hidden');
  });

  it('keep what Persian words and emoji are made with, and differ by more than that', () => {
    const name = createNamer();
    expect(name('می\u200cخواهم.pdf')).toBe('می\u200cخواهم.pdf');
    expect(name('👩\u200d👧.png')).toBe('👩\u200d👧.png');
    expect(name('میخواهم.pdf')).toBe('میخواهم (2).pdf');
    expect(name('\u200d')).toBe('file');
  });

  it('are given once, in either case', () => {
    const name = createNamer();
    expect([name('Song.pdf'), name('song.PDF'), name('Song.pdf')]).toEqual([
      'Song.pdf',
      'song (2).PDF',
      'Song (3).pdf',
    ]);
  });

  it('can be unpacked everywhere, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 20 }), (wanted) => {
        const name = createNamer();
        const given = wanted.map(name);
        expect(new Set(given.map((one) => one.toLowerCase())).size).toBe(given.length);
        for (const one of given) {
          expect(one).toMatch(/^([^\p{Cc}\p{Cf}<>:"/\\|?*]|[\u200c\u200d])+$/u);
          expect(one).not.toMatch(/^[. ]|[. ]$/);
          expect([...one].length).toBeLessThanOrEqual(125);
          expect(Buffer.byteLength(one)).toBeLessThanOrEqual(255);
        }
      }),
    );
  });
});
