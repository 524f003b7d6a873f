import AwsS3 from '@uppy/aws-s3';
import { withRetries } from './with-retries.ts';

type Sending = Parameters<(typeof AwsS3)['uploadPartBytes']>[0];
type Sent = ReturnType<(typeof AwsS3)['uploadPartBytes']>;

/** Sends the bytes of a file's one request as Uppy does, and again after a failure that may pass. */
export function sendWithRetries(sending: Sending): Sent {
  return withRetries(() => AwsS3.uploadPartBytes(sending), sending.signal);
}
