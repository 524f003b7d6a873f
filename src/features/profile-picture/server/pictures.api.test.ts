import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PICTURE_LIMITS } from '#features/files/pictures.rules.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { choose, jpeg, pictureAddress, putPicture, refusedChoice, upload } from '#test-support/pictures.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { deleteProfilePicture, getPicture, updateProfilePicture } from '../profile-picture.contract.ts';

describeOnBothStores('a profile picture', (app, kept) => {
  const filesKept = async () => (await app().filesKept()).sort();

  it('turns an upload into a profile picture that every member sees', async () => {
    const alice = await app().user('alice');
    const answer = await choose(alice, await jpeg());
    expect(answer.status).toBe(200);
    const url = answer.body.profileImageUrl ?? '';
    expect(url).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}\/512\.webp$/);
    expect((await alice.call(getCurrentUser, {})).body.profileImageUrl).toBe(url);

    const bob = await app().user('bob');
    for (const size of [512, 96]) {
      const seen = await bob.fetch(url.replace('/512.', `/${size}.`));
      expect(seen.headers.get('content-type')).toBe('image/webp');
      expect(seen.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      const info = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
      expect([info.format, info.width, info.height]).toEqual(['webp', size, size]);
    }
    expect((await app().visitor().fetch(url)).status).toBe(401);
    const wrong = { pictureId: 'x', fileName: '512.webp' };
    expect((await bob.refused(getPicture, { params: wrong })).status).toBe(404);
    expect((await bob.fetch(url.replace('/512.', '/513.'))).status).toBe(404);
  });

  it('replaces and removes: nothing of the former picture or of the original stays', async () => {
    const dora = await app().user('dora');
    const before = await filesKept();
    await choose(dora, await jpeg());
    const second = (await choose(dora, await jpeg(50, 90))).body.profileImageUrl ?? '';
    expect((await filesKept()).filter((file) => !before.includes(file))).toHaveLength(2);
    expect((await dora.fetch(second)).status).toBe(200);
    expect((await dora.call(deleteProfilePicture, {})).body.profileImageUrl).toBeNull();
    expect((await dora.fetch(second)).status).toBe(404);
    expect(await filesKept()).toEqual(before);
    expect((await dora.call(deleteProfilePicture, {})).status).toBe(200);
  });

  it('keeps no place, camera or colour profile, and stands upright', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '31/1 46/1 0/1' } };
    // The left half is red in what is stored, the upper half in what the camera saw (orientation 6).
    const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const sideways = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const carol = await app().user('carol');
    const url = (await choose(carol, sideways)).body.profileImageUrl ?? '';
    const picture = Buffer.from(await (await carol.fetch(url)).arrayBuffer());
    const info = await sharp(picture).metadata();
    expect([info.exif, info.icc, info.xmp, info.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(picture.toString('latin1')).not.toContain('SecretCamera');
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
    expect(pixel(256, 20)[0]).toBeGreaterThan(200);
    expect(pixel(256, 490)[2]).toBeGreaterThan(200);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('reads %s, whatever it is called', async (format) => {
    const erin = await app().user('erin');
    const bytes = await sharp(await jpeg())
      .toFormat(format)
      .toBuffer();
    expect((await choose(erin, bytes, 'text/html')).status).toBe(200);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a page behind a PNG signature', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
    ['nothing', ''],
  ])('refuses %s with 415', async (_, text) => {
    const frank = await app().user('frank');
    const answer = await refusedChoice(frank, Buffer.from(text, 'latin1'), 'image/png');
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect((await frank.call(getCurrentUser, {})).body.profileImageUrl).toBeNull();
  });

  it('refuses a cut-off picture with 415 and one of more than 50 megapixels with 413', async () => {
    const frank = await app().user('frank');
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect((await refusedChoice(frank, noise.subarray(0, noise.length / 2))).status).toBe(415);
    const bomb = await sharp({ create: { width: 8000, height: 6251, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const answer = await refusedChoice(frank, bomb);
    expect([answer.status, answer.body.message]).toEqual([
      413,
      'This picture has more than 50 megapixels. Please choose a smaller one.',
    ]);
  });

  it('refuses what a decoder has to hold as a whole and is too large for that, with 413', async () => {
    const frank = await app().user('frank');
    // Adam7, 16 bits a sample: 389 KB that took half a gigabyte.
    const answer = await refusedChoice(frank, interlacedPngOfEdge(7071), 'image/png');
    expect([answer.status, answer.body.message]).toEqual([
      413,
      'This picture takes too much memory to read. Please choose a smaller one, or save it as a JPEG.',
    ]);
  });

  it('takes what a phone with 50 megapixels makes, also progressive', async () => {
    const frank = await app().user('frank');
    for (const progressive of [false, true]) {
      const image = { width: 8160, height: 6120, channels: 3, background: '#c4694a' } as const;
      const photo = await sharp({ create: image }).jpeg({ progressive, quality: 50 }).toBuffer();
      expect((await choose(frank, photo)).status).toBe(200);
    }
  });

  it('refuses an AVIF of more than 16 megapixels, which takes long to read, with 413', async () => {
    const frank = await app().user('frank');
    const answer = await refusedChoice(frank, await avifOfEdge(7000));
    expect([answer.status, answer.body.message]).toEqual([
      413,
      'This picture has more than 16 megapixels. Please choose a smaller one, or save it as a JPEG.',
    ]);
  });

  if (kept === 'disk')
    it('takes 5,242,880 bytes and not one more, announced or not', async () => {
      const grace = await app().user('grace');
      const url = await pictureAddress(grace);
      expect((await putPicture(grace, url, new Uint8Array(PICTURE_LIMITS.bytes))).status).toBe(200);
      const before = await filesKept();
      const large = new Uint8Array(PICTURE_LIMITS.bytes + 1);
      expect((await putPicture(grace, await pictureAddress(grace), large)).status).toBe(413);
      const unannounced = { method: 'PUT', body: new Blob([large]).stream(), duplex: 'half' } as RequestInit;
      const answer = await grace.fetch(await pictureAddress(grace), unannounced);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        message: 'This picture is larger than 5 MB. Please choose a smaller one.',
      });
      expect(await filesKept()).toEqual(before);
    });

  if (kept === 'S3')
    it('makes a picture of 5,242,880 bytes and removes what has one more', async () => {
      const grace = await app().user('grace');
      const before = await filesKept();
      const large = await refusedChoice(grace, new Uint8Array(PICTURE_LIMITS.bytes + 1));
      expect([large.status, large.body.message]).toEqual([
        413,
        'This picture is larger than 5 MB. Please choose a smaller one.',
      ]);
      expect(await filesKept()).toEqual(before);
      // Not a picture, but no larger than one may be.
      expect((await refusedChoice(grace, new Uint8Array(PICTURE_LIMITS.bytes))).status).toBe(415);
    });

  it("accepts only an own upload's address as a picture", async () => {
    const ivan = await app().user('ivan');
    const judy = await app().user('judy');
    const hers = await upload(judy, await jpeg());
    const empty = await pictureAddress(ivan);
    const others = [
      hers,
      empty,
      'https://evil.example/me.jpg',
      '/api/objects/none',
      '',
      'javascript:alert(1)',
    ];
    for (const profileImageURL of others) {
      const answer = await ivan.refused(updateProfilePicture, { body: { profileImageURL } });
      expect([profileImageURL, answer.status]).toEqual([profileImageURL, 400]);
    }
    const [bare = ''] = hers.split('?');
    const once = await Promise.all(
      [1, 2, 3].map(() => judy.call(updateProfilePicture, { body: { profileImageURL: bare } })),
    );
    expect(once.map(({ status }) => status)).toEqual([200, 200, 200]);
    const seen = once[0]?.body.profileImageUrl ?? '';
    expect(once.map(({ body }) => body.profileImageUrl)).toEqual([seen, seen, seen]);
    expect((await judy.fetch(seen)).status).toBe(200);
    const before = await filesKept();
    // The answer was lost, and the save comes again; once there is another picture, it is over.
    const again = await judy.call(updateProfilePicture, { body: { profileImageURL: hers } });
    expect([again.status, again.body.profileImageUrl, await filesKept()]).toEqual([200, seen, before]);
    expect((await ivan.refused(updateProfilePicture, { body: { profileImageURL: hers } })).status).toBe(400);
    await choose(judy, await jpeg(30, 30));
    expect((await judy.refused(updateProfilePicture, { body: { profileImageURL: hers } })).status).toBe(400);
  });
});

/** A square PNG in seven passes, of 16 bits a sample, that says that it has so many pixels on each side, and is not whole. */
function interlacedPngOfEdge(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const rows = deflateSync(Buffer.alloc(edge * 8));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A square AVIF that says that it has so many pixels on each side, and is not whole. */
async function avifOfEdge(edge: number): Promise<Buffer> {
  const small = await sharp(await jpeg(64, 64))
    .avif()
    .toBuffer();
  // The box that tells the size: its name, a version, width and height.
  const at = small.indexOf('ispe') + 8;
  small.writeUInt32BE(edge, at);
  small.writeUInt32BE(edge, at + 4);
  return small;
}
