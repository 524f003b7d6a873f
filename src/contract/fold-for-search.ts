import { ACCENTS } from './marks.ts';

/**
 * The form in which people's texts are searched: no case, no accents, single spaces, the signs of a plain keyboard. It is never longer
 * than the text: what stands for several characters (`ﬁ`, `…`, or `⁗`, which is four) stays as it is, because 50,000 of them would become
 * 200,000 that every search has to read.
 */
export function foldForSearch(text: string): string {
  // Plain letters have nothing to take apart, and nearly all of an English entry is plain.
  const letters = /[^ -~\s]/.test(text) ? foldLetters(text) : text.toLowerCase();
  return letters.replace(/\s+/g, ' ').trim();
}

function foldLetters(text: string): string {
  const known = new Map<string, string>();
  const folded = text.replace(/[A-Z]|[^\0-~]/gu, (letter) => {
    let form = known.get(letter);
    if (form === undefined) {
      form = foldLetter(letter);
      known.set(letter, form);
    }
    return form;
  });
  // Some keyboards and files write a syllable as its parts: Korean, Japanese, Bengali, Tamil. A few signs are longer when composed.
  const composed = folded.normalize('NFC');
  return composed.length <= folded.length ? composed : folded;
}

function foldLetter(letter: string): string {
  const form = letter
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
    // Japanese is written in two syllabaries, of which either says the same.
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  const same = SAME.get(form);
  if (same !== undefined) return same;
  return form.length <= letter.length ? form : letter;
}

/** What joins, parts or stretches letters, or tells their direction, without being one. */
const UNSEEN = /[\p{Cf}\u0640]/gu;

/**
 * Letters that keyboards have in one form or another, and what many type for a letter that theirs has not. Phones, and our Bible texts,
 * write 'God’s' and '3:16–17' where most keyboards have ' and - alone: whoever looks for the words types what their keyboard has.
 */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    ["'", '‘’‛ʼ\u05f3'],
    ['"', '“”„‟«»\u05f4'],
    ['-', '‐‒–—―−\u05be'],
    // Greek writes one letter in two ways, by where it stands in a word.
    ['σ', 'ς'],
    ['i', 'ı'],
    ['d', 'đð'],
    ['l', 'ł'],
    ['o', 'ø'],
    ['h', 'ħ'],
    ['t', 'ŧ'],
    // Arabic, Persian and Urdu keyboards.
    ['\u06cc', '\u064a\u0649'],
    ['\u06a9', '\u0643'],
    ['\u0647', '\u0629\u06c1\u06be\u06d5'],
    ['\u0627', '\u0671'],
    ...Array.from({ length: 10 }, (_, digit) => [
      `${digit}`,
      String.fromCharCode(0x660 + digit, 0x6f0 + digit, 0x966 + digit),
    ]),
  ].flatMap(([plain, signs]) => Array.from(signs!, (sign) => [sign, plain!] as const)),
);
