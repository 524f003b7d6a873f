/**
 * The form in which people's texts are searched: no case, no diacritics, single spaces, the signs of a plain keyboard. It is never longer than the text: what
 * stands for several characters (`ﬁ`, `…`, or `⁗`, which is four) stays as it is, because 50,000 of them would become
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
  // Some keyboards write a Korean syllable as its two or three letters.
  return folded.replace(/[\u1100-\u11ff]+/g, (syllables) => syllables.normalize('NFC'));
}

function foldLetter(letter: string): string {
  const form = letter.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(MARKS, '');
  // Greek writes one letter in two ways, by where it stands in a word.
  if (form === 'ς') return 'σ';
  const plain = PLAIN_SIGNS.get(form);
  if (plain !== undefined) return plain;
  return form.length <= letter.length ? form : letter;
}

const MARKS = /\p{Mn}/gu;

/**
 * Phones, and our Bible texts, write 'God’s' and '3:16–17' where most keyboards have ' and - alone: whoever looks for the words types
 * what their keyboard has.
 */
const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map(
  [
    ["'", '‘’‛ʼ'],
    ['"', '“”„‟«»'],
    ['-', '‐‒–—―−'],
  ].flatMap(([plain, signs]) => Array.from(signs!, (sign) => [sign, plain!] as const)),
);
