import { BOOKS } from '../../books.rules.ts';

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
  const near = NAMES.map(([name, index]) => ({ index, slips: slipsBetween(spelling, name) }))
    .filter(({ slips }) => slips <= slipsIn(spelling.length))
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

/** Letters to add, leave out, change, or swap with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
