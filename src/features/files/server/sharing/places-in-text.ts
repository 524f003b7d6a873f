import { type Blank, SPACE } from './blank.ts';

const MOST_TEXTS = 64;

const PLACES = [
  // XMP of any program, as an attribute or as an element: exif:GPSLatitude="51,30.1N", <exif:GPSLongitude>0,7.2W<,
  // drone-dji:GpsLongtitude="-0.12", geo:lat="51.5". A value ends where anything but text begins (UTF-8 has
  // neither 0xfe nor 0xff), such as the next part of a JPEG.
  /(?:latitude|longt?itude|altitude|gps(?:coordinates|position)|\bgeo:(?:lat|long?|alt))(?:\s*=\s*["']|\s*>)([\s!#-&(-;=?-~\x80-\xfd]{1,100})/gi,
  // ISO 6709: +51.5014-000.1419+012.0/
  /([+-]\d{2,6}\.\d{1,12}[+-]\d{3,7}\.\d{1,12}(?:[+-]\d{1,9}(?:\.\d{1,9})?)?\/?)/g,
];

/** Places that are written as text. */
export function placesInText(bytes: Buffer): Blank[] {
  const text = bytes.toString('latin1');
  return [...rangesIn(text), ...acrossSeams(text)].map(([start, end]) => ({ start, end, fill: SPACE }));
}

type Range = readonly [start: number, end: number];

function rangesIn(text: string): Range[] {
  return PLACES.flatMap((pattern) =>
    [...text.matchAll(pattern).take(MOST_TEXTS)].map(({ 0: whole, 1: value = '', index }) => {
      const start = index + whole.lastIndexOf(value);
      return [start, start + value.length] as const;
    }),
  );
}

/** XMP that is too long for one part of a JPEG is cut anywhere; each further part begins like this. */
const SEAM = /\xff\xe1..http:\/\/ns\.adobe\.com\/xmp\/extension\/\0.{40}/gs;
/** On each side, so many characters are looked at: more than a name and its value have. */
const BESIDE_SEAM = 200;

/** Places of which one part of a JPEG has the beginning, and the next the rest. */
function acrossSeams(text: string): Range[] {
  return [...text.matchAll(SEAM).take(MOST_TEXTS)].flatMap(({ 0: seam, index }) => {
    const from = Math.max(0, index - BESIDE_SEAM);
    const after = index + seam.length;
    const ahead = index - from;
    const joined = text.slice(from, index) + text.slice(after, after + BESIDE_SEAM);
    return rangesIn(joined).flatMap(([start, end]): Range[] => [
      ...(start < ahead ? [[from + start, from + Math.min(end, ahead)] as const] : []),
      ...(end > ahead ? [[after + Math.max(start - ahead, 0), after + end - ahead] as const] : []),
    ]);
  });
}
