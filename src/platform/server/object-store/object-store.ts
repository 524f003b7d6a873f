import type { Readable } from 'node:stream';

/** The name, beside all objects, under which a store says whose it is. It is no key, so it can be no object. */
export const STORE_MARK = 'lampstand-store.json';

/** What is known of a stored object's bytes. */
export interface StoredBytes {
  size: number;
  /** Changes with the bytes; without quotes. */
  etag: string;
}

/** One part of a multipart upload, as it is kept. */
export interface StoredPart extends StoredBytes {
  /** 1 to 10,000. */
  partNumber: number;
}

/** A finished object, as the store lists it. */
export interface ObjectEntry {
  key: string;
  size: number;
  /** Epoch ms. */
  changedAt: number;
}

/** Both ends are part of the range, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of uploaded files are. Who owns them and who may read them is in the database; the store knows keys
 * alone. A key has only letters, digits and hyphens, so that it can never name anything outside the store. It is used for
 * one object, sent in one way, and never again.
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
  /** Every object older than `before` (epoch ms). The caller removes those that the database does not know. */
  olderThan(before: number): AsyncIterable<string>;
  /** Every finished object, in any order, with the size that it has now; its bytes are not read. */
  entries(): AsyncIterable<ObjectEntry>;
  /**
   * Size and tag of an object as its bytes are now; null when there is none. A disk reads all of them. A bucket's service
   * watches over its bytes itself, so what it says is believed.
   */
  measure(key: string): Promise<StoredBytes | null>;
  /**
   * Removes what an interrupted `put` or a forgotten multipart upload left behind before `before` (epoch ms).
   * @returns how many of them there were.
   */
  sweepUnfinished(before: number): Promise<number>;
  /** Size and tag of an object, for one whose bytes did not come through this server; null when there is none. */
  stat(key: string): Promise<StoredBytes | null>;
  /**
   * Where a browser itself can PUT the object's bytes, `size` of them when it is given; null when only this server can
   * receive them.
   */
  uploadAddress(
    key: string,
    options: { contentType: string; size?: number; expiresSeconds: number },
  ): Promise<string | null>;
  /** Where a browser itself can GET the object as a download called `fileName`; null: the server streams it. */
  downloadAddress(
    key: string,
    options: { fileName: string; contentType: string; expiresSeconds: number },
  ): Promise<string | null>;
  /**
   * Credentials with which a client can sign requests itself. They allow sending objects whose keys begin with
   * `keysBegin`, for at most `expiresSeconds`. Null when the store has no credentials.
   */
  temporaryCredentials(options: {
    expiresSeconds: number;
    keysBegin: string;
  }): Promise<TemporaryCredentials | null>;
  /**
   * The beginning of all addresses that the store gives to browsers, with a slash at the end; null when it gives
   * none.
   */
  readonly directBase: string | null;
  readonly multipart: MultipartUploads;
  /** Where it is, in words for the operator. */
  readonly place: string;
  /** What it says of itself (`STORE_MARK`); null when nobody has written that yet. */
  readMark(): Promise<string | null>;
  /**
   * Writes that: over `former`, or, when `former` is null, where there is none. Somebody else's mark may be there
   * afterwards, so read it again.
   */
  writeMark(text: string, former: string | null): Promise<void>;
  /** @throws StoreUnavailable when the store does not answer soon. */
  ping(): Promise<void>;
}

/** Credentials of an S3 service, as its clients know them; `expiration` is an ISO time. */
export interface TemporaryCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: string;
  bucket: string;
  region: string;
  /** They are valid for names in the bucket that begin with this. */
  prefix: string;
}

/** An object that comes in parts, several at once and in any order. It cannot be read before it is complete. */
export interface MultipartUploads {
  /** @returns the upload's id, which every other call needs besides the key. */
  begin(key: string, options: { contentType: string }): Promise<string>;
  /** Where a browser itself can PUT this part; null when only this server can receive it (`putPart`). */
  partAddress(
    key: string,
    uploadId: string,
    partNumber: number,
    options: { expiresSeconds: number },
  ): Promise<string | null>;
  /**
   * Stores one part, in place of an earlier one with its number; when it resolves, the bytes outlive a power cut.
   * @throws TooManyBytes as soon as more than `maxBytes` have come.
   * @throws UploadRefused unknown-upload
   */
  putPart(
    key: string,
    uploadId: string,
    partNumber: number,
    chunks: AsyncIterable<Uint8Array>,
    options: { maxBytes: number },
  ): Promise<StoredBytes>;
  /** The parts that are there, by number; null when there is no such upload. */
  parts(key: string, uploadId: string): Promise<StoredPart[] | null>;
  /**
   * Makes the listed parts the object and forgets the others. Of several at once, in whatever process, one does that; the
   * others, and whoever asks again later, get the answer of that one.
   * @throws UploadRefused for any of its reasons; the upload stays as it was.
   */
  complete(
    key: string,
    uploadId: string,
    parts: readonly { partNumber: number; etag: string }[],
  ): Promise<StoredBytes>;
  /** Removes the upload with all its parts; one that is not there counts as removed. */
  abort(key: string, uploadId: string): Promise<void>;
}

/** More came than was allowed or announced. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

/**
 * Why a multipart upload cannot go on: no such upload for this key; a listed part is not there or has another tag; the
 * list does not ascend; a part other than the last is below `MULTIPART_LIMITS.minPartBytes`.
 */
export type RefusalReason = 'unknown-upload' | 'wrong-part' | 'wrong-order' | 'part-too-small';

export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The store cannot keep or give bytes right now: a full disk, a lost service. What was written in part cannot be
 * read.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

const KEY = /^[A-Za-z0-9][A-Za-z0-9-]{3,99}$/;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** @throws Error for a text that is not a key, because the caller forgot to check it. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  return key;
}
