import { UPLOAD_BYTES } from '#features/files/uploads.rules.ts';
import { pictureUrl } from '#features/people/people.rules.ts';

/** docs/product.md, Profile picture; the bound of pixels is our own. */
export const PICTURE_LIMITS = {
  files: 1,
  types: ['image/*'],
  bytes: UPLOAD_BYTES,
  /**
   * More pixels than any camera's picture of 5 MB has: what unpacks to more is meant to exhaust the server. AVIF and HEIC take
   * thirty times as long for each: there it is what a phone's camera makes.
   */
  pixels: {
    jpeg: 50_000_000,
    png: 50_000_000,
    gif: 50_000_000,
    webp: 50_000_000,
    avif: 16_000_000,
    heic: 16_000_000,
  },
  /**
   * Bytes that a decoder has to hold at once for one picture; most are unpacked row by row, and a phone's picture of 50 megapixels needs
   * none. With as much again around them, two processes of it fit into the gigabyte of `deploy/lampstand.service` beside the server.
   */
  heldBytes: 200_000_000,
  /** Twenty times what a phone's picture takes. */
  decodingMs: 10_000,
  /** Pictures that are made at the same time, and that wait for one person. */
  atOnce: 2,
  waitingEach: 3,
} as const;

/** Edge lengths in which a profile picture is kept; always square. */
export const PICTURE_SIZES = [512, 96] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** The key of a picture's object in one size: `<id>-512`. */
export function pictureKey(pictureId: string, size: number | string): string {
  return `${pictureId}-${size}`;
}

/** Where the object with this key is read; null for a key that is no picture's. */
export function addressOfPicture(key: string): string | null {
  const [, pictureId, size] = /^(.*)-(512|96)$/.exec(key) ?? [];
  return pictureId === undefined ? null : pictureUrl(pictureId, size === '96' ? 96 : 512);
}
