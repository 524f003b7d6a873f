import type { Annotations, VerseNote } from '../../annotations.contract.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import type { WordsElsewhere } from './use-words-at-verses.ts';

/** What a reader has left in a chapter, by verse. */
export interface VerseMarks {
  colors: ReadonlyMap<number, HighlightColor>;
  /** Notes by the last verse that they stand beside. */
  notes: ReadonlyMap<number, readonly VerseNote[]>;
  /** What was written elsewhere, by the last verse that it is about. */
  words: ReadonlyMap<number, readonly WordsElsewhere[]>;
}

export const NO_MARKS: VerseMarks = { colors: new Map(), notes: new Map(), words: new Map() };

export function marksOf({ highlights, notes }: Annotations, words: readonly WordsElsewhere[]): VerseMarks {
  return {
    colors: new Map(highlights.map(({ verse, color }) => [verse, color])),
    notes: Map.groupBy(notes, ({ lastVerse }) => lastVerse),
    words: Map.groupBy(words, ({ verses }) => verses.at(-1)!),
  };
}
