import { pbkdf2 } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accessLine, openAccessLog } from './access-log.ts';

const seen = { id: 'an-id', method: 'GET', route: '/api/files/:id', status: 200, seconds: 0.01234 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is one line of JSON with the pattern, the status and the time', () => {
  const line = accessLine(seen, 1000);
  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toEqual({
    level: 30,
    time: 1000,
    reqId: 'an-id',
    method: 'GET',
    route: '/api/files/:id',
    status: 200,
    ms: 12.3,
    msg: 'request',
  });
});

it('has written every line when it is closed, each whole', async () => {
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'a');
  const log = openAccessLog(fd);
  // The other threads are busy, so that the first lines are still on their way when it is closed.
  const busy = Array.from({ length: 16 }, () => promisify(pbkdf2)('password', 'salt', 20_000, 64, 'sha512'));
  for (let n = 0; n < 1000; n++) log.write({ ...seen, id: `request-${n}` });
  await log.close();
  log.write(seen);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).reqId)).toEqual(
    Array.from({ length: 1000 }, (_, n) => `request-${n}`),
  );
  expect(log.dropped()).toBe(0);
  await Promise.all(busy);
});

it('drops lines, and counts them, rather than keep them all for a reader who stands still', async () => {
  const fd = openSync(path.join(folder, 'log'), 'a');
  const log = openAccessLog(fd);
  // In one turn of the event loop: no write can end in between.
  for (let n = 0; n < 20_000; n++) log.write(seen);
  expect(log.dropped()).toBeGreaterThan(0);
  await log.close();
});
