import { versesInAddress } from '../verse-numbers.rules.ts';

/** '/bible/JHN/3/16' for 'JHN.3.16', '/bible/JHN/3' for 'JHN.3'. */
export function versePath(id: string): string {
  return `/bible/${id.replaceAll('.', '/')}`;
}

/** '/bible/PSA/23/1-3' for verses of 'PSA.23'. */
export function versesPath(chapterId: string, verses: readonly number[]): string {
  return `${versePath(chapterId)}/${versesInAddress(verses)}`;
}

/** '/bible/PSA/23/1-3' for the ids of these verses. @param verseIds of one chapter, in their order */
export function passagePath(verseIds: readonly string[]): string {
  return versesPath(chapterIdOf(verseIds[0]!), verseIds.map(verseNumberOf));
}

/** 'JHN.3' for 'JHN.3.16'. */
export function chapterIdOf(id: string): string {
  return id.slice(0, id.lastIndexOf('.'));
}

/** 16 for 'JHN.3.16'. */
export function verseNumberOf(id: string): number {
  return Number(id.split('.')[2]);
}
