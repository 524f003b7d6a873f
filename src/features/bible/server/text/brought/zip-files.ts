import { inflateRawSync } from 'node:zlib';
import type { Files } from './files.ts';
import { LARGEST, ToldReason } from './told-reason.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_ENTRIES = 2000;

interface Entry {
  method: number;
  packed: number;
  size: number;
  at: number;
}

/**
 * The files of a ZIP archive, unpacked as they are read, and no further than to the size that they say, of which all together are bounded. Only what archives of modules are: one part, stored or deflated, sizes below
 * 4 GB.
 * @throws ToldReason for what is no such archive
 */
export function zipFiles(zip: Buffer): Files {
  const entries = entriesOf(zip);
  return {
    read(name) {
      const entry = entries.get(name);
      return entry ? unpacked(zip, entry) : null;
    },
    list(folder) {
      const prefix = `${folder}/`;
      return [...entries.keys()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
        .filter((name) => !name.includes('/'))
        .sort();
    },
    names: () => [...entries.keys()].filter((name) => !name.endsWith('/')).sort(),
  };
}

function entriesOf(zip: Buffer): Map<string, Entry> {
  // The end may be followed by a comment of 64 KB.
  let end = zip.length - 22;
  const earliest = Math.max(0, end - 0xffff);
  while (end >= earliest && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < earliest || zip.length < 22) throw new ToldReason('It is no ZIP archive.');
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new ToldReason('It holds too many files.');
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY)
      throw new ToldReason('The archive is damaged.');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip
      .toString('utf8', at + 46, at + 46 + nameLength)
      .replaceAll('\\', '/')
      .replace(/^(\.\/)+/, '');
    // Nothing is unpacked onto the disk, and yet a name that leads elsewhere is no text's.
    if (name.startsWith('/') || name.split('/').includes('..'))
      throw new ToldReason('A name in the archive leads out of it.');
    const size = zip.readUInt32LE(at + 24);
    total += size;
    if (total > LARGEST.fileBytes) throw new ToldReason('What the archive holds is too large.');
    entries.set(name, {
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size,
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function unpacked(zip: Buffer, { method, packed, size, at }: Entry): Buffer {
  if (at + 30 > zip.length) throw new ToldReason('The archive is damaged.');
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const bytes = zip.subarray(start, start + packed);
  if (bytes.length !== packed) throw new ToldReason('The archive is damaged.');
  if (method === 0) return bytes;
  if (method !== 8) throw new ToldReason('The archive is packed in a way that is not known here.');
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    throw new ToldReason('The archive is damaged.', { cause });
  }
}
