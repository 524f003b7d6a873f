import { connect } from 'node:net';
import { endpointUrl } from '#contract/endpoint-url.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { type OfferedText, uploadText } from '#features/bible/uploaded-texts.contract.ts';
import { filesFeature } from '#features/files/files.feature.ts';
import { filesBelow } from './files-below.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './start-test-app.ts';
import { swordModule, zipOf } from './sword-module.ts';
import type { TestClient } from './test-client.ts';

/** Where a Bible text is uploaded, with the name that the file has. */
export function textUploadPath(fileName: string): string {
  return endpointUrl(uploadText.path, {}, { fileName });
}

/** Uploads a Bible text; the answer is what is offered now, or why not. */
export async function sendText(
  client: TestClient,
  fileName: string,
  bytes: Buffer | string,
): Promise<{ status: number; body: OfferedText & ErrorBody }> {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const response = await client.fetch(textUploadPath(fileName), { method: uploadText.method, body });
  return { status: response.status, body: (await response.json()) as OfferedText & ErrorBody };
}

/** A SWORD module with one verse, as a ZIP archive. */
export function moduleOf(name: string, text = `${name} speaks.`): Buffer {
  return zipOf(swordModule({ name, verses: { 'John 1:1': text }, conf: { Abbreviation: name } }));
}

/** Where the copies of uploaded texts are. */
export function copiesOf({ server }: TestApp): string {
  return server.deps.textCopies;
}

/** The names of all that is left of uploads: copies, arriving ones too, and objects. */
export async function leftOf(app: TestApp): Promise<string[]> {
  return [...filesBelow(copiesOf(app)), ...(await app.filesKept())];
}

/** Begins an upload that says it has `length` bytes, and sends `some` of them. */
export function beginText(
  client: TestClient,
  base: string,
  { fileName, length, some }: { fileName: string; length: number; some: Buffer },
): void {
  const { hostname, host, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  // A server that is killed resets it.
  socket.on('error', () => {});
  const head = [
    `${uploadText.method} ${textUploadPath(fileName)} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${client.cookieHeader()}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(some);
}

/** Runs the hourly sweep of the files. */
export function sweepFiles(app: TestApp): Promise<void> {
  return runJob(app, [filesFeature], 'sweep uploads');
}

/** What `npm run verify -- --hash` says about the files. */
export function lookAtFiles({ db, objects, clock }: TestApp) {
  const [check] = filesFeature.checks ?? [];
  return check!.run({ db, objects, now: clock.now(), readsBytes: true });
}
