import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { onLivingLine } from '#platform/client/lost-line.ts';
import { createUpload } from '../objects.contract.ts';
import { withRetries } from './uppy/with-retries.ts';

/** Milliseconds before the bytes are sent once more: a line that is gone for a moment stops nobody who has pressed 'Send'. */
const AGAIN_AFTER_MS = [500, 2000] as const;

/**
 * Sends a picture's bytes to an address of their own.
 * @returns the address, from which a call makes what it needs
 * @throws ApiError when they were refused; TypeError when there is no connection
 */
export async function sendPicture(picture: Blob): Promise<string> {
  const { uploadURL } = await callEndpoint(createUpload, {});
  await withRetries(() => put(uploadURL, picture), undefined, {
    delays: AGAIN_AFTER_MS,
    waitsForLine: false,
  });
  return uploadURL;
}

function put(uploadURL: string, picture: Blob): Promise<void> {
  return onLivingLine({ bytes: picture.size, signal: undefined }, async (signal) => {
    const answer = await fetch(uploadURL, {
      method: 'PUT',
      body: picture,
      // The store's address is signed for this type. What the bytes are is seen when something is made of them.
      headers: { 'Content-Type': 'application/octet-stream' },
      signal,
    });
    if (!answer.ok) throw new ApiError(answer, await answer.text());
  });
}
