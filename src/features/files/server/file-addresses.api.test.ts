import { expect, it } from 'vitest';
import { addressFor, deleteAll, listed, put, used } from '#test-support/my-files.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { describeOnBothStores } from '#test-support/start-test-app.ts';
import { beginUpload, signPart, signUpload } from '../large-files.contract.ts';

const NO_NAMES = [
  '../../etc/passwd',
  'a/b.txt',
  'a\\b.txt',
  '..',
  '.',
  '   ',
  '\0',
  '\u202A\u202C',
  'x'.repeat(256),
];

const MARKED = [
  ['\u202Aفایل من\u202C.pdf', 'فایل من.pdf'],
  ['\u2068דרשה\u2069.mp3', 'דרשה.mp3'],
  ['می\u200cخواهم.txt', 'می\u200cخواهم.txt'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['two\n\u2028lines\0', 'twolines'],
] as const;

const EXPIRED = '<Message>Request has expired</Message>';

describeOnBothStores('names, keys and addresses of large files', (app, kept) => {
  it('are refused where they are none that a file can have', async () => {
    const alice = await app().user('alice');
    for (const filename of NO_NAMES) {
      const begun = await alice.refused(beginUpload, { body: { filename } });
      const signed = await alice.refused(signUpload, { query: { filename } });
      expect([filename, begun.status, signed.status]).toEqual([filename, 400, 400]);
    }
    expect([await used(alice), await app().filesKept()]).toEqual([0, []]);
  });

  it('are kept without what cannot be seen in them', async () => {
    const dana = await app().user('dana');
    for (const [filename] of MARKED) {
      const { url } = await addressFor(dana, { filename });
      expect((await put(dana, url, 'words')).status).toBe(200);
      await (await PartedUpload.begin(dana, { filename })).abort();
    }
    const names = (await listed(dana)).map(({ name }) => name);
    expect(names.sort()).toEqual(MARKED.map(([, name]) => name).sort());
    await deleteAll(dana);
    await app().server.idle();
  });

  it('are refused where there is no such key, upload or part number', async () => {
    const alice = await app().user('alice');
    const upload = await PartedUpload.begin(alice);
    const { uploadId, key } = upload;
    const wrong = [
      [`${uploadId}?key=..%2F..%2Fetc%2Fpasswd`, 400],
      [`${uploadId}?key=..`, 400],
      [uploadId, 400],
      [`${uploadId}?key=none`, 404],
      [`..%2F..%2Fkept?key=${key}`, 404],
      [`00000000-0000-0000-0000-000000000000?key=${key}`, 404],
      ...['0', '10001', '1.5', '-1', 'x'].map((part) => [`${uploadId}/${part}?key=${key}`, 400] as const),
    ] as const;
    for (const [path, status] of wrong) {
      const answer = await alice.send('GET', `/s3/multipart/${path}`);
      expect([path, answer.status]).toEqual([path, status]);
    }
    const last = { uploadId, partNumber: 10_000 };
    expect((await alice.call(signPart, { params: last, query: { key } })).status).toBe(200);
    await upload.abort();
  });

  it('are good for what they were signed for alone', async () => {
    const bob = await app().user('bob');
    const upload = await PartedUpload.begin(bob);
    const other = await PartedUpload.begin(bob);
    const address = await upload.address(1);
    const attempt = async (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      expect(url.href).not.toBe(address);
      return (await put(bob, url.href, 'x')).status;
    };
    const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value);
    const anotherKey = (url: URL) => {
      url.pathname = url.pathname.replace(upload.key, other.key);
    };
    const [expires, signature, longer] =
      kept === 'S3'
        ? ['X-Amz-Expires', 'X-Amz-Signature', '604800']
        : ['expires', 'signature', '9999999999999'];
    const anotherPart = (url: URL) => {
      url.pathname = url.pathname.replace(/\/parts\/1$/, '/parts/2');
      if (url.searchParams.has('partNumber')) url.searchParams.set('partNumber', '2');
    };
    expect(await attempt(set(expires, longer))).toBe(403);
    expect(await attempt(set(signature, 'AAAA'))).toBe(403);
    expect(await attempt(set('uploadId', other.uploadId))).toBe(403);
    expect(await attempt(anotherPart)).toBe(403);
    expect(await attempt(anotherKey)).toBe(403);
    expect(await attempt((url) => url.searchParams.delete(signature))).toBe(kept === 'S3' ? 403 : 400);
    const single = new URL((await addressFor(bob)).url);
    single.searchParams.set('key', upload.key);
    expect((await put(bob, single.href, 'x')).status).toBe(403);
    expect((await upload.list()).body).toEqual([]);
    await upload.abort();
    await other.abort();
    expect(await app().filesKept()).toEqual([]);
  });

  it('end, in words that make Uppy try again', async () => {
    const carol = await app().user('carol');
    const upload = await PartedUpload.begin(carol);
    const { uploadId, key } = upload;
    // A bucket goes by its own clock: its address is asked for with less time.
    const brief = await app().objects.multipart.partAddress(key, uploadId, 1, { expiresSeconds: 1 });
    const part = brief ?? (await upload.address(1));
    const { url: whole } = await addressFor(carol);
    app().clock.advance({ hours: 1, ms: 1 });
    for (const url of [part, whole]) {
      await expect.poll(async () => (await put(carol, url, 'x')).status).toBe(403);
      const answer = await put(carol, url, 'x');
      expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
      expect(await answer.text()).toContain(EXPIRED);
    }
    await upload.as(await app().user('carol')).abort();
    expect(await app().filesKept()).toEqual([]);
  });
});
