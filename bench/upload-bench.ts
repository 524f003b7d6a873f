import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { createUpload } from '#features/files/objects.contract.ts';
import { updateProfilePicture } from '#features/profile-picture/profile-picture.contract.ts';
import { signedUp } from '../test-support/people.ts';
import { residentMegabytes } from '../test-support/process-memory.ts';
import { PartedUpload, type SentPart } from '../test-support/send-in-parts.ts';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import type { TestClient } from '../test-support/test-client.ts';
import { freePort } from '../test-support/throwaway-postgres.ts';
import { load } from './load.ts';
import { type Row, ratioRow } from './report.ts';

const MB = 1024 ** 2;
const FILE = 1024 * MB;
const PART = 8 * MB;
const AT_ONCE = 6;

/** Compares a large upload with `cp` on the same disk, and a profile picture with `@fastify/static`. */
export async function benchUploads(parent: string): Promise<Row[]> {
  const folder = path.join(parent, 'uploads');
  mkdirSync(folder);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < 4 * FILE) throw new Error(`less than 4 GB free below ${folder}`);
  const server = await startRealServer({
    dataDir: path.join(folder, 'data'),
    env: { LOG_LEVEL: 'silent' },
  });
  try {
    const client = await signedUp(server.url, 'ruth');
    return [...(await benchLargeFile(server, client, folder)), await benchPicture(server, client, folder)];
  } finally {
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchLargeFile(server: RealServer, client: TestClient, folder: string): Promise<Row[]> {
  const source = path.join(folder, 'source');
  const part = Buffer.alloc(PART, 'In the beginning was the Word. ');
  for (let at = 0; at < FILE; at += PART) writeFileSync(source, part, { flag: 'a' });
  // Copy and upload take turns, so that other work of the machine slows both down.
  const copies: number[] = [];
  const uploads: number[] = [];
  let memory = 0;
  for (let turn = 0; turn < 3; turn++) {
    copies.push(secondsOf(() => copy(source, path.join(folder, 'copy'))));
    const start = performance.now();
    const upload = await uploadFile(client, part);
    uploads.push((performance.now() - start) / 1000);
    memory = Math.max(memory, residentMegabytes(server.process.pid!));
    await client.send('DELETE', `/api/files/${upload.key}`);
  }
  const rate = (seconds: number[]) => FILE / MB / Math.min(...seconds);
  const cp = { rate: rate(copies), name: `cp and fsync (${Math.round(rate(copies))} MB/s)` };
  return [
    ratioRow('1 GB in parts, six at once (MB)', rate(uploads), cp, 0.5),
    {
      what: 'resident memory after it',
      measured: `${Math.round(memory)} MB`,
      target: '< 300 MB',
      ok: memory < 300,
    },
  ];
}

/** Signs, sends and completes as Uppy does. */
async function uploadFile(client: TestClient, part: Buffer): Promise<PartedUpload> {
  const upload = await PartedUpload.begin(client, { metadata: { size: FILE } });
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const waiting = Array.from({ length: FILE / PART }, (_, i) => i + 1);
  const sent: SentPart[] = [];
  const sender = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      sent.push({ PartNumber: n, ETag: await put(await upload.address(n), part, agent) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  agent.destroy();
  const answer = await upload.complete(sent.sort((a, b) => a.PartNumber - b.PartNumber));
  if (answer.status !== 200) throw new Error(`complete: ${answer.status}`);
  return upload;
}

function put(url: string, body: Buffer, agent: http.Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': body.length };
    const request = http.request(url, { method: 'PUT', agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(response.headers.etag ?? '');
        else reject(new Error(`part: ${response.statusCode}`));
      });
    });
    request.once('error', reject).end(body);
  });
}

/** Copies with `cp`, and then runs `sync` for that file only. */
function copy(from: string, to: string): void {
  rmSync(to, { force: true });
  execFileSync('cp', [from, to]);
  execFileSync('sync', [to]);
}

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

async function benchPicture(server: RealServer, client: TestClient, folder: string): Promise<Row> {
  const photo = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#c4694a',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  const { uploadURL } = (await client.call(createUpload, {})).body;
  await client.fetch(uploadURL, { method: 'PUT', body: new Uint8Array(photo) });
  const user = await client.call(updateProfilePicture, { body: { profileImageURL: uploadURL } });
  const url = new URL(user.body.profileImageUrl ?? '', server.url);
  const publicDir = path.join(folder, 'static');
  mkdirSync(publicDir);
  writeFileSync(
    path.join(publicDir, '512.webp'),
    Buffer.from(await (await client.fetch(url.href)).arrayBuffer()),
  );
  const beside = await startStatic(publicDir);
  const cookie = `lampstand.session_token=${client.cookie('lampstand.session_token')}`;
  try {
    const rates = { ours: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < 2; turn++) {
      rates.bare.push((await load(`${beside.url}/512.webp`)).rate);
      const ours = await load(url.href, { headers: { cookie } });
      if (ours.failures > 0) throw new Error(`picture: ${ours.failures} requests failed`);
      rates.ours.push(ours.rate);
    }
    const bare = Math.max(...rates.bare);
    const base = { rate: bare, name: `@fastify/static (${Math.round(bare).toLocaleString('en-US')}/s)` };
    return ratioRow('GET a 512 px profile picture', Math.max(...rates.ours), base, 0.5);
  } finally {
    beside.stop();
  }
}

/** In a process of its own, as the server is. */
async function startStatic(folder: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-static.ts'], {
    env: { ...process.env, PORT: String(port), FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
