/** A text is folded when it is longer than what is shown of it and `spare`: nobody unfolds for the sake of a few words. */
const FOLD = { characters: 700, lines: 12, spareCharacters: 200, spareLines: 3 } as const;

/** Where a long text is folded: the index of what comes after the first part; null for a text that is short enough. */
export function foldPoint(text: string): number | null {
  const { end, isLong } = firstLines(text);
  if (!isLong && text.length <= FOLD.characters + FOLD.spareCharacters) return null;
  if (isLong && end <= FOLD.characters) return end;
  const words = /^[\s\S]*\S(?=\s)/.exec(text.slice(0, FOLD.characters + 1))?.[0].length ?? 0;
  // A text without spaces is cut where it is not inside of a character.
  return words > FOLD.characters / 2 ? words : wholeCharacters(text, FOLD.characters);
}

function firstLines(text: string): { end: number; isLong: boolean } {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return {
    end: breaks[FOLD.lines - 1] ?? text.length,
    isLong: breaks.length >= FOLD.lines + FOLD.spareLines,
  };
}

function wholeCharacters(text: string, upTo: number): number {
  const characters = new Intl.Segmenter().segment(text.slice(0, 2 * upTo));
  return characters.containing(upTo)?.index || upTo;
}
