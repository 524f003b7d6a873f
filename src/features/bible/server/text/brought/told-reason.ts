/** Why a text could not be read, in words for whoever brought it. */
export class ToldReason extends Error {}

/** What is larger than these is no Bible, whatever it says of itself. */
export const LARGEST = {
  confBytes: 256 * 1024,
  /** Of a module's files together, or of another kind of file. */
  fileBytes: 64 * 1024 ** 2,
  /** A part of a module as it was before it was packed. */
  blockBytes: 32 * 1024 ** 2,
  /** All parts together. */
  unpackedBytes: 256 * 1024 ** 2,
  entries: 100_000,
} as const;
