import { createTestBucket } from '../test-support/test-bucket.ts';
import { createPostgresDatabase } from '../test-support/test-database.ts';

/** What a journey's server keeps its data and its files in. */
export interface BackingOptions {
  engine: 'sqlite' | 'postgres';
  store: 'disk' | 's3';
}

export interface Backing {
  /** The server's settings for it. */
  env: Record<string, string>;
  /** The names of everything in the bucket; null when there is none. */
  filesKept(): Promise<string[] | null>;
  /** Call it when the server has ended. */
  remove(): Promise<void>;
}

/** A database and a bucket of the server's own, where it does not keep both in its folder. */
export async function createBacking({ engine, store }: BackingOptions): Promise<Backing> {
  const database =
    engine === 'postgres' ? await createPostgresDatabase(process.env.TEST_DATABASE_URL ?? null) : null;
  const bucket = store === 's3' ? await createTestBucket(process.env.TEST_S3_OFFER ?? null) : null;
  return {
    env: {
      ...(database && { DATABASE_URL: database.location.url }),
      ...(bucket && {
        S3_ENDPOINT: bucket.settings.endpoint,
        S3_BUCKET: bucket.settings.bucket,
        S3_REGION: bucket.settings.region,
        S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      }),
    },
    filesKept: async () => (await bucket?.contents()) ?? null,
    async remove() {
      await database?.remove();
      await bucket?.remove();
    },
  };
}
