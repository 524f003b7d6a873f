/** A chapter that somebody has read, or stayed in for a while: each time, and not the first time alone. */
export interface ChapterRead {
  reader: { id: string; timezone: string };
  /** 'JHN.3' */
  chapterId: string;
  /** UTC epoch milliseconds. */
  now: number;
}
