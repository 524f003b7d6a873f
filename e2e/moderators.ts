import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import { beginSecondStep, confirmSecondStep } from '../src/features/accounts/second-step.contract.ts';
import { codeAt } from '../src/features/accounts/server/app-code.ts';
import { expect, signedIn } from './fixtures.ts';
import type { OwnServer } from './own-server.ts';

/** Calls as the page's browser would. */
export async function post(page: Page, url: string, data: object) {
  const answer = await page.request.post(url, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
  return answer;
}

/** Another browser, of somebody new. */
export async function another(browser: Browser, server: OwnServer, name: string) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/healthz');
  return { page, person: await signedIn(page, name) };
}

/** Confirms somebody's address without the letter, whose way is another journey. */
export function confirmAddress({ dataDir }: OwnServer, email: string): void {
  const db = new DatabaseSync(path.join(dataDir, 'lampstand.db'), { timeout: 10_000 });
  db.prepare('update user set emailVerified = 1 where email = ?').run(email);
  db.close();
}

/** Makes somebody who is signed in a moderator, or more, with a second step; who gives roles is another journey. */
export async function empower(
  page: Page,
  server: OwnServer,
  { email, password }: { email: string; password: string },
  role: 'moderator' | 'admin' = 'moderator',
) {
  const db = new DatabaseSync(path.join(server.dataDir, 'lampstand.db'), { timeout: 10_000 });
  db.prepare('update user set role = ? where email = ?').run(role, email);
  db.close();
  await page.goto('/healthz');
  const { key } = (await (await post(page, beginSecondStep.path, { password })).json()) as { key: string };
  await post(page, confirmSecondStep.path, { code: codeAt(key, Date.now()) });
}
