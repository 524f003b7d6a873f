import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

/**
 * The entries of one testament of a SWORD module of the kind zText, in the order of its versification: introductions, then for each
 * chapter its own introduction and its verses.
 * Source: `zverse.cpp` and `zstr.cpp` of SWORD 1.9. `.bzs` has 12 bytes a block (its place, its packed and its unpacked length), `.bzv`
 * 10 bytes an entry (its block, its place there, its length), `.bzz` the blocks.
 * @param folder the module's `DataPath`
 */
export function readTestament(folder: string, testament: 'ot' | 'nt'): string[] {
  const read = (kind: string) => readFileSync(path.join(folder, `${testament}.${kind}`));
  const [blocks, entries, packed] = [read('bzs'), read('bzv'), read('bzz')];
  const unpacked = Array.from({ length: blocks.length / 12 }, (_, index) => {
    const start = blocks.readUInt32LE(index * 12);
    const length = blocks.readUInt32LE(index * 12 + 4);
    return length === 0 ? Buffer.alloc(0) : inflateSync(packed.subarray(start, start + length));
  });
  return Array.from({ length: entries.length / 10 }, (_, index) => {
    const block = entries.readUInt32LE(index * 10);
    const start = entries.readUInt32LE(index * 10 + 4);
    const length = entries.readUInt16LE(index * 10 + 8);
    return length === 0 ? '' : unpacked[block]!.toString('utf8', start, start + length);
  });
}
