import type { PictureShape } from '#features/files/pictures.rules.ts';

/** The longest edges in which a post's picture is kept, in px: over the whole of a large screen, and in the talk on a phone. */
export const POST_PICTURE_EDGES = [1600, 640] as const;

export const POST_PICTURE: PictureShape = { cut: 'whole', edges: POST_PICTURE_EDGES };

/** Where the picture of a post is read. @param edge of `POST_PICTURE_EDGES` */
export function postPictureUrl(postId: string, edge: number): string {
  return `/api/groups/posts/${postId}/picture/${edge}.webp`;
}
