import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { ByteRange, ObjectStore } from '#platform/server/object-store/object-store.ts';
import { noSuchFile, sendFile } from '../send-file.ts';
import type { ObjectExchange } from '../send-object.ts';
import { type CompleteObject, isComplete, type StoredObject } from '../stored-object-store.ts';
import type { Blank } from './blank.ts';
import { findLocation } from './location-metadata.ts';

/** Files that others read: as they are, but without where a picture or video was taken. */
export interface SharedFiles {
  /**
   * As `sendFile`. Who may have it is asked before.
   * @throws AppError NOT_FOUND, RANGE_NOT_SATISFIABLE
   */
  send(exchange: ObjectExchange, file: StoredObject): Promise<void>;
  /**
   * All of its bytes.
   * @throws AppError NOT_FOUND when they are not there
   */
  read(file: { id: string; size: number }): Promise<Readable>;
}

/** What is known of so many bytes to blank, and files without any: those of some groups. A real picture has a dozen. */
const KNOWN_BLANKS = 50_000;

/** A file's bytes never change under its key, so what was found in them once is right for as long as it is known. */
export function createSharedFiles(objects: ObjectStore): SharedFiles {
  const known = new LRUCache<string, Blank[], number>({
    maxSize: KNOWN_BLANKS,
    sizeCalculation: (blanks) => blanks.length + 1,
    // Several who ask for one at the same moment wait for one look into it.
    fetchMethod: (key, _, { context: size }) =>
      findLocation((start, length) => bytesOf(objects, key, { start, end: start + length - 1 }, size), size),
  });
  const blanksOf = async ({ id, size }: { id: string; size: number }) =>
    (await known.fetch(id, { context: size })) ?? [];

  return {
    async send(exchange, file) {
      const blanks = isComplete(file) ? await blanksOf(file) : [];
      if (blanks.length === 0) return sendFile(exchange, objects, file);
      const shared: Pick<ObjectStore, 'read' | 'downloadAddress'> = {
        // The store's own address would give out what is blanked here.
        downloadAddress: async () => null,
        async read(key, range) {
          const bytes = await objects.read(key, range);
          return bytes && blanked(bytes, range?.start ?? 0, blanks);
        },
      };
      await sendFile(exchange, shared, { ...(file as CompleteObject), etag: `${file.etag}-shared` });
    },
    async read(file) {
      const blanks = await blanksOf(file);
      const bytes = await objects.read(file.id);
      if (!bytes) throw noSuchFile();
      return blanks.length > 0 ? blanked(bytes, 0, blanks) : bytes;
    },
  };
}

async function bytesOf(objects: ObjectStore, key: string, range: ByteRange, size: number): Promise<Buffer> {
  if (range.start >= size || range.end < range.start) return Buffer.alloc(0);
  const stream = await objects.read(key, { ...range, end: Math.min(range.end, size - 1) });
  // Nothing is known of it: it may be there later.
  if (!stream) throw noSuchFile();
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** The same bytes, of which the first is the file's byte number `start`, with what is to be blanked filled. */
function blanked(bytes: Readable, start: number, blanks: readonly Blank[]): Readable {
  async function* filled(): AsyncGenerator<Buffer> {
    let at = start;
    for await (const chunk of bytes) {
      const copy = Buffer.from(chunk as Uint8Array);
      for (const { start, end, fill } of blanks) {
        if (start < at + copy.length && end > at)
          copy.fill(fill, Math.max(0, start - at), Math.min(copy.length, end - at));
      }
      at += copy.length;
      yield copy;
    }
  }
  // Made from a generator, it also ends the other when whoever reads goes away.
  return Readable.from(filled(), { objectMode: false });
}
