import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { residentMegabytes } from '../test-support/process-memory.ts';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { WITHOUT_LIMITS } from '../test-support/without-limits.ts';
import { measureBare } from './bare-rate.ts';
import { load } from './load.ts';
import { type Row, ratioRow } from './report.ts';

const PASSWORD = 'lamp-upon-a-stand-7';

/**
 * Chapters as an installed server sends them, and its memory with one text after the other: ours, and those that the machine has (Debian's
 * `sword-text-*`; without them the third is not measured).
 */
export async function benchTexts(folder: string): Promise<Row[]> {
  const bare = await measureBare();
  const malloc = JSON.parse(readFileSync('bin/malloc.json', 'utf8')) as Record<string, string>;
  const server = await startRealServer({
    dataDir: path.join(folder, 'texts'),
    env: { ...malloc, ...WITHOUT_LIMITS, LOG_LEVEL: 'silent', SWORD_PATH: '/usr/share/sword' },
  });
  try {
    const cookie = await signIn(server);
    const rows: Row[] = [];
    const texts = (await get(server, cookie, '/api/bible/translations')) as { id: string }[];
    for (const [i, { id }] of texts.slice(0, 3).entries()) {
      for (const place of ['GEN/chapters/1', 'PSA/chapters/119', 'REV/chapters/22']) {
        await get(server, cookie, `/api/bible/books/${place}?translation=${id}`);
      }
      await get(server, cookie, `/api/bible/search?q=love&translation=${id}`);
      await pass(3000);
      const memory = residentMegabytes(server.process.pid!);
      rows.push({
        what: `resident memory with ${i + 1} of the texts read and searched`,
        measured: `${Math.round(memory)} MB`,
        target: '≤ 300 MB',
        ok: memory <= 300,
      });
    }
    const base = { rate: bare.rate, name: `bare (${Math.round(bare.rate).toLocaleString('en-US')}/s)` };
    for (const place of ['JHN/chapters/3', 'PSA/chapters/119']) {
      const url = `${server.url}/api/bible/books/${place}?translation=WEB`;
      const { rate, failures } = await load(url, { headers: { cookie, 'accept-encoding': 'gzip, br' } });
      if (failures > 0) throw new Error(`${url}: ${failures} requests failed`);
      rows.push(ratioRow(`GET a chapter, as a browser asks for it (${place})`, rate, base, 0.3));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

async function get({ url }: RealServer, cookie: string, address: string): Promise<unknown> {
  const answer = await fetch(`${url}${address}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

async function signIn({ url }: RealServer): Promise<string> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const person = { firstName: 'Bench', lastName: 'Tester', email: 'bench@example.org', password: PASSWORD };
  const post = (address: string, body: object) =>
    fetch(`${url}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/api/auth/register', person);
  const answer = await post('/api/auth/login', { email: person.email, password: PASSWORD });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
