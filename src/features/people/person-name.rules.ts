import { isPiledUp } from '#contract/visible-text.ts';

/*
 * Names stand in letters to addresses that nobody has confirmed yet, so a name must not be able to carry a link or an
 * advertisement there: letters and marks of any script, spaces, and ' - . are all that a name needs, with what does their
 * work in other scripts: the Hebrew maqaf, geresh and gershayim, the raised dots of Catalan and Japanese, and the one
 * that parts Tibetan syllables.
 */

/** What names are written with. The fillers of Hangul are letters, too, which nobody sees. */
const LETTER = String.raw`(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{M} '.\-\u05be\u05f3\u05f4\u00b7\u30fb\u0f0b\u0f0c]`;
/** One character of a name, or a joiner where a script spells with it (Sinhala, Persian and others need them inside words). */
const PART = String.raw`${LETTER}|(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])`;
const WHOLE = new RegExp(`^(?:${PART})+$`, 'u');
const PARTS = new RegExp(PART, 'gu');

/** What keyboards and other programs put in the place of ' and -, and marks of direction that nobody sees. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\uff07`\u00b4]/g;
const HYPHENS = /[\u2010-\u2013\u2212\uff0d]/g;
const UNSEEN = /[\u200e\u200f\u061c\u00ad]/g;
const DOTS = /[\u2022\u2027\u2219]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/** A name as it is kept: phones type O’Brien, names that are copied have spaces of other kinds. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(DOTS, '\u00b7')
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .trim();
}

/** Whether a tidy name has nothing in it but what names have, and a letter at all. */
export function isPersonName(name: string): boolean {
  return WHOLE.test(name) && /\p{L}/u.test(name) && !isPiledUp(name);
}

/** What is left of a name from elsewhere, or of one that was taken before this rule; it may be empty. */
export function onlyName(name: string): string {
  const kept = (tidyName(name).match(PARTS) ?? []).join('').replace(/ {2,}/g, ' ').trim();
  return /\p{L}/u.test(kept) ? kept : '';
}

/**
 * A name for 'Dear …,'. Programs for mail make a link of whatever looks like one, so a dot is never followed by a letter:
 * 'J.R.R.' becomes 'J. R. R.', and 'evil.example' no address.
 */
export function nameInLetter(name: string): string {
  return onlyName(name).replace(/\.(?=[^\s.])/g, '. ') || 'friend';
}
