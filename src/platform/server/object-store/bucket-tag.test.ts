import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestBucket, type TestBucket } from '#test-support/test-bucket.ts';
import { bucketTag, PIECE_BYTES } from './bucket-tag.ts';
import { createS3ObjectStore } from './s3-object-store.ts';

async function* chunksOf(size: number) {
  for (let left = size; left > 0; left -= 3_000_000) yield Buffer.alloc(Math.min(left, 3_000_000), 'l');
}

describe.skipIf(inject('s3Offer') === null)('the tag of a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await createTestBucket(inject('s3Offer'));
  });
  afterAll(() => bucket?.remove());

  it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1])(
    'is known beforehand, for %d bytes',
    async (size) => {
      const store = createS3ObjectStore(bucket.settings);
      const options = { maxBytes: size, contentType: 'text/plain' };
      const { etag } = await store.put(`sized-${size}`, chunksOf(size), options);
      expect(await bucketTag(chunksOf(size))).toBe(etag);
    },
  );
});
