import { UPLOAD_BYTES } from './uploads.rules.ts';

/** docs/product.md, Profile picture; the bound of pixels is our own. */
export const PICTURE_LIMITS = {
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

/** What is made of an upload: squares out of its middle, or all of it, never enlarged; the longest edges in px, largest first. */
export interface PictureShape {
  cut: 'square' | 'whole';
  edges: readonly number[];
}

/** The key of a picture's object in one size: `<id>-512`. */
export function pictureKey(pictureId: string, edge: number | string): string {
  return `${pictureId}-${edge}`;
}
