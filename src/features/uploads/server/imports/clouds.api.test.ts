import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startElsewhere } from '#test-support/elsewhere.ts';
import { startTestApp, type TestApp } from '#test-support/start-test-app.ts';
import type { TestClient } from '#test-support/test-client.ts';
import { getFileUsage } from '../../files.contract.ts';
import { listImportSources } from '../../imports.contract.ts';
import { companionSecret } from './load-companion.ts';

const PUBLIC_URL = 'http://localhost:3000';
const SECRET = 'a secret that is only used by the tests, 48 chars';
const elsewhere = await startElsewhere();
/** The names that were looked up, on behalf of Companion too. */
const asked: string[] = [];

describe('the clouds that there are keys for', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await startTestApp('sqlite', null, {
      secret: SECRET,
      imports: {
        ...elsewhere.imports,
        network: {
          resolve: async (hostname) => {
            asked.push(hostname);
            // Every cloud seems to be inside.
            return [{ address: '127.0.0.1', family: 4 }];
          },
          mayReach: () => false,
        },
        clouds: {
          drive: { key: 'google-key', secret: 'google-secret' },
          dropbox: { key: 'dropbox-key', secret: 'dropbox-secret' },
        },
      },
    });
    client = await app.user('alice');
  });
  afterAll(async () => {
    await app?.stop();
    await elsewhere.stop();
  });

  /** A cloud's token as Companion gives it to a browser after signing in there. */
  async function tokenFor(cloud: string): Promise<string> {
    const file = new URL(
      '../../../../../node_modules/@uppy/companion/lib/server/helpers/jwt.js',
      import.meta.url,
    );
    const { generateEncryptedAuthToken } = await import(file.href);
    return generateEncryptedAuthToken({ [cloud]: { accessToken: 'x' } }, companionSecret(SECRET), 1000);
  }

  it('are told', async () => {
    const answer = await client.call(listImportSources, {});
    expect(answer.body).toEqual({ sources: ['url', 'drive', 'dropbox'] });
  });

  it.each([
    ['drive', 'googledrive', 'https://accounts.google.com', 'google-key'],
    ['dropbox', 'dropbox', 'https://www.dropbox.com', 'dropbox-key'],
  ])('%s is signed in to at its own pages', async (cloud, name, origin, key) => {
    const state = btoa(JSON.stringify({ origin: PUBLIC_URL }));
    const first = await client.fetch(`/companion/${cloud}/connect?state=${state}`);
    expect(first.status).toBe(302);
    const second = new URL(first.headers.get('location') ?? '');
    expect(second.href.startsWith(`${PUBLIC_URL}/companion/connect/${name}?state=`)).toBe(true);
    const away = await client.fetch(second.pathname + second.search);
    const to = new URL(away.headers.get('location') ?? '');
    expect(to.origin).toBe(origin);
    expect(to.searchParams.get('client_id')).toBe(key);
    expect(to.searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/companion/${cloud}/redirect`);
    expect(to.searchParams.get('state')).toMatch(/^\w{10,}$/);
    expect(away.headers.get('x-powered-by')).toBeNull();

    // Back again, as a browser comes from another site.
    const back = await client.fetch(`/companion/${cloud}/redirect?code=c&state=s`, {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    expect(back.headers.get('location')).toBe(
      `${PUBLIC_URL}/companion/connect/${name}/callback?code=c&state=s`,
    );
  });

  it('a page of Companion may run its own script and nothing else', async () => {
    const page = await client.fetch('/companion/drive/callback');
    expect(page.status).toBe(400);
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(await page.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(script).toContain('postMessage');
    expect(page.headers.get('content-security-policy')).toContain(
      `default-src 'none';script-src 'sha256-${hash}';`,
    );
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('a page of ours may have a window that answers it', async () => {
    const page = await client.fetch('/nowhere', { headers: { accept: 'text/html' } });
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('the token of signing in is given to pages of this server alone', async () => {
    const uppyAuthToken = await tokenFor('drive');
    const state = btoa(JSON.stringify({ origin: 'https://other.example' }));
    const first = await client.fetch(`/companion/drive/connect?state=${state}`);
    const { pathname, search } = new URL(first.headers.get('location') ?? '');
    await client.fetch(pathname + search);
    const page = await client.fetch(`/companion/drive/send-token?${new URLSearchParams({ uppyAuthToken })}`);
    const text = await page.text();
    expect(text).toContain(`var origin = "${PUBLIC_URL.replaceAll('/', '\\u002F')}"`);
    expect(text).not.toContain('other.example');
  });

  it('want a sign-in of their own', async () => {
    expect((await client.send('GET', '/companion/drive/list')).status).toBe(401);
    expect((await client.send('POST', '/companion/drive/get/x', {})).status).toBe(401);
    const usage = await client.call(getFileUsage, {});
    await app.server.idle();
    expect(usage.body.bytes).toBe(0);
  });

  it('refuse a file over the limit before asking the cloud for it', async () => {
    asked.length = 0;
    const headers = { 'uppy-auth-token': await tokenFor('drive') };
    const body = { size: 3 * 1024 ** 3, protocol: 's3-multipart', metadata: { name: 'film.mp4' } };
    expect((await client.send('POST', '/companion/drive/get/x', body, headers)).status).toBe(413);
    expect(asked).toEqual([]);
  });

  it.each([
    ['GET', 'drive', '/companion/drive/list/root', 'www.googleapis.com'],
    ['POST', 'drive', '/companion/drive/get/x', 'www.googleapis.com'],
    ['GET', 'dropbox', '/companion/dropbox/list', 'api.dropboxapi.com'],
    ['POST', 'dropbox', '/companion/dropbox/get/x', 'api.dropboxapi.com'],
  ])('%s %s is held to the network’s rules: %s', async (method, cloud, path, host) => {
    asked.length = 0;
    const headers = { 'uppy-auth-token': await tokenFor(cloud) };
    const answer = await client.send(method, path, method === 'POST' ? {} : undefined, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body ?? '')).not.toContain('google-secret');
    expect(asked).toContain(host);
    await app.server.idle();
    expect((await client.call(getFileUsage, {})).body.bytes).toBe(0);
  });

  it('are closed to pages of other sites', async () => {
    const headers: Record<string, string>[] = [
      { origin: 'https://other.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const header of headers) {
      const answer = await client.send<{ code: string }>('GET', '/companion/drive/list', undefined, header);
      expect(answer.body.code).toBe('CROSS_SITE_REQUEST');
    }
  });

  it.each([
    ['GET', '/companion/onedrive/list'],
    ['GET', '/companion/connect/microsoft'],
    ['GET', '/companion/connect/zoom'],
    ['POST', '/companion/connect/googledrive'],
    ['POST', '/companion/drive/preauth'],
    ['POST', '/companion/drive/deauthorization/callback'],
    ['POST', '/companion/drive/simple-auth'],
    ['GET', '/companion/s3/params'],
    ['GET', '/companion/drive/list/a/b'],
    ['POST', '/companion/drive/get/a/b'],
    ['GET', '/companion/drive/../s3/params'],
  ])('are all that there is: no %s %s', async (method, path) => {
    expect((await client.send(method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
    expect((await app.visitor().send(method, path, method === 'POST' ? {} : undefined)).status).toBe(401);
  });
});
