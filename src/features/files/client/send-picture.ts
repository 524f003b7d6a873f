import { ApiError } from '#platform/client/api-error.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { createUpload } from '../objects.contract.ts';

/**
 * Sends a picture's bytes to an address of their own.
 * @returns the address, from which a call makes what it needs
 * @throws ApiError when they were refused; TypeError when there is no connection
 */
export async function sendPicture(picture: Blob): Promise<string> {
  const { uploadURL } = await callEndpoint(createUpload, {});
  const answer = await fetch(uploadURL, {
    method: 'PUT',
    body: picture,
    // The store's address is signed for this type. What the bytes are is seen when something is made of them.
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  if (!answer.ok) throw new ApiError(answer, await answer.text());
  return uploadURL;
}
