import { isPersonName, tidyName } from './person-name.rules.ts';

/** In UTF-16 units: a name that fits beside a face on a phone. */
export const CHOSEN_NAME_MAX = 40;

/** Scripts whose letters are written together in one word, each with those that belong to it. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Georgian}/u,
  // Japanese, Korean and Chinese mix these.
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
];
const COMMON = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** What is wrong with a name that somebody wants to be shown under, as a sentence; null when nothing is. */
export function chosenNameProblem(given: string): string | null {
  const name = tidyName(given);
  if (name === '') return 'Please write the name that others shall see.';
  if (name.length > CHOSEN_NAME_MAX) return `Please use at most ${CHOSEN_NAME_MAX} characters.`;
  if (!isPersonName(name)) return 'Please use only letters, spaces, apostrophes, hyphens and dots.';
  if (mixesScripts(name)) {
    return 'Please write each word with letters of one alphabet, so that nobody takes it for another name.';
  }
  return null;
}

/** Letters of two alphabets in one word are how 'Ruth' is written so that it is not 'Ruth'. */
export function mixesScripts(name: string): boolean {
  return name.split(' ').some((word) => {
    const scripts = new Set<number>();
    for (const char of word) {
      if (!COMMON.test(char)) scripts.add(SCRIPTS.findIndex((script) => script.test(char)));
    }
    return scripts.size > 1;
  });
}
