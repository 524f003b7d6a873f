import { expect, it } from 'vitest';
import { deleteAccount, exportMine } from '#features/accounts/settings.contract.ts';
import { beginPut } from '#test-support/begin-put.ts';
import { PASSWORD } from '#test-support/people.ts';
import { choose, jpeg, pictureAddress, putPicture, upload } from '#test-support/pictures.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { getObject, putObject } from '../objects.contract.ts';
import { UNCLAIMED_UPLOADS } from '../uploads.rules.ts';
import { sweepUploads } from './sweep.ts';

describeOnBothStores('an upload', (app, kept) => {
  const filesKept = async () => (await app().filesKept()).sort();
  /** Where this server gives an upload to its owner, wherever its bytes are. */
  const placeOf = (url: string) => `/api/objects/${new URL(url).pathname.split('/').at(-1)}`;

  if (kept === 'S3')
    it('gives addresses of the bucket, which are good for that one object', async () => {
      const heidi = await app().user('heidi');
      const url = await pictureAddress(heidi);
      expect(url.startsWith(app().objects.directBase ?? 'none')).toBe(true);
      expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('900');
      const other = new URL(await pictureAddress(heidi)).pathname;
      expect(
        (await putPicture(heidi, new URL(url).href.replace(new URL(url).pathname, other), 'x')).status,
      ).toBe(403);
      const seen = (await heidi.fetch('/api/objects/none')).headers.get('content-security-policy');
      expect(seen).not.toContain(new URL(url).origin);
      const page = (await heidi.fetch('/')).headers.get('content-security-policy');
      expect(page).toContain(`connect-src 'self' ${new URL(url).origin}`);
    });

  if (kept === 'disk')
    it('refuses an altered, a foreign and an expired address', async () => {
      const heidi = await app().user('heidi');
      const url = new URL(await pictureAddress(heidi));
      const other = new URL(await pictureAddress(heidi));
      const attempt = async (change: (altered: URL) => void) => {
        const altered = new URL(url);
        change(altered);
        return putPicture(heidi, altered.href, 'x');
      };
      const attemptAt = async (path: string) => putPicture(heidi, path + url.search, 'x');
      expect((await attempt((u) => u.searchParams.set('expires', '9999999999999'))).status).toBe(403);
      expect((await attempt((u) => u.searchParams.set('signature', 'AAAA'))).status).toBe(403);
      expect((await attempt((u) => u.searchParams.delete('signature'))).status).toBe(400);
      expect((await attemptAt(other.pathname)).status).toBe(403);
      expect((await attemptAt('/api/objects/..%2f..%2fetc%2fpasswd')).status).toBe(400);
      expect((await attemptAt('/api/objects/..')).status).toBe(404);
      const query = { expires: 1, signature: 'AAAA' };
      expect((await heidi.refused(putObject, { params: { objectId: 'x' }, query })).status).toBe(403);
      app().clock.advance({ minutes: 16 });
      const expired = await putPicture(heidi, url.href, 'x');
      expect([expired.status, (await expired.json()).message]).toEqual([403, 'Request has expired']);
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

  if (kept === 'disk')
    it('shows nothing of an upload that broke off', async () => {
      const mia = await app().user('mia');
      const url = new URL(await pictureAddress(mia));
      const before = await filesKept();
      const { socket, closed } = beginPut(url.href, 1000, 'half');
      await expect.poll(async () => (await filesKept()).length).toBe(before.length + 1);
      socket.destroy();
      await closed;
      await expect.poll(filesKept).toEqual(before);
      expect((await mia.fetch(url.pathname)).status).toBe(404);
    });

  it('keeps the newest uploads of a user, and for a day', async () => {
    const nora = await app().user('nora');
    const urls: string[] = [];
    for (let i = 0; i < UNCLAIMED_UPLOADS + 2; i++) {
      urls.push(placeOf(await upload(nora, Buffer.from(`${i}`))));
      app().clock.advance({ ms: 1 });
    }
    const there = async () => {
      const answers = await Promise.all(urls.map((url) => nora.fetch(url)));
      return answers.map(({ status }) => status);
    };
    expect(await there()).toEqual([404, 404, ...Array.from({ length: UNCLAIMED_UPLOADS }, () => 200)]);
    const picture = (await choose(nora, await jpeg())).body.profileImageUrl ?? '';
    app().clock.advance({ hours: 25 });
    await sweepUploads(app().server.deps);
    const again = await app().user('nora');
    expect((await again.fetch(urls.at(-1) ?? '')).status).toBe(404);
    expect((await again.fetch(picture)).status).toBe(200);
  });

  it('hands out and erases a person’s files', async () => {
    const olga = await app().user('olga');
    const before = await filesKept();
    const picture = (await choose(olga, await jpeg())).body.profileImageUrl ?? '';
    const open = await upload(olga, Buffer.from('not chosen yet'));
    const { files, account } = (await olga.call(exportMine, {})).body as unknown as {
      files: { url: string }[];
      account: { profileImageUrl: string }[];
    };
    // The file is opened far from any page: its addresses say where they are.
    const { publicUrl } = app().server.deps;
    const places = [picture, picture.replace('/512.', '/96.'), placeOf(open)];
    expect(files.map(({ url }) => url).sort()).toEqual(places.map((path) => `${publicUrl}${path}`).sort());
    expect(account[0]!.profileImageUrl).toBe(`${publicUrl}${picture}`);
    for (const path of places) expect((await olga.fetch(path)).status).toBe(200);
    expect((await olga.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(204);
    expect(await filesKept()).toEqual(before);
    const late = await putPicture(await app().user('peter'), open, 'too late');
    if (kept === 'disk') expect(late.status).toBe(404);
    // A bucket does not know accounts: what still arrives there belongs to no user, and is swept.
    else await app().objects.remove([placeOf(open).slice('/api/objects/'.length)]);
    expect(await filesKept()).toEqual(before);
  });
});
