import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getCurrentUser } from '#features/accounts/accounts.contract.ts';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { describeOnBothStores, PASSWORD } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import {
  changeProfilePicture,
  createUpload,
  getObject,
  getPicture,
  putObject,
  removeProfilePicture,
} from '../uploads.contract.ts';
import { PICTURE_LIMITS } from '../uploads.rules.ts';
import { sweepUploads } from './sweep.ts';

const jpeg = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#c4694a' } })
    .jpeg()
    .toBuffer();

describeOnBothStores('uploads', (app, store) => {
  const filesKept = async () => (await app().filesKept()).sort();
  /** Where this server gives an upload to its owner, wherever its bytes are. */
  const placeOf = (url: string) => `/api/objects/${new URL(url).pathname.split('/').at(-1)}`;
  const addressFor = async (client: TestClient) => (await client.call(createUpload, {})).body.uploadURL;
  const put = (client: TestClient, url: string, body: RequestInit['body'], type = 'image/jpeg') =>
    client.fetch(url, { method: 'PUT', body: body ?? null, headers: { 'content-type': type } });
  async function upload(client: TestClient, bytes: Uint8Array, type = 'image/jpeg') {
    const url = await addressFor(client);
    expect((await put(client, url, new Uint8Array(bytes), type)).status).toBe(200);
    return url;
  }
  const choose = async (client: TestClient, bytes: Uint8Array, type?: string) =>
    client.call(changeProfilePicture, { body: { profileImageURL: await upload(client, bytes, type) } });
  const refusedChoice = async (client: TestClient, bytes: Uint8Array, type?: string) =>
    client.refused(changeProfilePicture, { body: { profileImageURL: await upload(client, bytes, type) } });

  it('turns an upload into a profile picture that every member sees', async () => {
    const alice = await app().user('alice');
    const answer = await choose(alice, await jpeg());
    expect(answer.status).toBe(200);
    const url = answer.body.profileImageUrl ?? '';
    expect(url).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}\/512\.webp$/);
    expect((await alice.call(getCurrentUser, {})).body.profileImageUrl).toBe(url);

    const bob = await app().user('bob');
    for (const size of [512, 96]) {
      const seen = await bob.fetch(url.replace('512', `${size}`));
      expect(seen.headers.get('content-type')).toBe('image/webp');
      expect(seen.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      const info = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
      expect([info.format, info.width, info.height]).toEqual(['webp', size, size]);
    }
    expect((await app().visitor().fetch(url)).status).toBe(401);
    const wrong = { pictureId: 'x', fileName: '512.webp' };
    expect((await bob.refused(getPicture, { params: wrong })).status).toBe(404);
    expect((await bob.fetch(url.replace('512', '513'))).status).toBe(404);
  });

  it('replaces and removes: nothing of the former picture or of the original stays', async () => {
    const dora = await app().user('dora');
    const before = await filesKept();
    await choose(dora, await jpeg());
    const second = (await choose(dora, await jpeg(50, 90))).body.profileImageUrl ?? '';
    expect((await filesKept()).filter((file) => !before.includes(file))).toHaveLength(2);
    expect((await dora.fetch(second)).status).toBe(200);
    expect((await dora.call(removeProfilePicture, {})).body.profileImageUrl).toBeNull();
    expect((await dora.fetch(second)).status).toBe(404);
    expect(await filesKept()).toEqual(before);
    expect((await dora.call(removeProfilePicture, {})).status).toBe(200);
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

  if (store === 'disk')
    it('takes 5,242,880 bytes and not one more, announced or not', async () => {
      const grace = await app().user('grace');
      const url = await addressFor(grace);
      expect((await put(grace, url, new Uint8Array(PICTURE_LIMITS.bytes))).status).toBe(200);
      const before = await filesKept();
      const large = new Uint8Array(PICTURE_LIMITS.bytes + 1);
      expect((await put(grace, await addressFor(grace), large)).status).toBe(413);
      const unannounced = { method: 'PUT', body: new Blob([large]).stream(), duplex: 'half' } as RequestInit;
      const answer = await grace.fetch(await addressFor(grace), unannounced);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        message: 'This picture is larger than 5 MB. Please choose a smaller one.',
      });
      expect(await filesKept()).toEqual(before);
    });

  if (store === 'S3')
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

  if (store === 'S3')
    it('gives addresses of the bucket, which are good for that one object', async () => {
      const heidi = await app().user('heidi');
      const url = await addressFor(heidi);
      expect(url.startsWith(app().objects.directBase ?? 'none')).toBe(true);
      expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('900');
      const other = new URL(await addressFor(heidi)).pathname;
      expect((await put(heidi, new URL(url).href.replace(new URL(url).pathname, other), 'x')).status).toBe(
        403,
      );
      const seen = (await heidi.fetch('/api/objects/none')).headers.get('content-security-policy');
      expect(seen).not.toContain(new URL(url).origin);
      const page = (await heidi.fetch('/')).headers.get('content-security-policy');
      expect(page).toContain(`connect-src 'self' ${new URL(url).origin}`);
    });

  if (store === 'disk')
    it('refuses an altered, a foreign and an expired address', async () => {
      const heidi = await app().user('heidi');
      const url = new URL(await addressFor(heidi));
      const other = new URL(await addressFor(heidi));
      const attempt = async (change: (altered: URL) => void) => {
        const altered = new URL(url);
        change(altered);
        return put(heidi, altered.href, 'x');
      };
      const attemptAt = async (path: string) => put(heidi, path + url.search, 'x');
      expect((await attempt((u) => u.searchParams.set('expires', '9999999999999'))).status).toBe(403);
      expect((await attempt((u) => u.searchParams.set('signature', 'AAAA'))).status).toBe(403);
      expect((await attempt((u) => u.searchParams.delete('signature'))).status).toBe(400);
      expect((await attemptAt(other.pathname)).status).toBe(403);
      expect((await attemptAt('/api/objects/..%2f..%2fetc%2fpasswd')).status).toBe(400);
      expect((await attemptAt('/api/objects/..')).status).toBe(404);
      const query = { expires: 1, signature: 'AAAA' };
      expect((await heidi.refused(putObject, { params: { objectId: 'x' }, query })).status).toBe(403);
      app().clock.advance({ minutes: 16 });
      const expired = await put(heidi, url.href, 'x');
      expect([expired.status, (await expired.json()).message]).toEqual([403, 'Request has expired']);
    });

  it("accepts only an own upload's address as a picture", async () => {
    const ivan = await app().user('ivan');
    const judy = await app().user('judy');
    const hers = await upload(judy, await jpeg());
    const empty = await addressFor(ivan);
    const others = [
      hers,
      empty,
      'https://evil.example/me.jpg',
      '/api/objects/none',
      '',
      'javascript:alert(1)',
    ];
    for (const profileImageURL of others) {
      const answer = await ivan.refused(changeProfilePicture, { body: { profileImageURL } });
      expect([profileImageURL, answer.status]).toEqual([profileImageURL, 400]);
    }
    const [bare = ''] = hers.split('?');
    const once = await Promise.all(
      [1, 2, 3].map(() => judy.call(changeProfilePicture, { body: { profileImageURL: bare } })),
    );
    expect(once.map(({ status }) => status)).toEqual([200, 200, 200]);
    const seen = once[0]?.body.profileImageUrl ?? '';
    expect(once.map(({ body }) => body.profileImageUrl)).toEqual([seen, seen, seen]);
    expect((await judy.fetch(seen)).status).toBe(200);
    const before = filesKept();
    // The answer was lost, and the save comes again; once there is another picture, it is over.
    const again = await judy.call(changeProfilePicture, { body: { profileImageURL: hers } });
    expect([again.status, again.body.profileImageUrl, filesKept()]).toEqual([200, seen, before]);
    expect((await ivan.refused(changeProfilePicture, { body: { profileImageURL: hers } })).status).toBe(400);
    await choose(judy, await jpeg(30, 30));
    expect((await judy.refused(changeProfilePicture, { body: { profileImageURL: hers } })).status).toBe(400);
  });

  it('gives an upload to its owner alone, whole, in part, or not again', async () => {
    const ken = await app().user('ken');
    const path = placeOf(await upload(ken, Buffer.from('0123456789'), 'text/html'));
    const whole = await ken.fetch(path);
    expect(await whole.text()).toBe('0123456789');
    expect(whole.headers.get('content-type')).toBe('application/octet-stream');
    expect(whole.headers.get('content-disposition')).toBe('attachment');
    const etag = whole.headers.get('etag') ?? '';
    const get = (headers: Record<string, string>) => ken.fetch(path, { headers });
    const part = await get({ range: 'bytes=2-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    expect((await get({ range: 'bytes=2-4', 'if-range': '"old"' })).status).toBe(200);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ range: 'bytes=10-' })).status).toBe(416);
    const head = await ken.fetch(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    const lena = await app().user('lena');
    expect((await lena.fetch(path)).status).toBe(404);
    expect((await lena.refused(getObject, { params: { objectId: 'none' } })).status).toBe(404);
  });

  if (store === 'disk')
    it('shows nothing of an upload that broke off', async () => {
      const mia = await app().user('mia');
      const url = new URL(await addressFor(mia));
      const before = await filesKept();
      const socket = connect(Number(url.port), url.hostname);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.write(
        `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 1000\r\n\r\nhalf`,
      );
      await expect.poll(async () => (await filesKept()).length).toBe(before.length + 1);
      socket.destroy();
      await closed;
      await expect.poll(filesKept).toEqual(before);
      expect((await mia.fetch(url.pathname)).status).toBe(404);
    });

  it('keeps the five newest uploads of a user, and for a day; unknown bytes go too', async () => {
    const nora = await app().user('nora');
    const urls: string[] = [];
    for (let i = 0; i < 7; i++) {
      urls.push(placeOf(await upload(nora, Buffer.from(`${i}`))));
      app().clock.advance({ ms: 1 });
    }
    const there = async () => {
      const answers = await Promise.all(urls.map((url) => nora.fetch(url)));
      return answers.map(({ status }) => status);
    };
    expect(await there()).toEqual([404, 404, 200, 200, 200, 200, 200]);
    const picture = (await choose(nora, await jpeg())).body.profileImageUrl ?? '';
    async function* bytes() {
      yield Buffer.from('lost');
    }
    await app().objects.put('nobody-knows', bytes(), { maxBytes: 9, contentType: 'x/y' });
    await sweepUploads(app());
    expect(await filesKept()).toContain('nobody-knows');
    app().clock.advance({ hours: 25 });
    await sweepUploads(app());
    const again = await app().user('nora');
    expect((await again.fetch(urls[6] ?? '')).status).toBe(404);
    expect((await again.fetch(picture)).status).toBe(200);
    expect(await filesKept()).not.toContain('nobody-knows');
  });

  it('hands out and erases a person’s files', async () => {
    const olga = await app().user('olga');
    const before = await filesKept();
    const picture = (await choose(olga, await jpeg())).body.profileImageUrl ?? '';
    const open = await upload(olga, Buffer.from('not chosen yet'));
    const { files } = (await olga.call(exportMine, {})).body as unknown as { files: { url: string }[] };
    expect(files.map(({ url }) => url).sort()).toEqual(
      [picture, picture.replace('512', '96'), placeOf(open)].sort(),
    );
    expect((await olga.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    expect(await filesKept()).toEqual(before);
    const late = await put(await app().user('peter'), open, 'too late');
    if (store === 'disk') expect(late.status).toBe(404);
    // A bucket knows nothing of accounts: what still comes to it belongs to nobody, and is swept.
    else await app().objects.remove([placeOf(open).slice('/api/objects/'.length)]);
    expect(await filesKept()).toEqual(before);
  });
});
