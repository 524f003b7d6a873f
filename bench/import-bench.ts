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

/** Measures how much memory the server needs at most while it imports a large file from a web address. */
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
    // The search index of the Bible has to be in memory before the measuring starts, or it would be counted.
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
    // Only the growth counts: what the server needs at rest has nothing to do with the import.
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

/** Starts the import and waits for its end, as Uppy does. */
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
