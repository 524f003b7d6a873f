import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';

const clientDir = mkdtempSync(path.join(tmpdir(), 'lampstand-client-'));
const LOADED = ['/assets/home-abc.js', '/assets/home-abc.css', '/assets/lora-abc.woff2', '/art/dawn.webp'];
/** A drawing that may be opened by itself, and scripts of workers. */
const OPENED = ['/art/dawn.svg', '/push-worker.js'];
let app: TestApp;
beforeAll(async () => {
  for (const folder of ['assets', 'art']) mkdirSync(path.join(clientDir, folder));
  const shell = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
  for (const name of ['index.html', 'landing.html']) writeFileSync(path.join(clientDir, name), shell);
  writeFileSync(path.join(clientDir, 'page-chunks.json'), '{}');
  for (const name of ['begin-again.js', 'early-hands.js', ...LOADED, ...OPENED])
    writeFileSync(path.join(clientDir, name), ' ');
  app = await startTestApp('sqlite', null, { clientDir, publicUrl: 'https://lampstand.example.org' });
});
afterAll(async () => {
  await app?.stop();
  rmSync(clientDir, { recursive: true, force: true });
});

const headersOf = async (at: string) => (await fetch(app.url + at)).headers;

it.each(LOADED)('leaves out of %s what only a document needs', async (at) => {
  const headers = await headersOf(at);
  const names = [...headers.keys()].filter((name) => /policy|^x-|strict|cluster/.test(name));
  expect(names.toSorted()).toEqual([
    'cross-origin-resource-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-request-id',
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([...OPENED, '/', '/assets/not-there'])('gives %s the policy of a page', async (at) => {
  expect((await headersOf(at)).get('content-security-policy')).toContain("default-src 'self'");
});
