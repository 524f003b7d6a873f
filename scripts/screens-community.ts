import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';

/** Newcomers share words this far apart. */
const APART_MS = 31_000;
const EVERYONE = { kind: 'everyone', id: null };

interface Member {
  context: BrowserContext;
  id: string;
  call: (method: 'POST' | 'PUT', path: string, data?: unknown) => Promise<{ id: string }>;
}

/** A lively community, made by the calls that people make: who looks at it, and their own request. */
export async function createCommunity(browser: Browser, baseURL: string) {
  const join = (firstName: string, lastName: string) => member(browser, baseURL, firstName, lastName);
  const [miriam, tola, jonas, ruth, samuel] = await Promise.all([
    join('Miriam', 'Okafor'),
    join('Tola', 'Adeyemi'),
    join('Jonas', 'Weber'),
    join('Ruth', 'Mendel'),
    join('Samuel', 'Kim'),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const mine = await ask(
    miriam,
    'My sister’s visa interview is on Thursday. She hasn’t slept in days. Pray for peace.',
  );
  const job = await ask(samuel, 'That the job would be mine.', { isAnonymous: true });
  const boy = await ask(jonas, 'Nineteen days in hospital. I have run out of words.');
  await ask(tola, 'Mum has her operation this morning. Please pray that she isn’t afraid.', {
    forDay: today,
  });
  await ask(ruth, 'My neighbour says little, and I ask little. We drink tea. When shall I speak?');
  for (const other of [tola, jonas, ruth, samuel])
    await other.call('PUT', `/api/prayer/requests/${mine.id}/prayed`);
  const family = await miriam.call('POST', '/api/prayer/folders', { name: 'Family' });
  await miriam.call('POST', '/api/prayer/items', {
    text: 'Wisdom for Ada’s school',
    folderId: family.id,
    reminder: { minuteOfDay: 7 * 60, days: 127 },
  });
  const dad = await miriam.call('POST', '/api/prayer/items', { text: 'Dad’s knee', folderId: family.id });
  await miriam.call('PUT', `/api/prayer/items/${dad.id}/prayed`, { today: true });
  await wait(APART_MS);
  await ruth.call('POST', `/api/prayer/requests/${mine.id}/encouragements`, {
    text: 'I sat where you sit now, two winters ago.',
    verse: { reference: 'Psalm 27:14' },
  });
  await samuel.call('PUT', `/api/prayer/requests/${job.id}/answer`, {
    text: 'It went to someone else. What I was given was a Tuesday with nothing in it, and my father rang.',
  });
  await jonas.call('PUT', `/api/prayer/requests/${boy.id}/answer`, {
    text: 'He came home on Sunday, thinner, and cross about the food. I have never heard better music.',
  });
  await ask(jonas, 'My boy begins school again on Monday. Pray that he is not afraid of the stairs.');
  return { state: await miriam.context.storageState(), userId: miriam.id, requestId: mine.id };
}

function ask(who: Member, text: string, more: { isAnonymous?: boolean; forDay?: string } = {}) {
  return who.call('POST', '/api/prayer/requests', { text, audience: EVERYONE, isAnonymous: false, ...more });
}

/** Somebody new, who has agreed to the guidelines and told their age. */
async function member(
  browser: Browser,
  baseURL: string,
  firstName: string,
  lastName: string,
): Promise<Member> {
  const context = await browser.newContext({ baseURL });
  async function call(method: 'POST' | 'PUT', path: string, data: unknown = undefined) {
    const headers = { origin: baseURL, ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }) };
    const answer = await context.request.fetch(path, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? {} : JSON.parse(text)) as { id: string };
  }
  const email = `${firstName.toLowerCase()}.${Date.now()}@example.org`;
  const password = 'lamp-upon-a-stand-7';
  const { id } = await call('POST', '/api/auth/register', { firstName, lastName, email, password });
  await call('POST', '/api/auth/login', { email, password });
  const { version } = (await (await context.request.get('/api/guidelines')).json()) as { version: string };
  await call('POST', '/api/guidelines/agreement', { version });
  await call('PUT', '/api/people/me/age', { answer: 'grown' });
  return { context, id, call };
}
