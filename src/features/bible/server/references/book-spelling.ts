import { BOOKS } from '../../books.rules.ts';
import { differences, LONGEST_COMPARED } from '../search/edit-distance.ts';

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

/** Names as they may be mistyped, with their books; no abbreviations, which are too near to one another. */
const NAMES = BOOKS.flatMap(({ name, citation }, index) =>
  [...new Set([name, citation])].map((one) => [squeeze(one), index] as const),
);

/** So many letters may be wrong, by how many there are. */
const slipsIn = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/**
 * A book by any common spelling: its name, an abbreviation, a beginning that fits only one, numbers in any style. Undefined for
 * anything else. @param text lower case
 */
export function bookBySpelling(text: string): number | undefined {
  const spelling = squeezedName(text);
  const exact = BY_SPELLING.get(spelling);
  if (exact !== undefined || spelling.length < 3) return exact;
  const fitting = NAMES.filter(([name]) => name.startsWith(spelling)).map(([, index]) => index);
  return new Set(fitting).size === 1 ? fitting[0] : undefined;
}

/** The one book whose name is meant by a mistyped one ('Pslam', 'Revelaton'); undefined where none or several may be. */
export function bookMistyped(text: string): number | undefined {
  const spelling = squeezedName(text);
  if (spelling.length > LONGEST_COMPARED) return undefined;
  const most = slipsIn(spelling.length);
  const near = NAMES.map(([name, index]) => ({ index, slips: differences(spelling, name, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  const best = near.filter(({ slips }) => slips === near[0]!.slips).map(({ index }) => index);
  return new Set(best).size === 1 ? best[0] : undefined;
}

function squeezedName(text: string): string {
  const words = text.replaceAll('.', ' ').trim().split(/\s+/);
  const ordinal = words.length > 1 ? ORDINALS[words[0]!] : undefined;
  return (ordinal ? [ordinal, ...words.slice(1)] : words).join('').replace(/^([123])(?:st|nd|rd)/, '$1');
}

function squeeze(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}
