import type { Annotations, VerseNote } from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';

/** What a reader has left in a chapter, by verse. */
export interface VerseMarks {
  colors: ReadonlyMap<number, HighlightColor>;
  /** Notes by the last verse that they stand beside. */
  notes: ReadonlyMap<number, readonly VerseNote[]>;
}

export const NO_MARKS: VerseMarks = { colors: new Map(), notes: new Map() };

export function marksOf({ highlights, notes }: Annotations): VerseMarks {
  return {
    colors: new Map(highlights.map(({ verse, color }) => [verse, color])),
    notes: Map.groupBy(notes, ({ lastVerse }) => lastVerse),
  };
}
