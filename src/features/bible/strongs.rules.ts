/** A word of the original by Strong's number, as it is shown and asked for: 'H430', 'G25', 'H1254a'. */
export type StrongsNumber = string;

/** Which language a number is of. */
export type StrongsLanguage = 'hebrew' | 'greek';

export const STRONGS_LIMITS = {
  /** Verses at once of all where a word stands. */
  page: 10,
  maxPage: 25,
  /** Characters of a number in an address: 'H01254!a' is none. */
  number: 12,
} as const;

/** Debian's packages with the lexicons, which an administrator can install. */
export const LEXICON_PACKAGES: Readonly<Record<StrongsLanguage, string>> = {
  hebrew: 'sword-dict-strongs-hebrew',
  greek: 'sword-dict-strongs-greek',
};

/*
 * A number as an integer: its letter at the end in five bits, the number itself in seventeen, and one for Greek. All of the Old
 * Testament's come before those of the New.
 */
const LETTERS = 32;
const NUMBERS = 1 << 17;
const LARGEST_NUMBER = 99_999;

/**
 * A number as texts, lexicons and people write it: 'H0430', 'g26', 'H1254a', 'H01254!a', 'H0001_A'. Null for what is none, and for
 * the number 0, with which some texts mark that a word has none.
 */
export function strongsCode(written: string): number | null {
  const [, language = '', digits = '', letter = ''] =
    /^([HG])0{0,8}([1-9]\d{0,4})[!._]?([A-Z]?)$/i.exec(written) ?? [];
  const number = Number(digits);
  if (number === 0 || number > LARGEST_NUMBER) return null;
  const suffix = letter === '' ? 0 : letter.toLowerCase().charCodeAt(0) - 96;
  return ((/g/i.test(language) ? NUMBERS : 0) + number) * LETTERS + suffix;
}

/** 'H1254a' */
export function strongsNumber(code: number): StrongsNumber {
  const suffix = code % LETTERS;
  const number = Math.floor(code / LETTERS);
  const letter = suffix === 0 ? '' : String.fromCharCode(96 + suffix);
  return `${number >= NUMBERS ? 'G' : 'H'}${number % NUMBERS}${letter}`;
}

/** The word that a lexicon has where it does not tell apart those with letters: 'H1254' of 'H1254a'. */
export function withoutLetter(code: number): number {
  return code - (code % LETTERS);
}

/** Of 'G26' Greek, of 'H157' Hebrew. */
export function languageOf(number: StrongsNumber): StrongsLanguage {
  return number.startsWith('G') ? 'greek' : 'hebrew';
}
