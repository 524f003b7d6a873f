import { type Blank, SPACE, ZERO } from './blank.ts';

const MOST_PACKED = 64;

/** A text in a PNG: its type, its keyword, and of an iTXt whether it is packed. */
const PNG_TEXT = /(?:tEXt|zTXt|iTXt)([ -~]{1,79})\0(.?)/gs;
/** Exif or XMP in a JPEG XL, packed. */
const JXL_PACKED = /brob(?:Exif|xml )/g;

/** Metadata that may say a place, but is packed or written in digits, so that nobody finds it there. All of it goes. */
export function packedMetadata(bytes: Buffer): Blank[] {
  const text = bytes.toString('latin1');
  const pngTexts = text.matchAll(PNG_TEXT).flatMap(({ 0: whole, 1: keyword = '', 2: packed, index }) => {
    const type = whole.slice(0, 4);
    const isReadable = type === 'tEXt' || (type === 'iTXt' && packed === '\0');
    if (index < 4 || !maySayPlace(keyword, isReadable)) return [];
    // Zeros are no text, so it is passed over; the type has to stay one.
    return [{ start: index + 4, end: index + 4 + bytes.readUInt32BE(index - 4), fill: ZERO }];
  });
  const boxes = text.matchAll(JXL_PACKED).flatMap(({ index }) => {
    const length = index < 4 ? 1 : bytes.readUInt32BE(index - 4);
    // Longer than 4 GB is no metadata; 0: it goes to the end of the file.
    if (length === 1) return [];
    const end = length === 0 ? Number.POSITIVE_INFINITY : index - 4 + length;
    return [{ start: index, end, fill: SPACE }];
  });
  return [...pngTexts.take(MOST_PACKED), ...boxes.take(MOST_PACKED)];
}

/** What programs call XMP, and Exif's fields and directories (ImageMagick). Profiles of colours stay: the picture is shown with them. */
function maySayPlace(keyword: string, isReadable: boolean): boolean {
  if (keyword === 'XML:com.adobe.xmp') return !isReadable;
  return /gps/i.test(keyword) || /^Raw profile type (?!ic[cm]$)/i.test(keyword);
}
