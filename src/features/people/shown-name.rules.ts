import type { ShownAs } from './people.rules.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/**
 * A letter or digit that the next one never joins to one character. Most names begin so, and a segmenter takes longer for each
 * name than a page of them takes to read.
 */
const STANDS_ALONE =
  /^(?:(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hebrew}\p{Script=Arabic}]|[0-9])/u;

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
  const text = name.trim();
  const first = alone(text) ?? segmenter.segment(text)[Symbol.iterator]().next().value?.segment;
  return first === undefined ? '' : `${first.toLocaleUpperCase('en')}.`;
}

/** The first letter, where the next does not join it; undefined where that is not plain. */
function alone(text: string): string | undefined {
  const first = STANDS_ALONE.exec(text)?.[0];
  if (first === undefined) return undefined;
  const rest = text.slice(first.length);
  return rest === '' || STANDS_ALONE.test(rest) ? first : undefined;
}
