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
  // Some keyboards write a Korean syllable as its two or three letters, and some files a Japanese one apart from its voicing.
  return folded.replace(/[\u1100-\u11ff]+|[\u3041-\u3096][\u3099\u309a]/g, (syllables) =>
    syllables.normalize('NFC'),
  );
}

function foldLetter(letter: string): string {
  if (UNSEEN.test(letter)) return '';
  const form = letter
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFC')
    // Japanese is written in two syllabaries, of which either says the same.
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  const same = SAME.get(form);
  if (same !== undefined) return same;
  return form.length <= letter.length ? form : letter;
}

/** What joins, parts or stretches letters, or tells their direction, without being one. */
const UNSEEN = /^[\p{Cf}\u0640]$/u;

/**
 * Marks that many who search leave out: accents, and the vowels of Hebrew and Arabic. Elsewhere (Hindi, Thai, Japanese) marks
 * are the vowels, tones and voicing by which one word is another; of those scripts it is the dot below a letter alone.
 */
export const ACCENTS =
  /(?![\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]|[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu;

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
    ['\u0647', '\u0629\u06c1\u06be'],
    ...Array.from({ length: 10 }, (_, digit) => [
      `${digit}`,
      String.fromCharCode(0x660 + digit, 0x6f0 + digit, 0x966 + digit),
    ]),
  ].flatMap(([plain, signs]) => Array.from(signs!, (sign) => [sign, plain!] as const)),
);
