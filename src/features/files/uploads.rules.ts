import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';

/** The most bytes of an upload in two steps (`POST /api/objects/upload`): it is there for pictures. */
export const UPLOAD_BYTES = 5_242_880;

/** Waits before an upload is tried again (docs/product.md, Uploads). */
export const UPLOAD_RETRY_DELAYS_MS = [0, 1000, 3000, 5000] as const;

/** Files above this come in parts, so many requests at once (docs/product.md, Uploads). */
export const LARGE_FILES = { aboveBytes: 100 * 1024 ** 2, atOnce: 6 } as const;

/** Whether sending again may help: no answer at all (0), too many at once, a conflict, a fault of the server. */
export function isWorthRetrying(status: number): boolean {
  return status < 400 || status === 409 || status === 429 || status >= 500;
}

/** How long an address for uploading can be used. */
export const UPLOAD_URL_MS = 15 * MINUTE_MS;

/** Uploads that were never used are removed after this. */
export const UNCLAIMED_MS = DAY_MS;

/** What a sweep finds without a row stays so long before its bytes are removed (docs/product.md, Uploads). */
export const QUARANTINE_MS = 30 * DAY_MS;

/** In a small store a sweep may put aside so many within a day, whatever the percentage says. */
const QUARANTINE_FLOOR = 20;

/** How many of `files` a sweep may put aside within a day. */
export function quarantineLimit(files: number, percent: number): number {
  return Math.max(QUARANTINE_FLOOR, Math.floor((files * percent) / 100));
}

/**
 * How many unused uploads of a user are kept: the newest. All pictures of a post are sent ahead of it, and half of these may be choices
 * that were taken back.
 */
export const UNCLAIMED_UPLOADS = 12;

const OBJECT_PATH = '/api/objects/';
const OBJECT_ID = /^[A-Za-z0-9-]{1,64}$/;

/**
 * The object that an upload's address names, signed or not; null for any address that is neither on one of `origins` nor
 * right below `directBase`, where browsers send bytes straight to the store.
 */
export function objectIdOf(
  uploadUrl: string,
  origins: readonly string[],
  directBase: string | null = null,
): string | null {
  const url = URL.parse(uploadUrl, origins[0]);
  if (url?.username !== '' || url.password !== '') return null;
  const bases = origins.map((origin) => origin + OBJECT_PATH).concat(directBase ?? []);
  const place = url.origin + url.pathname;
  const base = bases.find((start) => place.startsWith(start));
  const id = base === undefined ? '' : place.slice(base.length);
  return OBJECT_ID.test(id) ? id : null;
}

/** What an object is: a picture on its way, a profile picture or a post's in one size, a file, or what somebody takes along of a group. */
export type ObjectKind = 'upload' | 'picture' | 'post-picture' | 'file' | 'zip';
