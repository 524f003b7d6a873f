import AwsS3 from '@uppy/aws-s3';
import { isWorthRetrying, UPLOAD_RETRY_DELAYS_MS } from '../uploads.rules.ts';

type Sending = Parameters<(typeof AwsS3)['uploadPartBytes']>[0];
type Sent = ReturnType<(typeof AwsS3)['uploadPartBytes']>;

/** Sends bytes as Uppy does, and again after a failure that may pass: Uppy itself repeats only the parts of large files. */
export async function sendWithRetries(sending: Sending): Sent {
  for (const delay of UPLOAD_RETRY_DELAYS_MS) {
    try {
      return await AwsS3.uploadPartBytes(sending);
    } catch (error) {
      const status = (error as { source?: { status?: number } }).source?.status;
      if (sending.signal?.aborted || status === undefined || !isWorthRetrying(status)) throw error;
    }
    await (navigator.onLine ? after(delay) : untilOnline());
  }
  return AwsS3.uploadPartBytes(sending);
}

function after(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
