import { BOOKS } from './books.rules.ts';

const ORDINALS: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  first: '1',
  second: '2',
  third: '3',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
};

const BY_SPELLING = new Map(
  BOOKS.flatMap(({ name, citation, id, aliases }, index) =>
    [name, citation, id, ...aliases].map((spelling) => [squeeze(spelling), index] as const),
  ),
);

/** Names in small letters without spaces, with the numbers of their books; no abbreviations. */
export const BOOK_NAMES = BOOKS.flatMap(({ name, citation }, index) =>
  [...new Set([name, citation])].map((one) => [squeeze(one), index] as const),
);

/**
 * A book by any common spelling: its name, an abbreviation, a beginning that fits only one, numbers in any style. Undefined for
 * anything else. @param text lower case
 */
export function bookBySpelling(text: string): number | undefined {
  const spelling = squeezedName(text);
  const exact = BY_SPELLING.get(spelling);
  if (exact !== undefined || spelling.length < 3) return exact;
  const fitting = BOOK_NAMES.filter(([name]) => name.startsWith(spelling)).map(([, index]) => index);
  return new Set(fitting).size === 1 ? fitting[0] : undefined;
}

/** A name as `BOOK_NAMES` has it. @param text lower case */
export function squeezedName(text: string): string {
  const words = text.replaceAll('.', ' ').trim().split(/\s+/);
  const ordinal = words.length > 1 ? ORDINALS[words[0]!] : undefined;
  return (ordinal ? [ordinal, ...words.slice(1)] : words).join('').replace(/^([123])(?:st|nd|rd)/, '$1');
}

function squeeze(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}
