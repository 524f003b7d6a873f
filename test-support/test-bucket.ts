import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { STORE_MARK } from '#platform/server/object-store/object-store.ts';
import { findOrMakeBucket } from '#platform/server/object-store/s3-bucket.ts';
import { createS3Client, type S3Settings } from '#platform/server/object-store/s3-client.ts';
import { createS3ObjectStore } from '#platform/server/object-store/s3-object-store.ts';
import type { S3Access } from './throwaway-s3.ts';

export interface TestBucket {
  settings: S3Settings;
  /** Every object and every unfinished upload in it, by its whole name, but for what a store says of itself. */
  contents(): Promise<string[]>;
  remove(): Promise<void>;
}

let made = 0;

/** An empty bucket of the test's own on the run's S3 server, which starts now if nobody has needed it before. */
export async function createTestBucket(offer: string | null): Promise<TestBucket> {
  if (offer === null) throw new Error('no S3 server: see the warning at the start of the run');
  const answer = await fetch(offer);
  if (!answer.ok) throw new Error(`the S3 server did not start: ${await answer.text()}`);
  const access = (await answer.json()) as S3Access;
  const bucket = `lampstand-${process.pid}-${Date.now()}-${made++}`;
  const settings = { ...access, bucket };
  await findOrMakeBucket(settings);
  const client = createS3Client(settings);
  return {
    settings,
    async contents() {
      const objects = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      const uploads = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
      return [...(objects.Contents ?? []), ...(uploads.Uploads ?? [])]
        .map(({ Key = '' }) => Key)
        .filter((name) => !name.endsWith(STORE_MARK));
    },
    async remove() {
      await createS3ObjectStore(settings).sweepUnfinished(Number.POSITIVE_INFINITY);
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      await client.send(new DeleteBucketCommand({ Bucket: bucket }));
      client.destroy();
    },
  };
}
