import { inflateSync } from 'node:zlib';
import { ToldReason } from '../text/brought/told-reason.ts';

/** Far more than any lexicon has. */
const LARGEST = { entries: 100_000, blockBytes: 4 * 1024 ** 2, unpackedBytes: 64 * 1024 ** 2 } as const;

const LINK = '@LINK';

/**
 * The entries of a SWORD lexicon of the kind zLD, by their keys ('00026'), as it marks them up.
 * Source: `rawstr.cpp`, `zstr.cpp` and `entriesblk.cpp` of SWORD 1.9. `.idx` has 8 bytes an entry (its place in `.dat`, its length there),
 * `.dat` the key, a line's end, and 8 bytes (its block, its number in it), `.zdx` 8 bytes a block (its place in `.zdt`, its packed
 * length). A block is how many entries it has, for each its place in the block and its length, and the entries.
 * @param read a file of the module by its ending
 * @throws ToldReason when the files do not fit together
 */
export function* readZld(read: (ending: string) => Buffer | null): Iterable<[key: string, bytes: Buffer]> {
  const [idx, dat, zdx, zdt] = ['idx', 'dat', 'zdx', 'zdt'].map(read);
  if (!idx || !dat || !zdx || !zdt) throw new ToldReason('A file of it is missing.');
  const count = Math.floor(idx.length / 8);
  if (count > LARGEST.entries) throw new ToldReason('It has more entries than a lexicon.');
  const block = unpackerOf(zdx, zdt);
  for (let i = 0; i < count; i++) {
    const entry = part(dat, idx.readUInt32LE(i * 8), idx.readUInt32LE(i * 8 + 4));
    const end = entry.indexOf('\n');
    if (end < 0 || entry.length < end + 9) throw new ToldReason('Its files do not fit together.');
    const key = entry.toString('utf8', 0, end).trim();
    const bytes = entryIn(block(entry.readUInt32LE(end + 1)), entry.readUInt32LE(end + 5));
    // Another key for an entry that has its own.
    if (!bytes.toString('latin1', 0, LINK.length).startsWith(LINK)) yield [key, bytes];
  }
}

/** Neighbours share their block: of all, the last is enough to remember. */
function unpackerOf(zdx: Buffer, zdt: Buffer): (block: number) => Buffer {
  let known = -1;
  let unpacked: Buffer = Buffer.alloc(0);
  let total = 0;
  return (block) => {
    if (block === known) return unpacked;
    if ((block + 1) * 8 > zdx.length) throw new ToldReason('Its files do not fit together.');
    const packed = part(zdt, zdx.readUInt32LE(block * 8), zdx.readUInt32LE(block * 8 + 4));
    try {
      unpacked = inflateSync(packed, { maxOutputLength: LARGEST.blockBytes });
    } catch (cause) {
      throw new ToldReason('A part of it cannot be unpacked.', { cause });
    }
    total += unpacked.length;
    if (total > LARGEST.unpackedBytes) throw new ToldReason('It is larger than a lexicon.');
    known = block;
    return unpacked;
  };
}

/** An entry of a block, without the zero byte that ends it. */
function entryIn(block: Buffer, number: number): Buffer {
  const at = 4 + number * 8;
  if (block.length < at + 8 || number >= block.readUInt32LE(0))
    throw new ToldReason('Its files do not fit together.');
  const entry = part(block, block.readUInt32LE(at), block.readUInt32LE(at + 4));
  return entry.at(-1) === 0 ? entry.subarray(0, -1) : entry;
}

function part(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new ToldReason('Its files do not fit together.');
  return bytes.subarray(start, start + length);
}
