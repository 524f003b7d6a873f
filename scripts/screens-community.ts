import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import { beginSecondStep, confirmSecondStep } from '../src/features/accounts/second-step.contract.ts';
import { codeAt } from '../src/features/accounts/server/app-code.ts';
import type { RealServer } from '../test-support/start-real-server.ts';
import { createStudyLife } from './screens-study.ts';

/** Newcomers share words this far apart. */
const APART_MS = 31_000;
const EVERYONE = { kind: 'everyone', id: null };

const PASSWORD = 'lamp-upon-a-stand-7';
/** A word of the list is in it: it waits for a moderator, and its author is told so at once. */
const HELD = 'It was a shit week, and my brother left the house in anger. Pray that he comes home.';

export interface Member {
  context: BrowserContext;
  id: string;
  call: <Answer = { id: string; token: string; key: string }>(
    method: 'POST' | 'PUT',
    path: string,
    data?: unknown,
  ) => Promise<Answer>;
  read: <Answer>(path: string) => Promise<Answer>;
}

/** Somebody, and the screens that are shown as they see them. */
export interface Looking {
  who: Pick<Member, 'context' | 'id'>;
  /** What they are called in the names of the pictures. */
  as: string;
  screens: string[];
}

/** A lively community, made by the calls that people make: who looks at it and at what, each with their screens. */
export async function createCommunity(browser: Browser, server: RealServer): Promise<Looking[]> {
  const join = (firstName: string, lastName: string) => member(browser, server.url, firstName, lastName);
  const [miriam, tola, jonas, ruth, samuel, lukas, hannah, paul] = await Promise.all([
    join('Miriam', 'Okafor'),
    join('Tola', 'Adeyemi'),
    join('Jonas', 'Weber'),
    join('Ruth', 'Mendel'),
    join('Samuel', 'Kim'),
    join('Lukas', 'Brandt'),
    join('Hannah', 'Vogel'),
    join('Paul', 'Stein'),
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
  const { token } = await miriam.call('POST', '/api/circle/links', { uses: 20 });
  for (const other of [tola, jonas, ruth]) await other.call('POST', `/api/circle/join/${token}`);
  await samuel.call('PUT', `/api/circle/invitations/${miriam.id}`);
  const unkind = await ask(lukas, 'Pray that those people finally get what they deserve.');
  const report = { kind: 'prayer-request', wordsId: unkind.id, reason: 'cruel' };
  await ruth.call('POST', '/api/moderation/reports', {
    ...report,
    comment: 'She came here to be prayed for.',
  });
  await jonas.call('POST', '/api/moderation/reports', { ...report, comment: '' });
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
  await ask(lukas, HELD);
  await ask(tola, 'My son begins school again on Monday. Pray that he is not afraid of the stairs.');
  await giveRole(hannah, 'moderator', server);
  await giveRole(paul, 'admin', server);
  const invitation = { uses: 10, days: 14, note: 'Tuesday group' };
  const { link } = await hannah.call<{ link: string }>('POST', '/api/invitations', invitation);
  const study = await createStudyLife({ leader: miriam, others: [ruth, jonas], moderator: hannah });
  const [held] = await lukas.read<{ caseId: string }[]>('/api/moderation/my-words');
  return [
    {
      who: miriam,
      as: 'asking',
      screens: [
        ...['/prayers', '/prayers/ask', '/prayers/pray', '/prayers/answered', '/?tab=prayer'],
        ...[`/prayers/requests/${mine.id}`, '/notifications', '/circle', `/people/${tola.id}`],
      ],
    },
    { who: lukas, as: 'held', screens: [`/my-words/${held!.caseId}`] },
    {
      who: hannah,
      as: 'moderator',
      screens: ['/moderation', '/moderation?list=', '/moderation/record', '/invitations'],
    },
    { who: paul, as: 'admin', screens: ['/administration', `/administration/people/${tola.id}`] },
    { who: lukas, as: 'invited', screens: [`/circle/join/${token}`, new URL(link).pathname] },
    ...study,
  ];
}

/** Who looks after a server has a second step. */
async function giveRole(who: Member, role: 'moderator' | 'admin', { dataDir }: RealServer): Promise<void> {
  const db = new DatabaseSync(path.join(dataDir, 'lampstand.db'), { timeout: 10_000 });
  db.prepare('update user set role = ? where id = ?').run(role, who.id);
  db.close();
  const { key } = await who.call('POST', beginSecondStep.path, { password: PASSWORD });
  await who.call('POST', confirmSecondStep.path, { code: codeAt(key, Date.now()) });
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
  async function call<Answer = { id: string; token: string; key: string }>(
    method: 'POST' | 'PUT',
    path: string,
    data: unknown = undefined,
  ) {
    const headers = { origin: baseURL, ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }) };
    const answer = await context.request.fetch(path, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  }
  const email = `${firstName.toLowerCase()}.${Date.now()}@example.org`;
  const password = PASSWORD;
  const { id } = await call('POST', '/api/auth/register', { firstName, lastName, email, password });
  await call('POST', '/api/auth/login', { email, password });
  const { version } = (await (await context.request.get('/api/guidelines')).json()) as { version: string };
  await call('POST', '/api/guidelines/agreement', { version });
  await call('PUT', '/api/people/me/age', { answer: 'grown' });
  const read = async <Answer>(address: string) =>
    (await (await context.request.get(address)).json()) as Answer;
  return { context, id, call, read };
}
