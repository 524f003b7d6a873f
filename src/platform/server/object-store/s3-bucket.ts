import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  HeadBucketCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ANSWER_MS, asFault, createS3Client, type S3Settings } from './s3-client.ts';

/** What the status means. The answer to HEAD has no body, so that the service cannot say it in words. */
const SAID: Record<number, string> = {
  301: 'it is in another region than S3_REGION says',
  400: 'the request was refused; do S3_REGION and the keys belong to this service?',
  403: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not accepted, or may not use it',
};

/**
 * Makes sure that the bucket exists.
 * @throws StoreUnavailable when the service does not answer, or not in time; Error, with what to mend, when it refuses.
 */
export async function findOrMakeBucket(
  settings: S3Settings,
  answerMs = ANSWER_MS,
): Promise<'found' | 'made'> {
  const client = createS3Client(settings);
  const Bucket = settings.bucket;
  const inTime = () => ({ abortSignal: AbortSignal.timeout(answerMs) });
  try {
    await client.send(new HeadBucketCommand({ Bucket }), inTime());
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
    await client.send(new CreateBucketCommand({ Bucket, ...place }), inTime());
    return 'made';
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'BucketAlreadyOwnedByYou') return 'found';
    const fault = asFault(error);
    // No service's word, and no network's: what came could not be read.
    if (fault === error) {
      throw new Error(`S3_ENDPOINT does not answer as an S3 service does: ${firstLine(error)}`, {
        cause: error,
      });
    }
    if ((statusOf(error) ?? 500) >= 500) throw fault;
    throw new Error(`it does not exist, and could not be made: ${firstLine(error)}`, { cause: error });
  } finally {
    client.destroy();
  }
}

/** The library's second line is for programmers. */
function firstLine(error: unknown): string {
  return (error as Error).message.split('\n', 1)[0]!;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
