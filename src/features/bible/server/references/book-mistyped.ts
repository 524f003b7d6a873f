import { BOOK_NAMES, squeezedName } from '../../book-spelling.rules.ts';
import { differences, LONGEST_COMPARED } from '../search/edit-distance.ts';

/** How many letters of a book's name may be wrong, by its length. */
const slipsIn = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/** The one book whose name is meant by a mistyped one ('Pslam', 'Revelaton'); undefined where none or several may be. */
export function bookMistyped(text: string): number | undefined {
  const spelling = squeezedName(text);
  if (spelling.length > LONGEST_COMPARED) return undefined;
  const most = slipsIn(spelling.length);
  const near = BOOK_NAMES.map(([name, index]) => ({ index, slips: differences(spelling, name, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips);
  const best = near.filter(({ slips }) => slips === near[0]!.slips).map(({ index }) => index);
  return new Set(best).size === 1 ? best[0] : undefined;
}
