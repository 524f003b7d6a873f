import { HOUR_MS } from '#contract/durations.ts';
import { hasDirectionMarks } from '#contract/visible-text.ts';

/** How much of the store people may fill, in bytes. */
export interface FileLimits {
  /** The largest single file. */
  fileBytes: number;
  /** All files of one person, with what their unfinished uploads have announced. */
  userBytes: number;
  /** How many files one person may have, with unfinished uploads. */
  files: number;
}

/** The longest file name, in UTF-16 units; no file system takes more. */
export const FILE_NAME_MAX = 255;

/** How long an address for one part or one file can be used: a slow line needs minutes for 100 MB. */
export const FILE_URL_MS = HOUR_MS;

/** Life of temporary credentials in seconds (docs/product.md, Uploads). */
export const CREDENTIALS_SECONDS = 604_800;

/** Room is taken in steps when an upload does not say how large it will be. */
export const ROOM_STEP_BYTES = 64 * 1024 ** 2;

/** Where a file's bytes are downloaded. */
export function fileUrl(fileId: string): string {
  return `/api/files/${fileId}/content`;
}

/** Whether a name is one, and not a path: no folders, and nothing that reads as something else. */
export function isFileName(name: string): boolean {
  return !/[/\\]/.test(name) && !/^\.{1,2}$/.test(name) && !hasDirectionMarks(name);
}

/** The type as declared, if it is one. It is not trusted, only sent to people who download the file. */
export function mediaTypeOf(declared: string | undefined): string {
  const type = declared?.split(';')[0]?.trim().toLowerCase() ?? '';
  return /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/.test(type)
    ? type
    : 'application/octet-stream';
}

/** '2 GB', '1.5 GB', '700 MB': as people read it. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return bytes === 1 ? '1 byte' : `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`;
}
