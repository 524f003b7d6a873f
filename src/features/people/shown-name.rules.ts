import type { ShownAs } from './people.rules.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One of the ways to show a name; where none was chosen, 'chosen' is the first name and initial. */
export function nameAs(
  shownAs: ShownAs,
  { firstName, lastName, chosenName }: { firstName: string; lastName: string; chosenName: string | null },
): string {
  if (shownAs === 'chosen' && chosenName !== null) return chosenName;
  if (shownAs === 'full') return `${firstName} ${lastName}`.trim();
  return `${firstName} ${initialOf(lastName)}`.trim();
}

/** 'A.' of 'Adeyemi': the first character as a reader sees it. Empty for an empty name. */
export function initialOf(name: string): string {
  // Nothing joins two of these letters to one character, and finding out costs as much as the rest of a person.
  if (/^[A-Za-z]{2}/.test(name)) return `${name.charAt(0).toUpperCase()}.`;
  const first = segmenter.segment(name.trim())[Symbol.iterator]().next().value?.segment;
  return first === undefined ? '' : `${first.toLocaleUpperCase('en')}.`;
}
