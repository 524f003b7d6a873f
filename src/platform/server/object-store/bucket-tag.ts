import { createHash } from 'node:crypto';
import { inPieces } from './in-pieces.ts';

/**
 * What is sent through this server goes to a bucket in parts of this size, once it is as long as one: at most so much of it
 * is in memory at a time.
 */
export const PIECE_BYTES = 8 * 1024 * 1024;

/**
 * The tag that a bucket gives to these bytes when they are put there by this server: their MD5, or that of the MD5s of
 * their parts. Services that encrypt with keys of their own give other tags.
 */
export async function bucketTag(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const limits = { pieceBytes: PIECE_BYTES, maxBytes: Number.POSITIVE_INFINITY };
  const digests: Buffer[] = [];
  let isLong = false;
  for await (const piece of inPieces(chunks, limits)) {
    isLong ||= piece.byteLength === PIECE_BYTES;
    if (piece.byteLength > 0 || !isLong) digests.push(createHash('md5').update(piece).digest());
  }
  if (!isLong) return digests[0]!.toString('hex');
  const together = createHash('md5').update(Buffer.concat(digests)).digest('hex');
  return `${together}-${digests.length}`;
}
