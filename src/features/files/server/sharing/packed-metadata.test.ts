import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findLocation } from './location-metadata.ts';

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a63' } });
const XMP = '<rdf:Description exif:GPSLatitude="51,30.4412N" exif:GPSLongitude="0,7.6685W"/>';

async function shared(bytes: Buffer): Promise<Buffer> {
  const read = async (start: number, length: number) => bytes.subarray(start, start + length);
  const copy = Buffer.from(bytes);
  for (const { start, end, fill } of await findLocation(read, bytes.length)) copy.fill(fill, start, end);
  expect(copy.length).toBe(bytes.length);
  return copy;
}

/** A PNG with a chunk more, ahead of its pixels. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await picture.clone().png().toBuffer();
  const body = Buffer.concat([Buffer.from(type), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  const chunk = Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
  const endOfHeader = 8 + 12 + 13;
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)]);
}

const text = (keyword: string, rest: string | Buffer) =>
  Buffer.concat([Buffer.from(`${keyword}\0`, 'latin1'), Buffer.from(rest)]);
const packed = (keyword: string, said: string) =>
  text(keyword, Buffer.concat([Buffer.from('\0'), deflateSync(said)]));
const PACKED_XMP = text('XML:com.adobe.xmp', Buffer.concat([Buffer.from('\x01\0\0\0'), deflateSync(XMP)]));

describe('a place in a text of a PNG', () => {
  it.each([
    ['packed XMP', 'iTXt', PACKED_XMP],
    ['packed XMP of an older kind', 'zTXt', packed('XML:com.adobe.xmp', XMP)],
    ['Exif in digits', 'tEXt', text('Raw profile type exif', '\nexif\n  12\n4578696600004d4d002a\n')],
    ['Exif in digits, packed', 'zTXt', packed('Raw profile type APP1', '\nexif\n 12\n457869\n')],
    ['a field of Exif', 'tEXt', text('exif:GPSLatitude', '51/1, 30/1, 2647/100')],
  ])('goes with %s, and the picture stays', async (_, type, data) => {
    const png = await pngWith(type, data);
    const at = png.indexOf(data);
    const others = await shared(png);
    expect(others.subarray(at, at + data.length)).toEqual(Buffer.alloc(data.length));
    expect(others.subarray(0, at)).toEqual(png.subarray(0, at));
    expect(others.subarray(at + data.length)).toEqual(png.subarray(at + data.length));
    expect((await sharp(others).raw().toBuffer()).equals(await sharp(png).raw().toBuffer())).toBe(true);
  });

  it.each([
    ['a comment', 'tEXt', text('Comment', 'The table by the window')],
    ['a packed comment', 'zTXt', packed('Comment', 'The table by the window')],
    ['colours', 'zTXt', packed('Raw profile type icc', '\nicc\n 4\n01020304\n')],
    ['other XMP', 'iTXt', text('XML:com.adobe.xmp', '\0\0\0\0<rdf:Description dc:title="Supper"/>')],
  ])('is not %s', async (_, type, data) => {
    const png = await pngWith(type, data);
    expect((await shared(png)).equals(png)).toBe(true);
  });
});

describe('a place in XMP', () => {
  it.each([
    ['drone-dji:GpsLatitude="+51.5074"', '51.5074'],
    ['drone-dji:GpsLongtitude="-0.1278"', '0.1278'],
    ["drone-parrot:Latitude='51.5074'", '51.5074'],
    ['<geo:lat>51.5074</geo:lat>', '51.5074'],
    ['exif:GPSLatitude="51°30.4412N"', '30.4412'],
    ['<EXIF:GPSLATITUDE >51,30.4412N</EXIF:GPSLATITUDE>', '51,30.4412N'],
  ])('is found in %s', async (said, place) => {
    for (const [head, whole] of [
      ['JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(said)])],
      ['GIF', Buffer.from(`GIF89a\0\0\0\0\0\0XMP DataXMP${said}`)],
    ] as const) {
      expect([head, (await shared(whole)).includes(place)]).toEqual([head, false]);
    }
  });

  it('is found wherever a JPEG cuts it in two', async () => {
    const said = '<rdf:Description a="b" exif:GPSLatitude="51,30.4412N" c="d"/>';
    const seam = Buffer.from(
      `\xff\xe1\x01\x00http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}\0\0\x02\0\0\0\x01\0`,
      'latin1',
    );
    for (let cut = 1; cut < said.length; cut += 1) {
      const [before, after] = [said.slice(0, cut), said.slice(cut)];
      const jpeg = Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff]),
        seam,
        Buffer.from(before),
        seam,
        Buffer.from(after),
      ]);
      const others = await shared(jpeg);
      expect(others.subarray(3, 3 + seam.length).equals(seam)).toBe(true);
      const joined = others.toString('latin1').replaceAll(seam.toString('latin1'), '').slice(3);
      expect([cut, joined]).toEqual([cut, said.replace('51,30.4412N', ' '.repeat(11))]);
    }
  });

  it('goes with it where a JPEG XL has it packed', async () => {
    const inside = Buffer.from('\x1b\x20\0\0packed', 'latin1');
    const head = Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1');
    const box = Buffer.concat([Buffer.from([0, 0, 0, 12 + inside.length]), Buffer.from('brobxml '), inside]);
    const rest = Buffer.from('\0\0\0\x0cjxlcpixl');
    const others = await shared(Buffer.concat([head, box, rest]));
    const gone = Buffer.concat([box.subarray(0, 4), Buffer.alloc(box.length - 4, ' ')]);
    expect(others.equals(Buffer.concat([head, gone, rest]))).toBe(true);
  });
});
