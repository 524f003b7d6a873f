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
          expect(one).toMatch(/^[^\p{Cc}\p{Cf}<>:"/\\|?*]+$/u);
          expect(one).not.toMatch(/^[. ]|[. ]$/);
          expect([...one].length).toBeLessThanOrEqual(125);
        }
      }),
    );
  });
});
