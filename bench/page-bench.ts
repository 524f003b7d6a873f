import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../test-support/find-chromium.ts';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import type { Row } from './report.ts';

const PASSWORD = 'lamp-upon-a-stand-7';

/**
 * Measures what a browser notices: how much script is loaded before the home screen is usable, and Lighthouse's
 * scores for mobile.
 */
export async function benchPages(folder: string): Promise<Row[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: apt-get install chromium');
  const server = await startRealServer({ dataDir: path.join(folder, 'pages') });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    const cookie = await signIn(context, server);
    const kilobytes = await scriptUntilHome(context);
    const rows: Row[] = [
      {
        what: 'script until the home is usable',
        measured: `${kilobytes.toFixed(1)} KB gzipped`,
        target: '≤ 110 KB',
        ok: kilobytes <= 110,
      },
    ];
    for (const [page, signedIn] of [
      ['/', false],
      ['/', true],
      ['/wallpapers', true],
      ['/journal', true],
      ['/bible/JHN/3', true],
      ['/bible/PSA/119', true],
    ] as const) {
      rows.push(await audit(server, page, signedIn ? cookie : null, executablePath));
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signIn(context: BrowserContext, server: RealServer): Promise<string> {
  const email = 'bench@example.org';
  const headers = { origin: server.url };
  const person = { firstName: 'Bench', lastName: 'Tester', email, password: PASSWORD };
  await context.request.post('/api/auth/register', { headers, data: person });
  await context.request.post('/api/auth/login', { headers, data: { email, password: PASSWORD } });
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Gzipped size of every script that was fetched by the time the home's tabs can be used. */
async function scriptUntilHome(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.locator('[role=tab][aria-selected=true]').waitFor();
  const sizes = [...scripts].map((name) => gzipSync(readFileSync(path.join('dist/client', name))).length);
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function audit(
  server: RealServer,
  page: string,
  cookie: string | null,
  chromePath: string,
): Promise<Row> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...CHROMIUM_ARGS] });
  try {
    const result = await lighthouse(`${server.url}${page}`, {
      port: chrome.port,
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      ...(cookie !== null && { extraHeaders: { Cookie: cookie } }),
    });
    const score = (id: string) => Math.round((result?.lhr.categories[id]?.score ?? 0) * 100);
    const [performance, accessibility, practices] = ['performance', 'accessibility', 'best-practices'].map(
      score,
    );
    return {
      what: `Lighthouse mobile ${page}${cookie === null ? '' : ' (signed in)'}`,
      measured: `${performance} / ${accessibility} / ${practices}`,
      target: '≥ 95 / 100 / 100',
      ok: performance! >= 95 && accessibility === 100 && practices === 100,
    };
  } finally {
    chrome.kill();
  }
}
