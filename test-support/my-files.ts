import { deleteFile, getFileUsage, listFiles } from '#features/files/files.contract.ts';
import { signUpload } from '#features/files/large-files.contract.ts';
import type { TestClient } from './test-client.ts';

type SignQuery = {
  'metadata[size]'?: number;
  'metadata[putDirectly]'?: '1';
  filename?: string;
  type?: string;
};

/** The files that are listed for this person. */
export async function listed(client: TestClient) {
  return (await client.call(listFiles, { query: {} })).body;
}

export async function deleteAll(client: TestClient): Promise<void> {
  for (const { id } of await listed(client)) await client.call(deleteFile, { params: { fileId: id } });
}

/** Bytes that count against the limit. */
export async function used(client: TestClient): Promise<number> {
  return (await client.call(getFileUsage, {})).body.bytes;
}

/** Where a file can be sent in one request. */
export async function addressFor(client: TestClient, query: SignQuery = {}) {
  return (await client.call(signUpload, { query: { filename: 'notes.txt', type: 'text/plain', ...query } }))
    .body;
}

export function put(client: TestClient, url: string, body: RequestInit['body'], more: object = {}) {
  return client.fetch(url, { method: 'PUT', body: body ?? null, ...more });
}

/** Keeps a file in one request; its id. */
export async function store(
  client: TestClient,
  content: string | Uint8Array<ArrayBuffer>,
  filename = 'notes.txt',
): Promise<string> {
  const { url, fields } = await addressFor(client, { filename });
  const answer = await put(client, url, content);
  if (answer.status !== 200) throw new Error(`store ${filename}: ${answer.status}`);
  return fields['key'] ?? '';
}

/** The whole file or a range of it, as a browser gets it, which follows where the server leads. */
export async function download(client: TestClient, fileId: string, headers: Record<string, string> = {}) {
  const answer = await client.fetch(`/api/files/${fileId}/content`, { headers });
  const led = answer.headers.get('location');
  return led === null ? answer : fetch(led, { headers });
}
