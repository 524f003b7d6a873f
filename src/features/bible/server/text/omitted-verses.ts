/**
 * Verses that the World English Bible leaves blank, and what the reader says instead (docs/product.md, Bible texts).
 */
const LEFT_OUT = 'The World English Bible leaves this verse out: the oldest manuscripts do not have it.';

/** Whether what stands at a verse was put there by us, and is no Scripture. */
export function isPutInstead(translation: string, verseId: string): boolean {
  return translation === 'WEB' && OMITTED_VERSES.has(verseId);
}

export const OMITTED_VERSES: ReadonlyMap<string, string> = new Map([
  ['LUK.17.36', LEFT_OUT],
  ['ACT.8.37', LEFT_OUT],
  ['ACT.15.34', LEFT_OUT],
  ['ACT.24.7', LEFT_OUT],
  ['ROM.16.25', 'The World English Bible has these words at Romans 14:24–26.'],
]);
