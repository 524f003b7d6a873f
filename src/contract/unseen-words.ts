/** Words that somebody keeps, and when they were changed last; null: never. UTC epoch milliseconds. */
interface KeptWords {
  words: string;
  updatedAt: number | null;
}

/** A change of such words; without `words` it concerns something else. */
interface WordsChange {
  words?: string | undefined;
  /** `updatedAt` of what whoever changes it has seen; undefined where that is not said. */
  basedOn?: number | null | undefined;
}

/**
 * Whether a change would replace words that nobody has seen who makes it: they were changed on another device meanwhile. The same
 * change again, whose first answer was lost, replaces nothing.
 */
export function replacesUnseen({ words, updatedAt }: KeptWords, change: WordsChange): boolean {
  const isKnown = change.basedOn === undefined || change.basedOn === updatedAt;
  return !isKnown && change.words !== undefined && change.words !== words;
}
