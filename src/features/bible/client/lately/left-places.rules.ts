/** A place in the Bible as its reader left it. */
export interface LeftPlace {
  bookId: string;
  chapter: number;
  /** The verses that were chosen, in their order. */
  verses: readonly number[];
  /** The verse that stood uppermost in the window; null where nobody looked. */
  uppermost: number | null;
}

/** Where somebody is, and the places from which they jumped, the last one last. */
export interface Way {
  here: LeftPlace | null;
  left: readonly LeftPlace[];
}

export const NOWHERE: Way = { here: null, left: [] };

type ChapterPlace = Pick<LeftPlace, 'bookId' | 'chapter'>;

/** Somebody who follows one reference after the other does not go back further. */
const MAX_PLACES = 10;

/**
 * The way once a chapter is open. Turning the page is no jump; whoever comes to a place that they left, by whatever way, has gone back:
 * it and what came after it are no longer to be gone back to.
 * @param nextDoor the chapters before and after it
 */
export function afterArrival(
  { here, left }: Way,
  to: ChapterPlace,
  nextDoor: readonly (ChapterPlace | null)[],
): Way {
  if (here !== null && isSame(here, to)) return { here, left };
  const arrived = { bookId: to.bookId, chapter: to.chapter, verses: [], uppermost: null };
  const at = left.findIndex((place) => isSame(place, to));
  if (at >= 0) return { here: arrived, left: left.slice(0, at) };
  const isJump = here !== null && !nextDoor.some((place) => place !== null && isSame(place, here));
  return { here: arrived, left: isJump ? [...left, here].slice(-MAX_PLACES) : left };
}

function isSame(one: ChapterPlace, other: ChapterPlace): boolean {
  return one.bookId === other.bookId && one.chapter === other.chapter;
}
