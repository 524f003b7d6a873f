import Uppy, { type Body, type Meta } from '@uppy/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResumableS3 } from './resumable-s3.ts';

const MB = 1024 ** 2;
const begun = { key: 'a-key', uploadId: 'an-upload' };
type Sending = Parameters<ResumableS3['sendBytes']>[0];

/** How the bytes of a part are answered: a status, or no answer. */
let answer: number | 'none' = 200;
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders = () => 'etag: "a"';
  send() {
    if (answer === 'none') return void queueMicrotask(() => this.dispatchEvent(new Event('error')));
    this.status = answer;
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

/** How many addresses for whole files were given. */
let signed = 0;
/** What the server says that it keeps. */
let parts: { PartNumber: number; Size: number; ETag: string }[] = [];
beforeEach(() => {
  parts = [];
  signed = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async (url: string) => Response.json(answerTo(url)));
});
afterEach(() => vi.unstubAllGlobals());

function answerTo(url: string): unknown {
  if (/\/an-upload\/\d+\?/.test(url)) return { url: 'https://store.example/part', expires: 900 };
  if (!url.includes('/s3/params')) return parts;
  signed += 1;
  return { method: 'PUT', url: `https://here.example/file-${signed}`, expires: 3600 };
}

function start() {
  const quiet = { debug() {}, warn() {}, error() {} };
  const uppy = new Uppy<Meta, Body>({ logger: quiet });
  uppy.use(ResumableS3, { endpoint: 'https://here.example', shouldUseMultipart: true });
  const s3 = uppy.getPlugin<ResumableS3>('AwsS3Multipart')!;
  const id = uppy.addFile({ name: 'sermon.mp4', type: 'video/mp4', data: new Blob(['words']) });
  uppy.setFileState(id, {
    size: 100 * MB,
    progress: { uploadStarted: 1, bytesUploaded: 0, bytesTotal: 100 * MB, percentage: 0 },
  });
  const file = () => uppy.getFile(id);
  const list = () => s3.listParts(file(), begun);
  /** Sends a part, and notes how much of it is said to be sent. */
  async function send(partNumber: number) {
    const said: number[] = [];
    const signature = await s3.signPart(file(), { ...begun, partNumber, body: new Blob() });
    const onProgress = ({ loaded }: { loaded: number }) => void said.push(loaded);
    const sending = {
      signature,
      body: new Blob(),
      size: 5 * MB,
      onProgress,
      onComplete() {},
    } as unknown as Sending;
    const sent = await s3.sendBytes(sending).catch((error: unknown) => error);
    return { said, sent };
  }
  return { uppy, s3, id, file, list, send };
}

test('a file that goes on shows at once what the server keeps of it', async () => {
  const { list, file } = start();
  parts = [1, 2, 4].map((PartNumber) => ({ PartNumber, Size: 5 * MB, ETag: '"a"' }));
  await list();
  expect(file().progress).toMatchObject({ bytesUploaded: 15 * MB, percentage: 15 });
});

test('of a part that did not arrive nothing is counted, unless it turns out that it did', async () => {
  const { send, list } = start();
  answer = 'none';
  const lost = await send(3);
  const unheard = await send(4);
  expect([lost.said, unheard.said]).toEqual([[0], [0]]);
  parts = [{ PartNumber: 4, Size: 5 * MB, ETag: '"a"' }];
  await list();
  expect([lost.said, unheard.said]).toEqual([[0], [0, 5 * MB]]);
});

test('a part that was refused with 400 is not sent again', async () => {
  const { send } = start();
  answer = 400;
  const { sent } = await send(1);
  // Uppy sends a part again by the status that it finds here.
  expect(sent).toBeInstanceOf(Error);
  expect(sent).not.toHaveProperty('source');
});

test('a file that failed and is tried again begins where it was', async () => {
  const { uppy, s3, id, file, list } = start();
  parts = [{ PartNumber: 1, Size: 17 * MB, ETag: '"a"' }];
  await list();
  uppy.emit('upload-error', file(), Object.assign(new Error('Unknown error'), { source: { status: 0 } }));
  // As Uppy's own listener has it, which forgets how far the file had come.
  uppy.emit('upload-start', [file()]);
  expect(file().progress.bytesUploaded).toBe(17 * MB);
  s3.uninstall();
  uppy.emit('upload-start', [uppy.getFile(id)]);
  expect(file().progress.bytesUploaded).toBe(0);
});

test('a file whose answer was lost is sent on to the same address, and to another when that is over or was refused', async () => {
  const { uppy, s3, file } = start();
  const address = async () => (await s3.getUploadParameters(file(), {})).url;
  const fails = (status: number) =>
    uppy.emit('upload-error', file(), Object.assign(new Error('Unknown error'), { source: { status } }));
  expect(await address()).toBe('https://here.example/file-1');
  fails(0);
  expect(await address()).toBe('https://here.example/file-1');
  fails(413);
  expect(await address()).toBe('https://here.example/file-2');
  vi.setSystemTime(Date.now() + 3600 * 1000);
  expect(await address()).toBe('https://here.example/file-3');
  vi.useRealTimers();
});
