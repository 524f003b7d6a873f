import type { PostRow } from './post-store.ts';

/** What a post's row holds of its pictures. */
export type PictureColumns = Pick<PostRow, 'pictures' | 'picture_bytes'>;

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

/** @param bytes of all sizes of all of them */
export function columnsOfPictures(kept: readonly KeptPicture[], bytes: number): PictureColumns {
  return kept.length === 0 ? NO_PICTURES : { pictures: JSON.stringify(kept), picture_bytes: bytes };
}

/** The pictures of a post, in the order of its author; none where it has none. */
export function picturesIn({ pictures }: Pick<PictureColumns, 'pictures'>): KeptPicture[] {
  return pictures === null ? [] : (JSON.parse(pictures) as KeptPicture[]);
}
