import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange } from './object-store.ts';

export const READ_BYTES = 256 * 1024;

/** The bytes of segments in `folder` one after the other, or those of a range that runs across them. */
export function readSegments(
  folder: string,
  segments: readonly { file: string; size: number }[],
  range: ByteRange = { start: 0, end: Number.POSITIVE_INFINITY },
): Readable {
  async function* bytes() {
    let offset = 0;
    for (const { file, size } of segments) {
      const start = Math.max(range.start - offset, 0);
      const end = Math.min(range.end - offset, size - 1);
      offset += size;
      if (start <= end) {
        yield* createReadStream(path.join(folder, file), { start, end, highWaterMark: READ_BYTES });
      }
    }
  }
  return Readable.from(bytes(), { objectMode: false, highWaterMark: READ_BYTES });
}
