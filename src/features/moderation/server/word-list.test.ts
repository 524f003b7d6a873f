import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from '#platform/server/config.ts';
import { createWordList, readWordList } from './word-list.ts';

const usual = createWordList([]);

test.each(['what the fuck', 'f u c k'.replaceAll(' ', ''), 'FUUUCK you', 'sh1t', 'ƒuck'])(
  '%j is held',
  (text) => {
    expect(usual.holds(text)).toBe(true);
  },
);

test.each([
  'I was raped last year. Please pray.',
  'Pray for my fight with porn.',
  'Why have you struck your ass these three times?',
  'Before the cock crows, you will deny me.',
  'He has anal cancer.',
  'Dick Hooker is in hospital.',
  'Scunthorpe, Essex, and my class assignment',
  'Mein Vater ist krank. Ich habe Angst.',
  'O que é a fé?',
  '',
])('%j is not', (text) => expect(usual.holds(text)).toBe(false));

test.each(['cas\u180bino', 'cas\u0e31ino', 'C\u00e1sino'])('%j is held as a word of their own', (text) => {
  expect(createWordList(['casino']).holds(text)).toBe(true);
});

test('a vowel sign makes another word of it', () => {
  const own = createWordList(['\u0930\u093e\u092e']);
  expect(own.holds('\u0915\u093f \u0930\u093e\u092e \u0939\u0948')).toBe(true);
  expect(own.holds('\u0930\u093e\u092e\u0940')).toBe(false);
});

test("a church's own words are held whole, however they are written, and built-in ones can be taken out", () => {
  const own = createWordList(['# ours', '', 'Crypto Profits', 'дурак', 'happy.', '-fuck']);
  for (const text of ['CRYPTO  profits!', 'Дура\u0301к', 'cry\u200bpto profits', 'so happy.']) {
    expect([text, own.holds(text)]).toEqual([text, true]);
  }
  for (const text of ['encrypto profits', 'дураками', 'so happy', 'fuck', '# ours']) {
    expect([text, own.holds(text)]).toEqual([text, false]);
  }
});

test('the longest words are read in no time that others would notice', () => {
  const pile = `a${'\u0301'.repeat(50_000)} `.repeat(2);
  expect(createWordList(['x']).holds(pile)).toBe(false);
});

test('comes from a file of the data folder, whose faults stop the start with one line', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lampstand-words-'));
  try {
    expect(readWordList(dir).holds('bingo')).toBe(false);
    writeFileSync(path.join(dir, 'word-list.txt'), 'bingo\r\n');
    expect(readWordList(dir).holds('Bingo!')).toBe(true);
    writeFileSync(path.join(dir, 'word-list.txt'), 'x\n'.repeat(60_000));
    expect(() => readWordList(dir)).toThrow(ConfigError);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
