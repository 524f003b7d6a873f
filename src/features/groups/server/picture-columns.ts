import type { GroupPostTable } from './talk-tables.ts';

/** What a post's row holds of its pictures. */
export type PictureColumns = Pick<GroupPostTable, 'pictures' | 'picture_bytes'>;

export const NO_PICTURES: PictureColumns = { pictures: null, picture_bytes: null };

/** One picture of a post. Its sizes are stored objects, `<id>-1600` and `<id>-640`. */
export interface KeptPicture {
  id: string;
  /** What is to be seen on it, said by its author; may be empty. */
  alt: string;
  /** Of the larger, in px. */
  width: number;
  height: number;
}

/** A picture with its place in the list, from 0, by which its address names it. */
export interface PlacedPicture extends KeptPicture {
  place: number;
}

/** @param bytes of all sizes of all of them */
export function columnsOfPictures(kept: readonly KeptPicture[], bytes: number): PictureColumns {
  return kept.length === 0 ? NO_PICTURES : { pictures: JSON.stringify(kept), picture_bytes: bytes };
}

/** The pictures of a post, in the order of its author; none where it has none. */
export function picturesIn({ pictures }: Pick<PictureColumns, 'pictures'>): PlacedPicture[] {
  return listIn(pictures).flatMap((picture, place) => (picture === null ? [] : [{ ...picture, place }]));
}

/** Whether nothing would stand there without one of its pictures. */
export function leavesNothing(post: Pick<GroupPostTable, 'pictures' | 'text'>): boolean {
  return post.text === '' && picturesIn(post).length < 2;
}

/** The same without one of them. Its place stays empty, so that the addresses of the others stay theirs. @param bytes of that one */
export function withoutPicture(columns: PictureColumns, place: number, bytes: number): PictureColumns {
  const left = listIn(columns.pictures).map((picture, i) => (i === place ? null : picture));
  return { pictures: JSON.stringify(left), picture_bytes: Math.max(0, (columns.picture_bytes ?? 0) - bytes) };
}

/** Whether there was a picture in this place, which its author took out. */
export function isTakenOut({ pictures }: Pick<PictureColumns, 'pictures'>, place: number): boolean {
  return listIn(pictures)[place] === null;
}

/** As it is stored: null where there was a picture that its author took out. */
function listIn(pictures: string | null): (KeptPicture | null)[] {
  return pictures === null ? [] : (JSON.parse(pictures) as (KeptPicture | null)[]);
}
