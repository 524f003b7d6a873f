import { excerptOf, wholeCharacters } from './beginning-of.ts';
import { foldForSearch } from './fold-for-search.ts';

/** A part of a text, in UTF-16 units; half-open. */
export interface Part {
  from: number;
  to: number;
}

/** How much of a text stands ahead of the first word that was found in it. */
const AHEAD = 40;

const segmenter = new Intl.Segmenter('en');

/**
 * Where a search found what it looked for: the part of a text around the first of the words, at most `most` UTF-16 units and two
 * ellipses, and where the words stand in that. Null where one of them does not stand in the text.
 * @param line in one line, with single spaces
 * @param words folded, without spaces, each much shorter than `most`
 */
export function foundIn(
  line: string,
  words: readonly string[],
  most: number,
): { excerpt: string; marks: Part[] } | null {
  const all = partsIn(line, words);
  const [first] = all;
  if (first === undefined || !foldsTo(line, words)) return null;
  if (line.length <= most) return { excerpt: line, marks: all };
  const from = beginAhead(line, first.from);
  const rest = excerptOf(line.slice(from), most);
  const excerpt = from > 0 ? `…${rest}` : rest;
  return { excerpt, marks: partsIn(excerpt, words) };
}

function foldsTo(line: string, words: readonly string[]): boolean {
  const folded = foldForSearch(line);
  return words.every((word) => folded.includes(word));
}

/** A little ahead of a place, where a word begins; where there are no spaces, between two characters. */
function beginAhead(line: string, place: number): number {
  if (place <= AHEAD) return 0;
  const space = line.indexOf(' ', place - AHEAD - 1);
  return space >= 0 && space < place ? space + 1 : wholeCharacters(line, place - AHEAD);
}

/** Where the words stand in a line, one after the other; parts that touch or overlap are one. */
function partsIn(line: string, words: readonly string[]): Part[] {
  const found = tokensOf(line).flatMap((token) => words.flatMap((word) => partsOfToken(token, word)));
  const parts: Part[] = [];
  for (const part of found.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = parts.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else parts.push({ ...part });
  }
  return parts;
}

interface Token {
  text: string;
  /** As it is searched. */
  folded: string;
  /** Where it begins in the line. */
  at: number;
}

/** What is between spaces; the whole line, where each of its characters is one when it is folded, too. */
function tokensOf(line: string): Token[] {
  const folded = foldForSearch(line);
  if (folded.length === line.length) return [{ text: line, folded, at: 0 }];
  return Array.from(line.matchAll(/\S+/g), ({ 0: text, index: at }) => ({
    text,
    folded: foldForSearch(text),
    at,
  }));
}

function partsOfToken({ text, folded, at }: Token, word: string): Part[] {
  const starts: number[] = [];
  for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) starts.push(i);
  if (starts.length === 0) return [];
  const placeOf = folded.length === text.length ? (i: number) => i : placesBeforeFolding(text);
  return starts.map((i) => ({ from: at + placeOf(i), to: at + placeOf(i + word.length, true) }));
}

/** Of a place in a folded text, where it was before; the end of a character where it is the end of a part. */
function placesBeforeFolding(text: string): (folded: number, isEnd?: boolean) => number {
  const ends: { folded: number; from: number; to: number }[] = [];
  let length = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    length += foldForSearch(segment).length;
    ends.push({ folded: length, from: index, to: index + segment.length });
  }
  return (place, isEnd = false) => {
    const character = ends.find(({ folded }) => (isEnd ? folded >= place : folded > place));
    return character ? (isEnd ? character.to : character.from) : text.length;
  };
}
