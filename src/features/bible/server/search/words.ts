/** A word of a text: half-open place in UTF-16 units, and the form that is searched. */
export interface Word {
  start: number;
  end: number;
  form: string;
}

/** Letters and digits, with apostrophes inside: `don’t` and `God’s` are one word, a closing quote is none. */
export const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({ start: match.index, end: match.index + match[0].length, form: wordForm(match[0]) });
  }
  return words;
}

/** No case, no diacritics, straight apostrophes. */
export function wordForm(word: string): string {
  const plain = word.toLowerCase().replace(/[’ʼ]/g, "'");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, the common case, needs no decomposition
  return /^[\x00-\x7f]*$/.test(plain) ? plain : plain.normalize('NFKD').replace(/\p{M}/gu, '');
}
