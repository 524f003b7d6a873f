import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Blank } from './blank.ts';
import { findLocation } from './location-metadata.ts';

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '51/1 30/1 2647/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 7/1 4011/100',
};
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.4412N"><exif:GPSLongitude>0,7.6685W</exif:GPSLongitude>
 </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

function located(): Sharp {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: GPS })
    .withXmp(XMP);
}

async function blanksOf(bytes: Buffer): Promise<{ blanks: Blank[]; reads: number }> {
  let reads = 0;
  const read = async (start: number, length: number) => {
    reads += 1;
    return bytes.subarray(start, start + length);
  };
  return { blanks: await findLocation(read, bytes.length), reads };
}

async function withoutLocation(bytes: Buffer): Promise<Buffer> {
  const copy = Buffer.from(bytes);
  for (const { start, end, fill } of (await blanksOf(bytes)).blanks) copy.fill(fill, start, end);
  return copy;
}

/** A box of ISO's base format. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

describe('what tells where a picture was taken', () => {
  it.each([
    ['JPEG', () => located().jpeg()],
    ['PNG', () => located().png()],
    ['WebP', () => located().webp()],
    ['AVIF', () => located().avif({ effort: 0 })],
    ['TIFF', () => located().tiff()],
  ])('is gone from a %s, whose picture, other metadata and length stay', async (_, make) => {
    const bytes = await make().toBuffer();
    const before = await sharp(bytes).metadata();
    const numbers = Buffer.from('00000033000000010000001e', 'hex');
    const isSaid = (file: Buffer) =>
      file.includes('51,30.4412N') ||
      file.includes('0,7.6685W') ||
      // 51/1, as Exif has it in either order of bytes.
      file.includes(numbers.subarray(0, 8)) ||
      file.includes(Buffer.from('3300000001000000', 'hex'));
    expect(isSaid(bytes)).toBe(true);

    const blanked = await withoutLocation(bytes);
    expect(isSaid(blanked)).toBe(false);
    expect(blanked.length).toBe(bytes.length);
    const after = await sharp(blanked).metadata();
    expect([after.format, after.width, after.height, after.exif?.includes('A phone')]).toEqual([
      before.format,
      64,
      48,
      before.exif?.includes('A phone'),
    ]);
    expect((await sharp(blanked).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true);
    expect(await blanksOf(blanked).then(({ blanks }) => blanks.filter(({ fill }) => fill === 0))).toEqual([]);
  });

  it('is found where two of the pieces that are read meet, and in a picture within another', async () => {
    const inner = await located().jpeg().toBuffer();
    const outer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    for (const away of [0, 40, 100, 300, 700]) {
      const padding = Buffer.alloc(256 * 1024 - outer.length - away, 0xff);
      const blanked = await withoutLocation(Buffer.concat([outer, padding, inner]));
      const text = blanked.toString('latin1');
      expect([
        text.includes('51,30'),
        text.includes('0,7.6'),
        blanked.includes(Buffer.from('3300000001000000', 'hex')),
      ]).toEqual([false, false, false]);
    }
  });

  it('is gone from what a phone says of a video, before or behind its pictures, which nobody reads for it', async () => {
    const place = Buffer.from('\x00\x12\x15\xc7+51.5074-000.1278/', 'latin1');
    const apple = Buffer.from('com.apple.quicktime.location.ISO6709 +51.5074-000.1278+035.101/', 'latin1');
    const moov = box('moov', box('udta', box('\xa9xyz', place)), box('meta', apple));
    const media = box('mdat', Buffer.alloc(3 * 1024 ** 2, '+51.5074-000.1278/'));
    const type = box('ftyp', Buffer.from('mp42\0\0\0\0isommp42'));
    for (const video of [Buffer.concat([type, moov, media]), Buffer.concat([type, media, moov])]) {
      const blanked = await withoutLocation(video);
      const at = video.indexOf(moov);
      expect(blanked.subarray(at, at + moov.length).toString('latin1')).not.toMatch(/51\.5074|000\.1278|035/);
      expect(blanked.subarray(at, at + moov.length).includes('\xa9xyz', 0, 'latin1')).toBe(true);
      expect(blanked.indexOf('+51.5074', video.indexOf('mdat'))).toBe(
        video.indexOf('+51.5074', video.indexOf('mdat')),
      );
      expect((await blanksOf(video)).reads).toBeLessThan(10);
    }
  });

  it('is gone from a video that was cut or converted, whose place has become numbers', async () => {
    // Longitude -0.1278, latitude 51.5074 and altitude 35, in 65536ths.
    const numbers = Buffer.from('ffffdf49003381e400230000', 'hex');
    const said = [
      Buffer.from('\0\0\0\0\x15\xc7By our house\0\0', 'latin1'),
      numbers,
      Buffer.from('earth\0\0'),
    ];
    const type = box('ftyp', Buffer.from('isom\0\0\x02\0isommp41'));
    const moov = box(
      'moov',
      box('udta', box('loci', ...said), box('titl', Buffer.from('Supper, loci of joy'))),
    );
    for (const away of [0, 1, 30, 60]) {
      // Also where two of the pieces that are read meet.
      const padding = box('free', Buffer.alloc(256 * 1024 - 60 - away));
      const video = Buffer.concat([type, padding, moov]);
      const blanked = await withoutLocation(video);
      expect([blanked.includes(numbers.subarray(0, 8)), blanked.includes('house')]).toEqual([false, false]);
      const at = video.indexOf('loci');
      const end = at - 4 + video.readUInt32BE(at - 4);
      expect(blanked.subarray(0, at).equals(video.subarray(0, at))).toBe(true);
      expect(blanked.subarray(end).equals(video.subarray(end))).toBe(true);
    }
  });

  it('is looked for in pictures and videos alone, and nothing is found where nothing is said', async () => {
    for (const text of ['', 'x', 'A sermon +51.5074-000.1278/', '%PDF-1.7 GPSLatitude="51"']) {
      expect(await blanksOf(Buffer.from(text))).toEqual({ blanks: [], reads: 1 });
    }
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'A phone' } })
      .toBuffer();
    expect((await blanksOf(plain)).blanks).toEqual([]);
  });

  it('costs little in a file that is made to cost much, and never reaches beyond it', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
    const marks = Buffer.concat([jpeg, Buffer.alloc(4 * 1024 ** 2, 'MM\0*\0\0\0\x08')]);
    expect((await blanksOf(marks)).reads).toBeLessThan(500);
    const texts = Buffer.concat([jpeg, Buffer.alloc(2 * 1024 ** 2, '+12.1+123.1/')]);
    expect((await blanksOf(texts)).blanks.length).toBeLessThanOrEqual(1000);
    const boxes = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      ...Array.from({ length: 5000 }, () => box('free')),
    ]);
    expect((await blanksOf(boxes)).reads).toBeLessThan(200);
    const bytes = await located().jpeg().toBuffer();
    for (let length = 0; length < bytes.length; length += 7) {
      const { blanks } = await blanksOf(bytes.subarray(0, length));
      for (const { start, end } of blanks) expect(start <= end && end <= length).toBe(true);
    }
  });
});
