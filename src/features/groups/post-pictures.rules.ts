import type { PictureShape } from '#features/files/pictures.rules.ts';

/** The longest edges in which a post's pictures are kept, in px: over the whole of a large screen, and in the talk on a phone. */
export const POST_PICTURE_EDGES = [1600, 640] as const;

export const POST_PICTURE: PictureShape = { cut: 'whole', edges: POST_PICTURE_EDGES };

/**
 * Where a picture of a post is read: '1600.webp', its second '1600-2.webp'.
 * @param edge of `POST_PICTURE_EDGES`
 * @param place among the post's pictures, from 0
 */
export function postPictureUrl(postId: string, edge: number, place = 0): string {
  return `/api/groups/posts/${postId}/picture/${edge}${place === 0 ? '' : `-${place + 1}`}.webp`;
}

/** What the last part of such an address names; null where it is none. */
export function pictureNamed(fileName: string): { edge: string; place: number } | null {
  const [, edge, number = '1'] = /^(\d+)(?:-([2-9]))?\.webp$/.exec(fileName) ?? [];
  return edge === undefined ? null : { edge, place: Number(number) - 1 };
}

/** The place of a post's picture, from 0, by the address at which it is read: where one was taken out, the others keep theirs. */
export function placeOfPicture(url: string): number | null {
  return pictureNamed(url.slice(url.lastIndexOf('/') + 1))?.place ?? null;
}

/** Pictures as they are told in words, by what is to be seen on them: 'A picture: the hill', '2 pictures: the hill; the lake'. */
export function picturesInWords(alts: readonly string[]): string {
  if (alts.length === 0) return '';
  const seen = alts.filter((alt) => alt !== '').join('; ');
  const many = alts.length === 1 ? 'A picture' : `${alts.length} pictures`;
  return seen === '' ? many : `${many}: ${seen}`;
}
