import {
  abortUpload,
  beginUpload,
  completeUpload,
  listParts,
  signPart,
} from '#features/files/large-files.contract.ts';
import type { TestClient } from './test-client.ts';

export interface SentPart {
  PartNumber: number;
  ETag: string;
}

/** A file that one person sends in parts, as Uppy does. */
export class PartedUpload {
  readonly client: TestClient;
  readonly key: string;
  readonly uploadId: string;

  private constructor(client: TestClient, { key, uploadId }: { key: string; uploadId: string }) {
    this.client = client;
    this.key = key;
    this.uploadId = uploadId;
  }

  static async begin(
    client: TestClient,
    body: { filename?: string; type?: string; metadata?: Record<string, unknown> } = {},
  ): Promise<PartedUpload> {
    const answer = await client.call(beginUpload, { body: { filename: 'sermon.mp4', ...body } });
    if (answer.status !== 200) throw new Error(`begin: ${answer.status} ${JSON.stringify(answer.body)}`);
    return new PartedUpload(client, answer.body);
  }

  /** The same upload, continued by another page of the same person, as Golden Retriever does. */
  as(client: TestClient): PartedUpload {
    return new PartedUpload(client, this);
  }

  async address(partNumber: number): Promise<string> {
    const params = { uploadId: this.uploadId, partNumber };
    return (await this.client.call(signPart, { params, query: this.#query })).body.url;
  }

  /** The answer to the part's PUT, whatever it is. */
  async put(partNumber: number, body: Uint8Array | string): Promise<Response> {
    return this.client.fetch(await this.address(partNumber), {
      method: 'PUT',
      body: Buffer.from(body as string),
    });
  }

  async send(partNumber: number, body: Uint8Array | string): Promise<SentPart> {
    const answer = await this.put(partNumber, body);
    if (answer.status !== 200) throw new Error(`part ${partNumber}: ${answer.status} ${await answer.text()}`);
    return { PartNumber: partNumber, ETag: answer.headers.get('etag') ?? '' };
  }

  list() {
    return this.client.call(listParts, { params: this.#params, query: this.#query });
  }

  complete(parts: readonly SentPart[]) {
    return this.client.call(completeUpload, {
      params: this.#params,
      query: this.#query,
      body: { parts: [...parts] },
    });
  }

  abort() {
    return this.client.call(abortUpload, { params: this.#params, query: this.#query });
  }

  get #params() {
    return { uploadId: this.uploadId };
  }

  get #query() {
    return { key: this.key };
  }
}
