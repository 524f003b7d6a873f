import { once } from 'node:events';
import path from 'node:path';
import { WebSocket } from 'ws';
import { searchBible } from '#features/bible/bible.contract.ts';
import { importRemoteFile } from '#features/imports/imports.contract.ts';
import { signedUp } from '../test-support/people.ts';
import { forgetPeak, residentMegabytes } from '../test-support/process-memory.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import type { TestClient } from '../test-support/test-client.ts';
import { startWebServer } from '../test-support/web-server.ts';
import type { Row } from './report.ts';

const MB = 1024 ** 2;
const FILE = 1024 * MB;

/** A large file from a web address: what the server needs for it at its peak. */
export async function benchImport(folder: string): Promise<Row[]> {
  const piece = Buffer.alloc(MB, 'In the beginning was the Word. ');
  const outside = await startWebServer((request, response) => {
    response.writeHead(200, { 'content-length': FILE });
    let left = request.method === 'HEAD' ? 0 : FILE / MB;
    const go = () => {
      for (; left > 0; left--) {
        if (response.write(piece)) continue;
        left--;
        return void response.once('drain', go);
      }
      response.end();
    };
    go();
  });
  const server = await startRealServer({
    entry: ['test-support/server-reaching-elsewhere.ts', String(outside.port)],
    dataDir: path.join(folder, 'import'),
    env: { LOG_LEVEL: 'silent' },
  });
  try {
    const client = await signedUp(server.url, 'ruth');
    // The Bible's index takes its memory before what is counted, not in the middle of it.
    for (const translation of ['KJV', 'WEB'] as const) {
      await client.call(searchBible, { query: { q: 'love', translation } });
    }
    const pid = server.process.pid!;
    const before = residentMegabytes(pid);
    forgetPeak(pid);
    const start = performance.now();
    await importFile(client, server.url, `http://127.0.0.1:${outside.port}/sermon.mp4`);
    const seconds = (performance.now() - start) / 1000;
    const peak = residentMegabytes(pid, 'VmHWM');
    // By the growth: what the server has at rest is no import's doing.
    return [
      {
        what: `memory that 1 GB from a web address adds at its peak (${Math.round(FILE / MB / seconds)} MB/s)`,
        measured: `${Math.round(peak - before)} MB, on ${Math.round(before)} MB`,
        target: '< 32 MB',
        ok: peak - before < 32,
      },
    ];
  } finally {
    await server.dispose();
    await outside.stop();
  }
}

/** Sends for it and follows it to its end, as Uppy does. */
async function importFile(client: TestClient, origin: string, url: string): Promise<void> {
  const { token } = (await client.call(importRemoteFile, { body: { url } })).body;
  const cookie = client.cookieHeader();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/companion/api/${token}`, {
    headers: { cookie },
  });
  let end = '';
  socket.on('message', (data) => {
    end = (JSON.parse(String(data)) as { action: string }).action;
    if (end !== 'progress') socket.close();
  });
  await once(socket, 'close');
  if (end !== 'success') throw new Error(`the import ended with ${end}`);
}
