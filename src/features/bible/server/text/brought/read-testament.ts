import { inflateSync } from 'node:zlib';
import { LARGEST, ToldReason } from './told-reason.ts';

/** How a SWORD module keeps its entries, and in which letters. */
interface TestamentForm {
  /** 'zText' and 'zText4' are packed; 'RawText' and 'RawText4' are not. The 4 stands for lengths of four bytes. */
  driver: string;
  blockType: string;
  isUtf8: boolean;
}

const USUAL: TestamentForm = { driver: 'zText', blockType: 'BOOK', isUtf8: true };

/**
 * The entries of one testament of a SWORD module, in the order of its versification: introductions, then for each chapter its own
 * introduction and its verses. None where the module has no such testament.
 * Source: `zverse.cpp`, `rawverse.cpp` and `zstr.cpp` of SWORD 1.9. `.bzs` has 12 bytes a block (its place, its packed and its unpacked
 * length), `.bzv` 10 or 12 bytes an entry (its block, its place there, its length), `.bzz` the blocks.
 * @param read a file of the module's `DataPath` by its name; null for one that is not there
 * @throws ToldReason when the files do not fit together
 */
export function readTestament(
  read: (name: string) => Buffer | null,
  testament: 'ot' | 'nt',
  form = USUAL,
): string[] {
  const decode = decoderOf(form.isUtf8);
  if (/^RawText4?$/i.test(form.driver)) {
    const [entries, text] = [read(`${testament}.vss`), read(testament)];
    if (!entries) return [];
    if (!text) throw new ToldReason('A file of it is missing.');
    const size = form.driver.endsWith('4') ? 8 : 6;
    return listed(entries, size, (at) => {
      const start = entries.readUInt32LE(at);
      const length = size === 8 ? entries.readUInt32LE(at + 4) : entries.readUInt16LE(at + 4);
      return decode(part(text, start, length));
    });
  }
  const letter = form.blockType.charAt(0).toLowerCase();
  const [entries, blocks, packed] = ['v', 's', 'z'].map((kind) => read(`${testament}.${letter}z${kind}`));
  if (!entries) return [];
  if (!blocks || !packed) throw new ToldReason('A file of it is missing.');
  const unpack = unpackerOf(blocks, packed);
  const size = form.driver.endsWith('4') ? 12 : 10;
  return listed(entries, size, (at) => {
    const length = size === 12 ? entries.readUInt32LE(at + 8) : entries.readUInt16LE(at + 8);
    if (length === 0) return '';
    return decode(part(unpack(entries.readUInt32LE(at)), entries.readUInt32LE(at + 4), length));
  });
}

function listed(entries: Buffer, size: number, read: (at: number) => string): string[] {
  const count = Math.floor(entries.length / size);
  if (count > LARGEST.entries) throw new ToldReason('It has more verses than a Bible.');
  return Array.from({ length: count }, (_, index) => read(index * size));
}

/** Neighbours share their block: of all, the last is enough to remember. */
function unpackerOf(blocks: Buffer, packed: Buffer): (block: number) => Buffer {
  let known = -1;
  let text: Buffer = Buffer.alloc(0);
  let total = 0;
  return (block) => {
    if (block === known) return text;
    if ((block + 1) * 12 > blocks.length) throw new ToldReason('Its files do not fit together.');
    const start = blocks.readUInt32LE(block * 12);
    const length = blocks.readUInt32LE(block * 12 + 4);
    try {
      const bytes = part(packed, start, length);
      text = length === 0 ? bytes : inflateSync(bytes, { maxOutputLength: LARGEST.blockBytes });
    } catch (error) {
      if (error instanceof ToldReason) throw error;
      throw new ToldReason('A part of it cannot be unpacked.', { cause: error });
    }
    total += text.length;
    if (total > LARGEST.unpackedBytes) throw new ToldReason('It is larger than a Bible.');
    known = block;
    return text;
  };
}

function part(text: Buffer, start: number, length: number): Buffer {
  if (start + length > text.length) throw new ToldReason('Its files do not fit together.');
  return text.subarray(start, start + length);
}

/** What says nothing of its encoding is in the letters of western Europe. */
function decoderOf(isUtf8: boolean): (bytes: Buffer) => string {
  if (isUtf8) return (bytes) => bytes.toString('utf8');
  const decoder = new TextDecoder('windows-1252');
  return (bytes) => decoder.decode(bytes);
}
