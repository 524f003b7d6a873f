import type { Browser, Page } from '@playwright/test';
import { expect, signedIn } from './fixtures.ts';

export const PHONE = { width: 390, height: 844 };

/** A call by the person of this page, as its screens would make it. */
export async function call<Answer>(page: Page, method: string, path: string, data?: object): Promise<Answer> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const headers = { origin, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return JSON.parse((await answer.text()) || 'null') as Answer;
}

/** Somebody who has answered what is asked before the first word that reaches others. */
export async function ready(page: Page, firstName: string): Promise<void> {
  await signedIn(page, firstName);
  const { version } = (await (await page.request.get('/api/guidelines')).json()) as { version: string };
  await call(page, 'PUT', '/api/people/me/age', { answer: 'grown' });
  await call(page, 'POST', '/api/guidelines/agreement', { version });
}

/** A group that the first leads and the second is in. Answers the address of its page. */
export async function groupOf(leader: Page, member: Page): Promise<string> {
  const { id } = await call<{ id: string }>(leader, 'POST', '/api/groups', {
    name: 'Thursday kitchen',
    about: 'Twelve people and a long table',
    topic: 'scripture',
    language: 'en',
    admission: 'link',
    room: 'vineyard',
  });
  const { token } = await call<{ token: string }>(leader, 'POST', `/api/groups/${id}/links`, { uses: 1 });
  await call(member, 'POST', `/api/groups/by-link/${token}`, {});
  return `/community/groups/${id}`;
}

/** A topic that somebody opens in a group. Answers the address of its page. */
export async function topicIn(
  page: Page,
  group: string,
  topic: { title: string; text: string },
): Promise<string> {
  const groupId = group.split('/').at(-1);
  const { id } = await call<{ id: string }>(page, 'POST', `/api/groups/${groupId}/topics`, topic);
  return `${group}/threads/${id}`;
}

/** A browser of somebody else, on a phone. */
export async function another(
  browser: Browser,
  baseURL: string | undefined,
  firstName: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await ready(page, firstName);
  return page;
}

/** Hannah, whose page it is, leads a group that Ruth is in, with a phone of her own. Answers the address of the group's page. */
export async function hannahAndRuth({
  page,
  browser,
  baseURL,
}: {
  page: Page;
  browser: Browser;
  baseURL: string | undefined;
}): Promise<{ ruth: Page; group: string }> {
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  return { ruth, group: await groupOf(page, ruth) };
}
