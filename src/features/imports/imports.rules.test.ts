import { describe, expect, it } from 'vitest';
import { asFileName } from './imports.rules.ts';

describe('asFileName', () => {
  it.each([
    ['notes.pdf', 'notes.pdf'],
    ['  Predigt über Psalm 23.mp3 ', 'Predigt über Psalm 23.mp3'],
    ['詩篇.txt', '詩篇.txt'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\system.ini', 'system.ini'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['a\u0000b\r\nc.txt', 'abc.txt'],
    // Joiners make words and emoji: 'میخواهم' is none.
    ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
    ['👩\u200d👧.png', '👩\u200d👧.png'],
    ['\u200c\u200d', 'file'],
    ['..', 'file'],
    ['folder/', 'file'],
    ['', 'file'],
  ])('makes %j into %j', (given, name) => {
    expect(asFileName(given)).toBe(name);
  });

  it('shortens a name and keeps its ending', () => {
    const name = asFileName(`${'long '.repeat(100)}.mp3`);
    expect(name).toHaveLength(255);
    expect(name.endsWith('.mp3')).toBe(true);
  });

  it('cuts no letter in half', () => {
    expect(asFileName('🕯'.repeat(200)).isWellFormed()).toBe(true);
  });
});
