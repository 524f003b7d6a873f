import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ObjectStore } from '../object-store/object-store.ts';

/** What bytes are, by the two hashes that stores make their tags of. */
export interface Fingerprint {
  size: number;
  /** 64 hexadecimal digits. */
  sha256: string;
  /** 32 hexadecimal digits. */
  md5: string;
}

export async function fingerprintOf(chunks: AsyncIterable<Uint8Array>): Promise<Fingerprint> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  let size = 0;
  for await (const chunk of chunks) {
    sha256.update(chunk);
    md5.update(chunk);
    size += chunk.byteLength;
  }
  return { size, sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}

/** @throws Error with code ENOENT when there is no such file */
export function fingerprintOfFile(file: string): Promise<Fingerprint> {
  return fingerprintOf(createReadStream(file, { highWaterMark: 1024 * 1024 }));
}

type Fit = 'same' | 'different' | 'unknown';

/**
 * Whether bytes are those that a tag was made of. A disk's tag begins like their SHA-256, a bucket's is their MD5, and that
 * of something that came in parts ('…-3') cannot be told without the parts.
 */
export function fitsTag(tag: string, { sha256, md5 }: Fingerprint): Fit {
  if (!/^[0-9a-f]{32}$/.test(tag)) return 'unknown';
  return sha256.startsWith(tag) || md5 === tag ? 'same' : 'different';
}

/**
 * The same for an object in a store, which knows more: a disk has the parts with their tags, and a bucket that makes tags
 * of its own says whether it is still the same one.
 */
export async function fitsInStore(
  store: ObjectStore,
  { key, etag }: { key: string; etag: string },
  print: Fingerprint,
): Promise<Fit> {
  const fit = fitsTag(etag, print);
  if (fit === 'same') return fit;
  const [noted, measured] = [await store.stat(key), await store.measure(key)];
  if (!noted || noted.etag !== measured?.etag) return 'different';
  return measured.etag === etag ? 'same' : fit;
}
