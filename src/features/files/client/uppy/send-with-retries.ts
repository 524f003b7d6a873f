import AwsS3 from '@uppy/aws-s3';
import { isExpired } from './upload-failure.ts';
import { withRetries } from './with-retries.ts';

type Sending = Parameters<(typeof AwsS3)['uploadPartBytes']>[0];
type Sent = ReturnType<(typeof AwsS3)['uploadPartBytes']>;
type Signature = Sending['signature'];

/**
 * Sends the bytes of a file's one request as Uppy does, and again after a failure that may pass. An address that has expired
 * (docs/product.md, Uploads) is replaced by a new one, which `sign` gets, as Uppy does for parts.
 */
export async function sendWithRetries(
  sending: Sending,
  sign: () => Promise<Signature>,
  send: (sending: Sending) => Sent = AwsS3.uploadPartBytes,
): Sent {
  let { signature } = sending;
  let isOld = false;
  const sent = await withRetries(async () => {
    if (isOld) signature = await sign();
    isOld = false;
    try {
      return await send({ ...sending, signature });
    } catch (error) {
      isOld = isExpired(error);
      throw error;
    }
  }, sending.signal);
  // Uppy takes the file to be at the first address unless it is told.
  return signature === sending.signature
    ? sent
    : { ...sent, location: sent.location ?? withoutQuery(signature.url) };
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
