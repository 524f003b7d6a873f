/** A word as it is searched for, and where it stands in the text: half-open, in UTF-16 units. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** A word in running text, with the apostrophes inside it. */
export const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** No case, no diacritics, no apostrophes: "God’s" and "gods" are one word. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

export function tokens(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ word }) => word !== '');
}
