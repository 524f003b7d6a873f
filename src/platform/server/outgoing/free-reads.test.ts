import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { startWebServer } from '#test-support/web-server.ts';
import { guardedAgents, publicInternet } from './guarded-agents.ts';
import { openRemote } from './open-remote.ts';

const bytes = randomBytes(3_000_000);
const outside = await startWebServer((request, response) => {
  // Without a length it comes in chunks of HTTP's own, of which the socket reads parts and several at once.
  if (request.url === '/sized') response.writeHead(200, { 'content-length': bytes.length });
  for (let at = 0; at < bytes.length; at += 7_001) response.write(bytes.subarray(at, at + 7_001));
  response.end();
});
afterAll(() => outside.stop());

it.each(['/sized', '/unsized'])(
  'frees most of what it has read of %s, and of the file not a byte',
  async (path) => {
    const agents = guardedAgents({ ...publicInternet, mayReach: (_, port) => port === outside.port });
    const { body } = await openRemote(`http://127.0.0.1:${outside.port}${path}`, { agents, method: 'GET' });
    const reads: Buffer[] = [];
    body.socket.on('data', (read: Buffer) => reads.push(read));
    expect((await buffer(body)).equals(bytes)).toBe(true);
    expect(reads.length).toBeGreaterThan(10);
    // A buffer that Node has not cut to its length may hold more than was read; it is left to garbage collection.
    const freed = reads.filter((read) => read.byteLength === 0);
    expect(freed.length).toBeGreaterThan(reads.length / 2);
  },
);
