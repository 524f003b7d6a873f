import { text } from 'node:stream/consumers';
import { DeleteBucketCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BreakableProxy, startBreakableProxy } from '#test-support/breakable-proxy.ts';
import { createTestBucket, type TestBucket } from '#test-support/test-bucket.ts';
import { ConfigError, readConfig } from '../config.ts';
import { type ObjectStore, StoreUnavailable } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

describe.skipIf(inject('s3Offer') === null)('the object store in a bucket', () => {
  let bucket: TestBucket;
  let store: ObjectStore;
  beforeAll(async () => {
    bucket = await createTestBucket(inject('s3Offer'));
    store = createS3ObjectStore(bucket.settings);
  });
  afterAll(() => bucket?.remove());

  async function* one(bytes: string | Uint8Array) {
    yield Buffer.from(bytes as string);
  }
  const options = { maxBytes: 100, contentType: 'text/plain' };
  const send = (address: string | null, body: string) => fetch(address ?? '', { method: 'PUT', body });
  const upload = { contentType: 'text/plain', expiresSeconds: 60 };
  const download = { fileName: 'Größe.txt', contentType: 'application/octet-stream', expiresSeconds: 60 };

  it('lets a browser send an object, of the announced size if one was announced', async () => {
    const free = await store.uploadAddress('free-0001', upload);
    const bound = await store.uploadAddress('bound-0001', { ...upload, size: 5 });
    expect((await send(free, 'any length')).status).toBe(200);
    expect((await send(bound, '123456')).status).toBe(403);
    expect(await store.stat('bound-0001')).toBeNull();
    const sent = await send(bound, '12345');
    expect([sent.status, (await store.stat('bound-0001'))?.size]).toEqual([200, 5]);
    expect(sent.headers.get('etag')).toBe(`"${(await store.stat('bound-0001'))?.etag}"`);
  });

  it('lets a browser send parts, and fetch the object as a download', async () => {
    const uploadId = await store.multipart.begin('parts-0001', options);
    const address = await store.multipart.partAddress('parts-0001', uploadId, 1, { expiresSeconds: 60 });
    expect((await send(address, 'only part')).status).toBe(200);
    const parts = await store.multipart.parts('parts-0001', uploadId);
    await store.multipart.complete('parts-0001', uploadId, parts ?? []);
    const answer = await fetch((await store.downloadAddress('parts-0001', download)) ?? '');
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual([
      'only part',
      'application/octet-stream',
    ]);
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe.txt");
  });

  it('signs no checksum, which would be that of an empty body, and nothing but what it was asked to', async () => {
    const key = 'signed-0001';
    const addresses = [
      await store.uploadAddress(key, upload),
      await store.uploadAddress(key, { ...upload, size: 5 }),
      await store.downloadAddress(key, download),
      await store.multipart.partAddress(key, 'upload', 1, upload),
    ].map((address) => new URL(address ?? ''));
    for (const { searchParams } of addresses) {
      const names = [...searchParams.keys()].map((name) => name.toLowerCase());
      expect(names.filter((name) => /checksum|sdk-/.test(name))).toEqual([]);
      expect(searchParams.get('X-Amz-Expires')).toBe('60');
    }
    expect(addresses.map(({ pathname }) => pathname)).toEqual(
      Array(4).fill(`/${bucket.settings.bucket}/lampstand/${key}`),
    );
    const [altered] = addresses;
    altered!.pathname = altered!.pathname.replace('0001', '0002');
    expect((await send(altered!.href, 'x')).status).toBe(403);
    const late = new URL((await store.uploadAddress(key, upload)) ?? '');
    late.searchParams.set('X-Amz-Date', '20200101T000000Z');
    expect((await send(late.href, 'x')).status).toBe(403);
    expect(await store.stat(key)).toBeNull();
  });

  it('leaves alone what others keep in the bucket', async () => {
    const client = createS3Client(bucket.settings);
    for (const Key of ['another/one-0001', 'lampstand/not ours.txt']) {
      await client.send(new PutObjectCommand({ Bucket: bucket.settings.bucket, Key, Body: 'x' }));
    }
    await store.put('ours-0001', one('x'), options);
    const swept = await Array.fromAsync(store.olderThan(Date.now() + 60_000));
    expect(swept).toContain('ours-0001');
    expect(swept.filter((key) => /another|not/.test(key))).toEqual([]);
  });

  describe('behind a connection that can be lost', () => {
    let proxy: BreakableProxy;
    let settings: S3Settings;
    let far: ObjectStore;
    beforeAll(async () => {
      const { hostname, port } = new URL(bucket.settings.endpoint);
      proxy = await startBreakableProxy({ host: hostname, port: Number(port) });
      settings = { ...bucket.settings, endpoint: `http://127.0.0.1:${proxy.port}` };
      far = createS3ObjectStore(settings);
    });
    afterAll(() => proxy?.cut());

    it('says so whatever is asked, and works again by itself', async () => {
      await far.put('far-0001', one('still here'), options);
      const uploadId = await far.multipart.begin('far-0002', options);
      await proxy.cut();
      const all = [
        () => far.put('far-0003', one('x'), options),
        () => far.read('far-0001'),
        () => far.stat('far-0001'),
        () => far.remove(['far-0001']),
        () => Array.fromAsync(far.olderThan(1)),
        () => far.sweepUnfinished(1),
        () => far.multipart.begin('far-0003', options),
        () => far.multipart.putPart('far-0002', uploadId, 1, one('x'), options),
        () => far.multipart.parts('far-0002', uploadId),
        () => far.multipart.complete('far-0002', uploadId, [{ partNumber: 1, etag: 'x' }]),
        () => far.multipart.abort('far-0002', uploadId),
        () => far.ping(),
      ];
      for (const attempt of all) await expect(attempt()).rejects.toThrow(StoreUnavailable);
      await proxy.mend();
      expect(await text((await far.read('far-0001'))!)).toBe('still here');
      await far.ping();
    });

    it('says so in the middle of an object too', async () => {
      const megabytes = 8;
      await store.put('far-0004', one(Buffer.alloc(megabytes * 1_000_000)), {
        ...options,
        maxBytes: megabytes * 1_000_000,
      });
      const stream = (await far.read('far-0004'))!;
      await proxy.cut();
      await expect(text(stream)).rejects.toThrow(StoreUnavailable);
      await proxy.mend();
    });
  });

  describe('at the start', () => {
    const open = async (change: Partial<S3Settings>) => {
      const {
        endpoint,
        bucket: name,
        region,
        accessKeyId,
        secretAccessKey,
      } = { ...bucket.settings, ...change };
      const said: string[] = [];
      const env = {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: name,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      const opened = await openObjectStore(readConfig(env), (line) => said.push(line));
      return { opened, said };
    };

    it('finds its bucket, or makes it', async () => {
      expect((await open({})).said).toEqual([]);
      const name = `${bucket.settings.bucket}-made`;
      const { opened, said } = await open({ bucket: name });
      expect(said).toEqual([`Made the bucket '${name}' at ${bucket.settings.endpoint}.`]);
      await opened.put('new-0001', one('x'), options);
      await opened.remove(['new-0001']);
      expect((await open({ bucket: name })).said).toEqual([]);
      await createS3Client(bucket.settings).send(new DeleteBucketCommand({ Bucket: name }));
    });

    it('is stopped by keys that are not accepted, in one line', async () => {
      const wrong = open({ secretAccessKey: 'another' });
      await expect(wrong).rejects.toThrow(ConfigError);
      await expect(wrong).rejects.toThrow(
        /^Wrong configuration: .* S3_SECRET_ACCESS_KEY are not accepted[^\n]*$/,
      );
    });

    it('only tells of a service that does not answer yet', async () => {
      const { opened, said } = await open({ endpoint: 'http://127.0.0.1:1' });
      expect(said).toEqual([expect.stringMatching(/^⚠ The bucket .* does not answer: .*ECONNREFUSED/)]);
      await expect(opened.ping()).rejects.toThrow(StoreUnavailable);
    });
  });
});
