import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { withoutAccents } from '#contract/marks.ts';
import { ConfigError } from '#platform/server/config.ts';

/** Says whether words are held until a moderator has looked. */
export interface WordList {
  holds(text: string): boolean;
}

/**
 * Words of the npm package's list that people ask for prayer about, that stand in the Bible (Balaam's ass, the cock's crow,
 * 'kick against the pricks'), or that are somebody's name. A church may add them again in its file.
 */
const NOT_HERE = new Set([
  'abo',
  'anal',
  'anus',
  'ass',
  'bastard',
  'bestiality',
  'cock',
  'cum',
  'dick',
  'ejaculate',
  'hooker',
  'incest',
  'masturbate',
  'negro',
  'orgasm',
  'orgy',
  'penis',
  'piss',
  'porn',
  'prick',
  'rape',
  'scat',
  'semen',
  'sex',
  'spastic',
  'tit',
  'vagina',
  'whore',
]);

const MOST_BYTES = 100_000;

/**
 * @param lines a church's own: a word or phrase each; '-word' takes one of the built-in words out. Empty lines and those
 * that begin with '#' say nothing.
 */
export function createWordList(lines: readonly string[]): WordList {
  const own = lines.map((line) => fold(line)).filter((line) => line !== '' && !line.startsWith('#'));
  const removed = new Set(own.filter((line) => line.startsWith('-')).map((line) => line.slice(1).trim()));
  const added = own.filter((line) => !line.startsWith('-'));
  const known = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => {
      const word = metadata?.originalWord ?? '';
      return NOT_HERE.has(word) || removed.has(word);
    });
  const matcher = new RegExpMatcher({ ...known.build(), ...englishRecommendedTransformers });
  const phrases =
    added.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{M}\\p{N}])(?:${added.map(inPattern).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
          'u',
        );
  return { holds: (text) => matcher.hasMatch(text) || (phrases?.test(fold(text)) ?? false) };
}

/**
 * The word list with what `DATA_DIR/word-list.txt` adds, if there is one.
 * @throws ConfigError when the file cannot be read or is too long.
 */
export function readWordList(dataDir: string): WordList {
  const file = path.join(dataDir, 'word-list.txt');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return createWordList([]);
    throw new ConfigError(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (Buffer.byteLength(text) > MOST_BYTES) {
    throw new ConfigError(`${file} is longer than ${MOST_BYTES / 1000} KB: keep to the words that matter`);
  }
  return createWordList(text.split(/\r?\n/));
}

/** One form for what reads alike: without case, accents, wide letters and what cannot be seen. */
function fold(text: string): string {
  return withoutAccents(text)
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** @param phrase folded */
function inPattern(phrase: string): string {
  return RegExp.escape(phrase).replaceAll('\\x20', ' ');
}
