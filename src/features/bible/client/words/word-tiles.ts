import type { VerseWords } from '../../strongs.contract.ts';

/** A word to tap, with the marks that stand close to it, or what stands between such words. */
export interface WordTile {
  text: string;
  numbers: readonly string[];
}

/** Marks right after a word, and right before one: 'word,' and '“word'. */
const AFTER = /^[^\s\p{L}\p{N}\p{M}]+/u;
const BEFORE = /[^\s\p{L}\p{N}\p{M}]+$/u;

/** The pieces of a verse as they are set: what is no word stands with the word that it is close to. */
export function tilesOf(words: VerseWords['words']): WordTile[] {
  const tiles: WordTile[] = [];
  let waiting = '';
  for (const { text, numbers } of words) {
    if (numbers.length > 0) {
      tiles.push({ text: `${waiting}${text.trim()}`, numbers });
      waiting = '';
      continue;
    }
    // A word that is not translated has no marks: they are of the one before.
    const last = tiles.findLast((tile) => tile.text !== '');
    const after = last && last.numbers.length > 0 ? (AFTER.exec(text)?.[0] ?? '') : '';
    if (last) last.text += after;
    const rest = text.slice(after.length);
    waiting = BEFORE.exec(rest)?.[0] ?? '';
    const between = rest.slice(0, rest.length - waiting.length).trim();
    if (between !== '') tiles.push({ text: between, numbers: [] });
  }
  const last = tiles.at(-1);
  if (last) last.text += waiting;
  return tiles;
}
