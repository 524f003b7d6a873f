import sharp from 'sharp';
import { createUpload } from '#features/files/objects.contract.ts';
import { updateProfilePicture } from '#features/profile-picture/profile-picture.contract.ts';
import type { TestClient } from './test-client.ts';

export function jpeg(width = 80, height = 60): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c4694a' } })
    .jpeg()
    .toBuffer();
}

/** Where a person can PUT what may become a picture. */
export async function pictureAddress(client: TestClient): Promise<string> {
  return (await client.call(createUpload, {})).body.uploadURL;
}

export function putPicture(client: TestClient, url: string, body: RequestInit['body'], type = 'image/jpeg') {
  return client.fetch(url, { method: 'PUT', body: body ?? null, headers: { 'content-type': type } });
}

/** The address at which `bytes` have been put. */
export async function upload(client: TestClient, bytes: Uint8Array, type?: string): Promise<string> {
  const url = await pictureAddress(client);
  const answer = await putPicture(client, url, new Uint8Array(bytes), type);
  if (answer.status !== 200) throw new Error(`upload: ${answer.status}`);
  return url;
}

/** Uploads `bytes` and makes them the person's picture. */
export async function choose(client: TestClient, bytes: Uint8Array, type?: string) {
  return client.call(updateProfilePicture, { body: { profileImageURL: await upload(client, bytes, type) } });
}

export async function refusedChoice(client: TestClient, bytes: Uint8Array, type?: string) {
  return client.refused(updateProfilePicture, {
    body: { profileImageURL: await upload(client, bytes, type) },
  });
}
