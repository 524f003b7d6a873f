import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';

const clientDir = mkdtempSync(path.join(tmpdir(), 'lampstand-client-'));
let app: TestApp;
beforeAll(async () => {
  const shell = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
  for (const name of ['index.html', 'landing.html']) writeFileSync(path.join(clientDir, name), shell);
  writeFileSync(path.join(clientDir, 'page-chunks.json'), '{}');
  writeFileSync(path.join(clientDir, 'begin-again.js'), '');
  writeFileSync(path.join(clientDir, 'early-hands.js'), '');
  app = await startTestApp('sqlite', null, { clientDir });
});
afterAll(async () => {
  await app?.stop();
  rmSync(clientDir, { recursive: true, force: true });
});

/** `accept` null sends none, which `fetch` does not do. */
function ask(at: string, accept: string | null, method = 'GET'): Promise<{ status: number; type: string }> {
  return new Promise((resolve, reject) => {
    const headers = accept === null ? {} : { accept };
    const request = httpRequest(app.url + at, { method, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          type: String(response.headers['content-type']).split(';')[0]!,
        }),
      );
    });
    request.on('error', reject).end();
  });
}

const PAGE = { status: 200, type: 'text/html' };
const NOTHING = { status: 404, type: 'application/json' };

describe('a screen', () => {
  it.each([null, '*/*', '', 'application/json', 'image/avif', 'text/html,application/xhtml+xml'])(
    'answers its page to whoever accepts %j',
    async (accept) => {
      for (const at of [
        '/',
        '/signin',
        '/journal',
        '/bible/JHN/3?v=16',
        '/settings/files',
        '/reset-password?token=x',
      ]) {
        expect(await ask(at, accept), at).toEqual(PAGE);
      }
    },
  );

  it('says to HEAD what it says to GET', async () => {
    expect(await ask('/settings', '*/*', 'HEAD')).toEqual(PAGE);
  });

  it('is not what a missing picture, script or call gets', async () => {
    expect(await ask('/assets/gone.js', '*/*')).toEqual(NOTHING);
    expect(await ask('/pictures/gone.webp', 'image/webp,*/*')).toEqual(NOTHING);
    expect(await ask('/api/journal', 'text/html')).toEqual(NOTHING);
    expect(await ask('/settings', 'text/html', 'DELETE')).toEqual(NOTHING);
    expect(await ask('/no/such/screen', 'text/html')).toEqual({ status: 404, type: 'text/html' });
  });
});
