import type { PictureShape } from '#features/files/pictures.rules.ts';
import { pictureUrl } from '#features/people/people.rules.ts';

/** Edge lengths in which a profile picture is kept; always square. */
export const PICTURE_SIZES = [512, 96] as const;

export const PROFILE_PICTURE: PictureShape = { cut: 'square', edges: PICTURE_SIZES };

/** Where the object with this key is read; null for a key that is no picture's. */
export function addressOfPicture(key: string): string | null {
  const [, pictureId, size] = /^(.*)-(512|96)$/.exec(key) ?? [];
  return pictureId === undefined ? null : pictureUrl(pictureId, size === '96' ? 96 : 512);
}
