import { oneSpelling } from './spellings.ts';

/** Words that look like another one with an ending, and are not. */
const NO_ENDING = new Set(
  'evening being forest news morning wedding during meat seed feed deed need reed indeed hundred bring king ring thing wing spring string nothing sing red bed moses jesus this his was has does as us is yes thus jericho pass less amos'.split(
    ' ',
  ),
);

/** The forms of words that no ending explains, each line by its first. 'born' is none of 'bear': that would surprise. */
const IRREGULAR = new Map(
  `weep wept|say said saith sayest|see saw seen seeth|speak spoke spake spoken|give gave given|know knew known|come came|go went
gone goes goeth|take took taken|child children|man men|woman women|foot feet|wife wives|life lives|tooth teeth|ox oxen|eat ate
eaten|write wrote written|keep kept|find found|bring brought|seek sought|teach taught|think thought|send sent|lose lost|fall
fell fallen|rise rose risen|arise arose arisen|stand stood|sit sat|forget forgot forgotten|forgive forgave forgiven|choose chose
chosen|feed fed|build built|buy bought|sell sold|sing sang sung|drink drank drunk|swear swore sworn|break broke broken brake|smite
smote smitten|hear heard|make made|do did done doth doeth dost|have had hath hast|flee fled|begin began begun|draw drew drawn|grow
grew grown|throw threw thrown|fight fought|catch caught|lay laid|pay paid|hold held|meet met|feel felt|sleep slept|leave left|deal
dealt|dwell dwelt|shake shook shaken|wake woke|strike struck|tear tore torn|wear wore worn|get got gotten|beget begat begotten|brother
brothers brethren|calf calves|thief thieves|knife knives|wolf wolves|sheaf sheaves|loaf loaves|leaf leaves|half halves|mouse mice|lead
led|slay slew slain|swim swam|tread trod trodden|steal stole stolen|hide hid hidden|bind bound|wind wound|shine shone|run ran|win won`
    .split('|')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(/\s+/);
      return others.map((other) => [other, first] as const);
    }),
);

/** Endings, and what a word may have had in their place. The older 'loveth' and 'lovest' are among them. */
const ENDINGS: readonly (readonly [ending: string, instead: readonly string[], shortest: number])[] = [
  ["'s", [''], 1],
  ['ies', ['y'], 2],
  ['ied', ['y'], 2],
  ['ieth', ['y'], 2],
  ['iest', ['y'], 3],
  ['es', ['e', ''], 3],
  ['s', [''], 3],
  ['ed', ['e', ''], 3],
  ['ing', ['e', ''], 3],
  ['eth', ['e', ''], 3],
  ['est', ['e', ''], 4],
];
const DOUBLED = /([bdglmnprt])\1$/;

/**
 * The word that `form` is a form of, in American spelling: 'love' for 'loves', 'loved', 'loveth'. An ending is one only
 * where a word is left that the text has: 'king' is none of 'k'.
 * @param isWord whether the text has a word, in American spelling
 */
export function stemOf(form: string, isWord: (form: string) => boolean): string {
  let word = oneSpelling(form);
  for (let shorter = shorten(word, isWord); shorter !== word; shorter = shorten(word, isWord)) word = shorter;
  return word;
}

function shorten(word: string, isWord: (form: string) => boolean): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (NO_ENDING.has(word) || /(ss|us)$/.test(word)) return word;
  for (const [ending, instead, shortest] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const left = word.slice(0, -ending.length);
    if (left.length < shortest) continue;
    const undoubled = DOUBLED.test(left) ? [left.slice(0, -1)] : [];
    const found = [...instead.map((end) => left + end), ...undoubled].find(isWord);
    if (found !== undefined) return found;
  }
  return word;
}
