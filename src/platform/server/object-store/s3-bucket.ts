import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  HeadBucketCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { asFault, createS3Client, type S3Settings } from './s3-client.ts';

/** What the status means. The answer to HEAD has no body, so that the service cannot say it in words. */
const SAID: Record<number, string> = {
  301: 'it is in another region than S3_REGION says',
  400: 'the request was refused; do S3_REGION and the keys belong to this service?',
  403: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not accepted, or may not use it',
};

/**
 * Makes sure that the bucket exists.
 * @throws StoreUnavailable when the service does not answer; Error, with what to mend, when it refuses.
 */
export async function findOrMakeBucket(settings: S3Settings): Promise<'found' | 'made'> {
  const client = createS3Client(settings);
  const Bucket = settings.bucket;
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    return 'found';
  } catch (error) {
    const status = statusOf(error);
    if ((status ?? 500) >= 500) throw asFault(error);
    if (status !== 404)
      throw new Error(SAID[status ?? 0] ?? `the service answered ${status}`, { cause: error });
  }
  try {
    const LocationConstraint = settings.region as BucketLocationConstraint;
    // AWS refuses requests that name its first region.
    const place = settings.region !== 'us-east-1' && { CreateBucketConfiguration: { LocationConstraint } };
    await client.send(new CreateBucketCommand({ Bucket, ...place }));
    return 'made';
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'BucketAlreadyOwnedByYou') return 'found';
    if ((statusOf(error) ?? 500) >= 500) throw asFault(error);
    throw new Error(`it does not exist, and could not be made: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    client.destroy();
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
