import { withoutAccents } from '#contract/marks.ts';
/** A word of a text: half-open place in UTF-16 units, and the form that is searched. */
export interface Word {
  start: number;
  end: number;
  form: string;
}

/**
 * Letters and digits, with apostrophes and hyphens inside: `don’t`, `God’s` and `Beth-el` are one word each. A closing quote
 * belongs to no word.
 */
export const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ\-‐‑][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Texts of these characters alone need no lookup in Unicode's tables, which is ten times as fast. Nearly every verse
 * is one.
 */
const PLAIN = /^[\u0020-\u007e\u00a0\u2013\u2014\u2018\u2019\u201c\u201d]*$/;
const RIGHT_QUOTE = 0x2019;
const HYPHEN = 0x2d;

/** The King James Version writes the Name in capitals, which is another word than 'Lord' or 'God'. */
const NAME_IN_CAPITALS = /^(LORD|GOD)(?:['’][sS])?$/;

/** The words of a text in their order: where each begins and ends (half-open, in UTF-16 units), and the form that it is found by. */
export function wordsOf(text: string): Word[] {
  if (PLAIN.test(text)) return plainWordsOf(text);
  return Array.from(text.matchAll(WORD), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    form: wordForm(match[0]),
  }));
}

/**
 * No case, no accents, no hyphens, straight apostrophes: 'bethel' for `Beth-el`. `LORD` and `GOD` alone keep their
 * capitals.
 */
export function wordForm(word: string): string {
  const plain = joined(word).replace(/[’ʼ]/g, "'");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, the common case, needs no decomposition
  return /^[\x00-\x7f]*$/.test(plain) ? plain : withoutAccents(plain).normalize('NFC');
}

/** The forms of what hyphens join, where they are more than a letter: 'beth' and 'el' of `Beth-el`. */
export function partsOf(word: string): string[] {
  const parts = word.split(/[-‐‑]/);
  return parts.length === 1 ? [] : parts.filter((part) => part.length > 1).map(wordForm);
}

function joined(word: string): string {
  if (NAME_IN_CAPITALS.test(word)) return word.replace(/(?<=['’])S$/, 's');
  return word.toLowerCase().replace(/[-‐‑]/g, '');
}

function plainWordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  let isJoined = false;
  for (let start = 0; start < text.length; start = end + 1) {
    isJoined = false;
    for (end = start; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (isLetterOrDigit(code)) continue;
      const isInside = code === RIGHT_QUOTE || code === 0x27 || code === HYPHEN;
      if (!isInside || end === start || !isLetterOrDigit(text.charCodeAt(end + 1))) break;
      isJoined = true;
    }
    if (end === start) continue;
    const word = text.slice(start, end);
    // Letters alone are the common case, and a search looks at each word of fifty verses.
    const isCommon = !isJoined && word !== 'LORD' && word !== 'GOD';
    words.push({ start, end, form: isCommon ? word.toLowerCase() : wordForm(word) });
  }
  return words;
}

/** For a UTF-16 unit of ASCII. NaN, which stands for the end of the text, is neither a letter nor a digit. */
function isLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
