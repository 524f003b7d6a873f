import { expect, it } from 'vitest';
import { uploadsId } from './kept-uploads.ts';
import { MY_FILES } from './upload-place.ts';
import { uploadSession } from './upload-session.ts';

const LIMITS = { bytes: 0, limitBytes: 10, fileLimitBytes: 10 };
const NEWS = { onUploaded: () => {}, onSignedOut: () => {} };

it('keeps nobody from what is kept when it could not begin', async () => {
  // There is no page here, and Uppy needs one.
  await expect(uploadSession('ruth', MY_FILES, LIMITS, NEWS)).rejects.toThrow();
  // Where it is still held, this waits for ever.
  expect(await navigator.locks.request(uploadsId('ruth', MY_FILES.id), () => 'free')).toBe('free');
});
