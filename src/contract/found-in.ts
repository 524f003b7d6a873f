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
  const first = firstPlace(line, words);
  if (first === null || !foldsTo(line, words)) return null;
  const excerpt = line.length <= most ? line : excerptFrom(line, beginAhead(line, first), most);
  return { excerpt, marks: partsIn(excerpt, words) };
}

function excerptFrom(line: string, from: number, most: number): string {
  const rest = excerptOf(line.slice(from), most);
  return from > 0 ? `…${rest}` : rest;
}

/** Where the first of the words stands in a line, of which no other place is looked for: it may be long, and have a word in it very often. */
function firstPlace(line: string, words: readonly string[]): number | null {
  for (const token of tokensOf(line)) {
    const starts = words.map((word) => token.folded.indexOf(word)).filter((start) => start >= 0);
    if (starts.length > 0) return token.at + placesIn(token).from(Math.min(...starts));
  }
  return null;
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

/** Where the words stand in an excerpt, one after the other; parts that touch or overlap are one. */
function partsIn(excerpt: string, words: readonly string[]): Part[] {
  const found = tokensOf(excerpt).flatMap((token) => partsOfToken(token, words));
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

function partsOfToken(token: Token, words: readonly string[]): Part[] {
  const { folded, at } = token;
  const found: Part[] = [];
  for (const word of words) {
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) {
      found.push({ from: i, to: i + word.length });
    }
  }
  if (found.length === 0) return [];
  const places = placesIn(token);
  return found.map(({ from, to }) => ({ from: at + places.from(from), to: at + places.to(to) }));
}

/** Of a place in a folded text, where it was before: of the beginning of a part and of its end, which are those of whole characters. */
interface Places {
  from(folded: number): number;
  to(folded: number): number;
}

function placesIn({ text, folded }: Token): Places {
  if (folded.length === text.length) return { from: (i) => i, to: (i) => i };
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const { length } = foldForSearch(segment);
    for (let n = 0; n < length; n++) {
      starts.push(index);
      ends.push(index + segment.length);
    }
  }
  return { from: (i) => starts[i] ?? text.length, to: (i) => ends[i - 1] ?? text.length };
}
