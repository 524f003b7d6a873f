import { type Blank, SPACE, ZERO } from './blank.ts';
import { packedMetadata } from './packed-metadata.ts';
import { placesInText } from './places-in-text.ts';

/** The bytes of a file from `start` on, `length` of them or as many as there are. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>;

/** Of what is looked through, so much is read at once: a page of fifty pictures is looked through by all who open it. */
const WINDOW = 256 * 1024;
/** Longer than any text that is looked for, so that none is missed where two windows meet. */
const OVERLAP = 512;
/** Phones write pictures of a few megabytes. Of a larger one the beginning is looked through, where metadata is. */
const LARGEST_LOOKED_THROUGH = 64 * 1024 ** 2;
// Far more than in any real file: one that is made of nothing else must not hold the server up.
const MOST_BOXES = 64;
const MOST_DIRECTORIES = 64;
const MOST_FIELDS = 512;
const MOST_PLACES = 64;
const MOST_BLANKS = 1000;
/** The head of a box that says a place, and how long one is: language, role, three numbers, and words that may be empty. */
const PLACE = Buffer.from('loci\0\0\0\0', 'latin1');
const [SHORTEST_PLACE, LONGEST_PLACE] = [30, 4096] as const;

/**
 * Where a picture or video says in its metadata where it was taken: Exif's directory of the position, the same in XMP, packed
 * or not, what phones write into videos (ISO 6709), and what becomes of that where a video is cut or converted (3GPP). Blanked with
 * `fill`, the file is as long as before and is shown as before. Files of other kinds say nothing. What a camera writes into a video picture by picture, and
 * a place that somebody typed, are not found.
 *
 * Sources: Exif 3.0 (4.6 and 4.6.7), XMP 3 (exif:GPS…, and what is too long for one part of a JPEG), PNG 3 (11.3.3), ISO/IEC 18181-2
 * (brob), ISO/IEC 14496-12 (4.2), QuickTime File Format ('©xyz', com.apple.quicktime.location.ISO6709), 3GPP TS 26.244
 * (LocationInformationBox).
 */
export async function findLocation(read: ReadBytes, size: number): Promise<Blank[]> {
  const kind = kindOf(await read(0, 12));
  if (kind === null) return [];
  const regions =
    kind === 'video'
      ? await boxesBesideMedia(read, size)
      : [{ start: 0, end: Math.min(size, LARGEST_LOOKED_THROUGH) }];
  const blanks: Blank[] = [];
  const directories: number[] = [];
  for (const { start, end } of regions) {
    for (let at = start; at < end; at += WINDOW - OVERLAP) {
      const bytes = await read(at, Math.min(WINDOW, end - at));
      const here = [...placesInText(bytes), ...packedMetadata(bytes), ...placesIn(bytes)];
      blanks.push(...here.map((one) => ({ ...one, start: at + one.start, end: at + one.end })));
      directories.push(...exifIn(bytes).map((found) => at + found));
      if (at + WINDOW >= end) break;
    }
  }
  for (const at of new Set(directories.slice(0, MOST_DIRECTORIES))) {
    blanks.push(...(await positionOf(read, at)));
  }
  return blanks
    .filter(({ start }) => start < size)
    .slice(0, MOST_BLANKS)
    .map((blank) => ({ ...blank, end: Math.min(blank.end, size) }));
}

/** By its first bytes, whatever its name and declared type say. */
function kindOf(head: Buffer): 'picture' | 'video' | null {
  const text = head.toString('latin1');
  if (/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|II\*\0|MM\0\*)/s.test(text)) return 'picture';
  if (text.slice(4, 8) === 'JXL ') return 'picture';
  if (text.slice(4, 8) !== 'ftyp') return null;
  return /^(hei|hev|mif|msf|avi)/.test(text.slice(8)) ? 'picture' : 'video';
}

/** The parts of a video of ISO's base format that are not its pictures and sounds. */
async function boxesBesideMedia(read: ReadBytes, size: number): Promise<{ start: number; end: number }[]> {
  const boxes: { start: number; end: number }[] = [];
  let left = LARGEST_LOOKED_THROUGH;
  for (let at = 0, seen = 0; at < size && seen < MOST_BOXES && left > 0; seen += 1) {
    const head = await read(at, 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const long = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    // Zero: it goes to the end of the file.
    const length = short === 0 ? size - at : long;
    if (length < 8) break;
    const end = Math.min(size, at + length, at + left);
    if (head.toString('latin1', 4, 8) !== 'mdat') {
      boxes.push({ start: at, end });
      left -= end - at;
    }
    at += length;
  }
  return boxes;
}

/** Boxes that say a place. Blanked with its name, one is a box of a kind that nobody knows, and is passed over. */
function placesIn(bytes: Buffer): Blank[] {
  const found: Blank[] = [];
  for (let at = bytes.indexOf(PLACE); at >= 0; at = bytes.indexOf(PLACE, at + 1)) {
    const length = at < 4 ? 0 : bytes.readUInt32BE(at - 4);
    if (length < SHORTEST_PLACE || length > LONGEST_PLACE) continue;
    if (found.push({ start: at, end: at - 4 + length, fill: SPACE }) === MOST_PLACES) break;
  }
  return found;
}

/** Where Exif may begin: with the head of a TIFF, in either order of bytes. */
function exifIn(bytes: Buffer): number[] {
  return ['II*\0', 'MM\0*'].flatMap((mark) => {
    const found: number[] = [];
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1')) {
      if (found.push(at) === MOST_DIRECTORIES) break;
    }
    return found;
  });
}

/** Bytes of one value, by the number of its type. */
const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const BYTES_OF_FIELD = 12;
const GPS_DIRECTORY = 0x8825;

/** The directory of the position, with its values, in the Exif that begins `at`; nothing where that is no Exif or says no position. */
async function positionOf(read: ReadBytes, at: number): Promise<Blank[]> {
  const head = await read(at, 8);
  if (head.length < 8) return [];
  const number = numbersOf(head[0] === 0x49);
  const pointer = (await fieldsAt(read, at, number.long(head, 4), number)).find(
    ({ tag }) => tag === GPS_DIRECTORY,
  );
  if (!pointer) return [];
  const fields = await fieldsAt(read, at, pointer.value, number);
  if (fields.length === 0) return [];
  const directory = at + pointer.value;
  const values = fields
    .map(({ type, count, value }) => ({ value, length: (BYTES_OF_TYPE[type] ?? 0) * count }))
    // Shorter ones stand in the directory itself.
    .filter(({ length }) => length > 4 && length <= WINDOW)
    .map(({ value, length }) => ({ start: at + value, end: at + value + length, fill: ZERO }));
  // With no field in it, the directory is empty, and all that read it know what that means.
  return [{ start: directory, end: directory + 2 + fields.length * BYTES_OF_FIELD, fill: ZERO }, ...values];
}

async function fieldsAt(read: ReadBytes, at: number, offset: number, number: ReturnType<typeof numbersOf>) {
  const counted = await read(at + offset, 2);
  const count = counted.length === 2 ? number.short(counted, 0) : 0;
  if (count > MOST_FIELDS) return [];
  const bytes = await read(at + offset + 2, count * BYTES_OF_FIELD);
  return Array.from({ length: Math.floor(bytes.length / BYTES_OF_FIELD) }, (_, index) => {
    const field = index * BYTES_OF_FIELD;
    return {
      tag: number.short(bytes, field),
      type: number.short(bytes, field + 2),
      count: number.long(bytes, field + 4),
      value: number.long(bytes, field + 8),
    };
  });
}

function numbersOf(isLittleEndian: boolean) {
  return {
    short: (bytes: Buffer, at: number) => (isLittleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (bytes: Buffer, at: number) => (isLittleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
}
