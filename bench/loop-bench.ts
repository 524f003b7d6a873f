import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { endpointsOf } from '#app/endpoints-of.ts';
import { migrationsOf } from '#app/migrations-of.ts';
import { serverFeatures } from '#app/server-features.ts';
import { loadTranslation } from '#features/bible/server/text/load-translation.ts';
import { PackedText } from '#features/bible/server/text/packed-text.ts';
import { verseId } from '#features/bible/server/text/references.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { seedHeavyPeople } from './heavy-people.ts';
import type { Row } from './report.ts';
import { largestOf, type Sent, worstInputs } from './worst-inputs.ts';
import { worstInputsOfWords } from './worst-inputs-of-words.ts';

const SECRET = 'a secret that is only used by the bench, 48 chars!';
/** How often each input is sent, one after the other. What can be done once only is done once. */
const CALLS = 20;
const ONCE = new Set([
  'POST /api/user/deletion',
  'GET /api/user/export',
  'DELETE /api/groups/:groupId/membership',
  'PUT /api/gatherings/:gatheringId/:start/cancelled',
]);
/** Milliseconds for which no request may hold everybody else up. */
const BOUND = 50;

/** What the calls of one input did to the loop, in milliseconds. */
interface Held {
  what: string;
  status: number;
  /** For how long it computed without a pause: what this does not depend on is what else the machine does. */
  p99: number;
  /** How late the loop was, with what it waited for the disk and for others on the machine. */
  late: number;
}

/**
 * The worst input that each call accepts, sent by the person who has the most, on SQLite, whose statements run in the
 * loop itself: for how long does the server do nothing else? Idle calls show what the machine itself adds.
 */
export async function benchLoop(parent: string): Promise<Row[]> {
  const dataDir = path.join(parent, 'loop');
  mkdirSync(dataDir);
  const db = openDatabase({ file: path.join(dataDir, 'lampstand.db') });
  await migrateToLatest(db, migrationsOf());
  const people = await seedHeavyPeople(db, { secret: SECRET, verseIds: allVerseIds() });
  await db.destroy();
  const server = await startRealServer({
    dataDir,
    env: { AUTH_SECRET: SECRET, LOG_LEVEL: 'silent', SWORD_PATH: '/usr/share/sword' },
    entry: ['bench/measured-server.ts'],
  });
  try {
    await pass(5000);
    for (const cookie of [people.inGroups, people.inDebates]) await welcome(server, cookie);
    await readReferences(server, people.inDebates);
    const idle = await heldBy(server, 'nothing', { method: 'GET', path: '/healthz' }, CALLS);
    const all: Held[] = [];
    const worst = {
      ...worstInputs(people),
      ...worstInputsOfWords(people.many, await taggedText(server, people.many)),
    };
    for (const { method, path: address, isStream } of endpointsOf(serverFeatures)) {
      const what = `${method} ${address}`;
      const own = worst[what]?.map((input) => ({ method, path: address, ...input }));
      for (const sent of own ?? largestOf({ method, path: address }, people.others.pop()!)) {
        all.push(await heldBy(server, what, { ...sent, isStream }, ONCE.has(what) ? 1 : CALLS));
      }
    }
    return rowsOf(all, idle);
  } finally {
    await server.dispose();
  }
}

/** The id of a text on this machine that says what stands behind its words; null where none is installed. */
async function taggedText({ url }: RealServer, cookie: string): Promise<string | null> {
  const texts = await fetch(`${url}/api/bible/translations`, { headers: { cookie } });
  const all = (await texts.json()) as { id: string; hasStrongs: boolean }[];
  return all.find(({ hasStrongs }) => hasStrongs)?.id ?? null;
}

/** Lets somebody agree to the guidelines of this server, so that their words are taken. */
async function welcome({ url }: RealServer, cookie: string): Promise<void> {
  const { version } = (await (await fetch(`${url}/api/guidelines`)).json()) as { version: string };
  await fetch(`${url}/api/guidelines/agreement`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  });
}

/** What reads references compiles its patterns with its first ones, once in a process: 80 to 190 ms, apart for wide characters. */
async function readReferences({ url }: RealServer, cookie: string): Promise<void> {
  for (const written of ['1 John 4:8', '1 '.repeat(30), 'Song of '.repeat(7), '\u2057'.repeat(60)]) {
    await fetch(`${url}/api/debates/cite?reference=${encodeURIComponent(written)}`, { headers: { cookie } });
  }
}

function allVerseIds(): string[] {
  const text = new PackedText(loadTranslation('WEB').books);
  return Array.from({ length: text.verseCount }, (_, n) => {
    const { book, chapter, verse } = text.placeOf(n);
    return verseId(book, chapter, verse);
  });
}

function rowsOf(all: readonly Held[], idle: Held): Row[] {
  const longest = all.toSorted((a, b) => b.p99 - a.p99);
  return longest.slice(0, 12).map(({ what, status, p99, late }, i) => ({
    what: `loop held by ${what} (${status}), ${i + 1}. of ${all.length} worst inputs`,
    measured: `p99 ${p99} ms; late, median ${late} ms (idle: ${idle.late} ms)`,
    target: `p99 < ${BOUND} ms`,
    ok: p99 < BOUND,
  }));
}

async function heldBy(
  server: RealServer,
  what: string,
  sent: Sent & { isStream?: true | undefined },
  calls: number,
): Promise<Held> {
  const { method, path: address, cookie, body } = sent;
  const query = new URL(address, server.url).searchParams.get('q')?.slice(0, 12);
  let status = 0;
  const computed: number[] = [];
  const late: number[] = [];
  for (let i = 0; i < calls; i++) {
    await sinceLast(server);
    const answer = await fetch(server.url + address, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    }).catch(() => null);
    // Who refuses a body before all of it is there may end the connection, and the answer is lost with it.
    if (answer === null) continue;
    // A stream goes on for as long as somebody listens: its beginning is what a call of it costs.
    if (sent.isStream) await answer.body?.cancel();
    else await answer.arrayBuffer();
    status = answer.status;
    const longest = await sinceLast(server);
    computed.push(longest.computed);
    late.push(longest.late);
  }
  const named = `${what}${query ? ` ${query}…` : ''}${body ? ` of ${Math.ceil(body.length / 1000)} KB` : ''}`;
  return { what: named, status, p99: shareOf(computed, 0.99), late: shareOf(late, 0.5) };
}

/** The value that this share of all is below. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The longest since it was asked last, in milliseconds. */
async function sinceLast(server: RealServer): Promise<{ late: number; computed: number }> {
  const before = server.output().length;
  server.process.kill('SIGUSR2');
  for (;;) {
    const said = /loop [\d.]+ ([\d.]+) ([\d.]+)\n/.exec(server.output().slice(before));
    if (said) return { late: Number(said[1]), computed: Number(said[2]) };
    await pass(1);
  }
}
