import type { Readable } from 'node:stream';

/** What is known of a stored object's bytes. */
export interface StoredBytes {
  size: number;
  /** Changes with the bytes; without quotes. */
  etag: string;
}

/** Both ends are part of the range, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of uploaded files are. Who owns them and who may read them is the database's matter; here a key is
 * all there is: letters, digits and hyphens, so that no key can name anything outside the store.
 */
export interface ObjectStore {
  /**
   * Stores what `chunks` gives, as a whole or not at all; when it resolves, the bytes outlive a power cut.
   * @throws TooManyBytes as soon as more than `maxBytes` have come.
   */
  put(
    key: string,
    chunks: AsyncIterable<Uint8Array>,
    options: { maxBytes: number; contentType: string },
  ): Promise<StoredBytes>;
  /** The bytes, or null when there is no such object. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Objects that are not there count as removed. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every object older than `before` (epoch ms): those that the database does not know are swept. */
  olderThan(before: number): AsyncIterable<string>;
  /** Removes what an interrupted `put` left behind before `before` (epoch ms). */
  sweepUnfinished(before: number): Promise<void>;
}

/** More came than was allowed or announced. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9-]{3,99}$/;

/** @throws Error for a key that is not one: the caller forgot to check it. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
