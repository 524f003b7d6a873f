import type { HighlightRow } from './highlight-store.ts';
import { placeOf } from './places.ts';

/** Verses in a row that were highlighted together. */
export interface HighlightGroup {
  place: number;
  lastVerse: number;
  color: HighlightRow['color'];
  createdAt: number;
}

/** Puts neighbours of one moment and colour together. @param rows in their order: verses of one moment by their places */
export function groupHighlights(rows: readonly HighlightRow[]): HighlightGroup[] {
  const groups: HighlightGroup[] = [];
  let before: HighlightRow | undefined;
  for (const row of rows) {
    const isNext =
      before !== undefined &&
      row.place === before.place + 1 &&
      row.color === before.color &&
      row.created_at === before.created_at;
    if (isNext) groups.at(-1)!.lastVerse = placeOf(row.place).verse;
    else {
      groups.push({
        place: row.place,
        lastVerse: placeOf(row.place).verse,
        color: row.color,
        createdAt: row.created_at,
      });
    }
    before = row;
  }
  return groups;
}
