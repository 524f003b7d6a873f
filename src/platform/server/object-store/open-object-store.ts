import path from 'node:path';
import { type Config, ConfigError, s3Of } from '../config.ts';
import { createDiskObjectStore } from './disk-object-store.ts';
import { type ObjectStore, StoreUnavailable } from './object-store.ts';

/**
 * The store that is configured: a bucket, or a folder of `DATA_DIR`. A bucket that does not exist is made. A service
 * that does not answer yet is only logged, because everything but files works without it.
 * @throws ConfigError in one line when the bucket cannot be used.
 */
export async function openObjectStore(config: Config, log: (text: string) => void): Promise<ObjectStore> {
  const settings = s3Of(config);
  if (!settings) return createDiskObjectStore(path.join(config.DATA_DIR, 'objects'));
  // Imported only here, because the client library costs memory and time, which a server that keeps its files on disk
  // must not spend.
  const { createS3ObjectStore } = await import('./s3-object-store.ts');
  const { findOrMakeBucket } = await import('./s3-bucket.ts');
  const name = `bucket '${settings.bucket}' at ${settings.endpoint}`;
  try {
    if ((await findOrMakeBucket(settings)) === 'made') log(`Made the ${name}.`);
  } catch (error) {
    if (error instanceof StoreUnavailable) log(`⚠ The ${name} does not answer: ${error.message}`);
    else
      throw new ConfigError(`Wrong configuration: the ${name} cannot be used: ${(error as Error).message}`);
  }
  return createS3ObjectStore(settings);
}
