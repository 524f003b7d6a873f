import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import sharp from 'sharp';
import { createUpload } from '#features/files/objects.contract.ts';
import { createEntry } from '#features/journal/journal.contract.ts';
import { updateProfilePicture } from '#features/profile-picture/profile-picture.contract.ts';
import { signedUp } from '../test-support/people.ts';
import { residentMegabytes } from '../test-support/process-memory.ts';
import { PartedUpload } from '../test-support/send-in-parts.ts';
import { startRealServer } from '../test-support/start-real-server.ts';
import type { TestClient } from '../test-support/test-client.ts';
import type { Row } from './report.ts';

const PEOPLE = 12;
const MB = 1024 ** 2;

/**
 * A server that `npm start` has started, with a dozen people who do everything at once for some minutes,
 * and then nothing. Whatever it has in memory after that it keeps.
 */
export async function benchSoak(parent: string, minutes: number): Promise<Row[]> {
  const server = await startRealServer({
    dataDir: path.join(parent, 'soak'),
    env: { LOG_LEVEL: 'silent' },
    entry: ['scripts/start.ts'],
  });
  const memory = (kind?: 'VmHWM') => Math.round(residentMegabytes(server.process.pid!, kind));
  try {
    await pass(10_000);
    const atStart = memory();
    const clients: TestClient[] = [];
    for (let n = 0; n < PEOPLE; n++) clients.push(await signedUp(server.url, `person${n}`));
    const photo = await makePhoto();
    const end = performance.now() + minutes * 60_000;
    let requests = 0;
    await Promise.all(
      clients.map(async (client, n) => {
        for (let turn = n; performance.now() < end; turn++) {
          const count = await oneThing(client, turn, photo);
          requests += count;
        }
      }),
    );
    const afterwards = memory();
    await pass(30_000);
    const idle = memory();
    return [
      {
        what: `resident memory after ${minutes} minutes of mixed traffic (${requests} requests)`,
        measured: `${atStart} → ${afterwards} MB, ${idle} MB when idle, peak ${memory('VmHWM')} MB`,
        target: '≤ 300 MB',
        ok: afterwards <= 300 && idle <= 300,
      },
    ];
  } finally {
    await server.dispose();
  }
}

/** One of the things that people do; says how many requests that was. */
async function oneThing(client: TestClient, turn: number, photo: Uint8Array<ArrayBuffer>): Promise<number> {
  const read = async (pathname: string) => {
    const answer = await client.fetch(pathname, { headers: { accept: 'text/html, */*' } });
    await answer.arrayBuffer();
    if (answer.status >= 400 && answer.status !== 429) throw new Error(`${pathname}: ${answer.status}`);
  };
  const what = turn % 40;
  if (what === 0) {
    await read('/');
    return 1;
  }
  if (what === 1) {
    const { status, body } = await client.call(createUpload, {});
    // Limits stand in a soak as they do elsewhere; whoever is told to wait goes on with something else.
    if (status === 429) return 1;
    const { uploadURL } = body;
    await client.fetch(uploadURL, { method: 'PUT', body: photo });
    await client.call(updateProfilePicture, { body: { profileImageURL: uploadURL } });
    return 3;
  }
  if (what === 2) {
    const part = Buffer.alloc(6 * MB, 'In the beginning was the Word. ');
    const upload = await PartedUpload.begin(client, { metadata: { size: part.length } }).catch(
      (error: Error) => {
        if (!error.message.includes('TOO_MANY_REQUESTS')) throw error;
        return null;
      },
    );
    if (!upload) return 1;
    const sent = await client.fetch(await upload.address(1), { method: 'PUT', body: new Uint8Array(part) });
    await upload.complete([{ PartNumber: 1, ETag: sent.headers.get('etag') ?? '' }]);
    await read(`/api/files/${upload.key}/content`);
    await client.send('DELETE', `/api/files/${upload.key}`);
    return 6;
  }
  if (what === 3) {
    await read('/api/user/export');
    return 1;
  }
  if (what % 4 === 0) {
    const content = `The lamp was lit before I woke, for the ${turn}th time. `.repeat(20);
    await client.call(createEntry, { body: { content, writingTimeMinutes: 3 } });
    return 1;
  }
  const pages = [
    `/bible/JHN/${1 + (turn % 21)}`,
    '/api/journal/entries?limit=50',
    `/api/bible/search?q=${['love', 'light', 'lamp', 'shepherd', 'mercy'][turn % 5]}`,
    '/api/auth/user',
    '/api/wallpapers',
  ];
  await read(pages[turn % pages.length]!);
  return 1;
}

function makePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 3000, height: 2000, channels: 3, background: '#c4694a' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}
