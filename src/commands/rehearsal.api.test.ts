import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { deleteFile } from '#features/files/files.contract.ts';
import { createEntry, listEntries } from '#features/journal/journal.contract.ts';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { command, commandBeside } from '#test-support/commands.ts';
import { download, listed, store } from '#test-support/my-files.ts';
import { signedIn, signedUp } from '#test-support/people.ts';
import { choose, jpeg } from '#test-support/pictures.ts';
import { PartedUpload } from '#test-support/send-in-parts.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { createTestBucket } from '#test-support/test-bucket.ts';
import { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';

const MB = 1024 ** 2;

/** How many entries and files there are before the backup begins; a larger number makes a longer rehearsal. */
const BEFORE = Number(process.env['REHEARSAL_COUNT'] ?? 6);

/** What comes beside the backup has to end somewhere, or a slow machine would have to copy all of it. */
const ROUNDS = BEFORE * 2;

/** Settings of an installation that is empty. */
async function emptyPlace(kind: 'disk' | 'bucket'): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lampstand-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (kind === 'disk') return { DATA_DIR: dataDir };
  const database = await createPostgresDatabase(inject('postgresUrl'));
  const bucket = await createTestBucket(inject('s3Offer'));
  onTestFinished(async () => {
    await bucket.remove();
    await database.remove();
  });
  const { settings } = bucket;
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: database.location.url,
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

async function startAt(env: Record<string, string>) {
  const server = await startRealServer({ env, dataDir: env['DATA_DIR']! });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

const entry = (content: string) => ({ content, writingTimeMinutes: 1 });

/** Saves, uploads and deletes, one after the other, until it is told to stop or has made its rounds. Answers how much was acknowledged. */
function beginTraffic(client: TestClient) {
  let going = true;
  const run = async () => {
    let acknowledged = 0;
    for (let n = 0; going && n < ROUNDS; n++) {
      await client.call(createEntry, { body: entry(`meanwhile ${n}`) });
      const fileId = await store(client, `meanwhile ${n}`, `meanwhile-${n}.txt`);
      if (n % 2 === 0) await client.call(deleteFile, { params: { fileId } });
      acknowledged += 1;
    }
    return acknowledged;
  };
  const ended = run();
  return {
    stop() {
      going = false;
      return ended;
    },
  };
}

const hasBoth = inject('postgresUrl') !== null && inject('s3Offer') !== null;

describe.each(['disk', 'bucket'] as const)('SQLite and a disk, or PostgreSQL and a bucket: %s', (kind) => {
  it.skipIf(kind === 'bucket' && !hasBoth)(
    'everything acknowledged before a backup began is in it, though the server is killed',
    async () => {
      const here = await emptyPlace(kind);
      const server = await startAt(here);
      const ruth = await signedUp(server.url, 'ruth');
      const others = await signedUp(server.url, 'boaz');
      const contents = new Map<string, string>();
      for (let n = 0; n < BEFORE; n++) {
        expect((await ruth.call(createEntry, { body: entry(`before ${n}`) })).status).toBe(201);
        contents.set(await store(ruth, `the words of file ${n}`, `${n}.txt`), `the words of file ${n}`);
      }
      const parted = await PartedUpload.begin(ruth, { metadata: { size: 5 * MB + 4 } });
      const parts = [await parted.send(1, Buffer.alloc(5 * MB, 'l')), await parted.send(2, 'amp!')];
      expect((await parted.complete(parts)).status).toBe(200);
      contents.set(parted.key, `${'l'.repeat(5 * MB)}amp!`);
      expect((await choose(ruth, await jpeg())).status).toBe(200);
      writeFileSync(path.join(here['DATA_DIR']!, 'guidelines.md'), '# How we speak here\n\nKindly.\n');
      const { currentXP, profileImageUrl } = (await ruth.call(getCurrentUser, {})).body;

      const traffic = beginTraffic(others);
      const folder = path.join(mkdtempSync(path.join(tmpdir(), 'lampstand-backup-')), 'today');
      onTestFinished(() => rmSync(path.dirname(folder), { recursive: true, force: true }));
      const made = await commandBeside(here, 'backup', folder);
      expect(made).toEqual({ code: 0, said: expect.stringContaining('0 damaged') });
      expect(await traffic.stop()).toBeGreaterThan(0);
      await server.stop('SIGKILL');

      const there = await emptyPlace(kind);
      expect(await command(there, 'restore', folder)).toMatchObject({ code: 0 });
      expect(readFileSync(path.join(there['DATA_DIR']!, 'guidelines.md'), 'utf8')).toContain('Kindly.');
      const again = await startAt(there);
      // The secret came along, so the cookie of before is good.
      const cookies = new TestClient(again.url);
      for (const pair of ruth.cookieHeader().split('; ')) {
        const at = pair.indexOf('=');
        cookies.setCookie(pair.slice(0, at), pair.slice(at + 1));
      }
      const user = (await cookies.call(getCurrentUser, {})).body;
      expect(user).toMatchObject({ currentXP, profileImageUrl });
      expect((await cookies.fetch(profileImageUrl!)).status).toBe(200);
      const back = await signedIn(again.url, 'ruth');
      const entries = (await back.call(listEntries, { query: { limit: 100 } })).body;
      expect(entries.map(({ content }) => content).sort()).toEqual(
        Array.from({ length: BEFORE }, (_, n) => `before ${n}`).sort(),
      );
      expect(new Set((await listed(back)).map(({ id }) => id))).toEqual(new Set(contents.keys()));
      for (const [id, content] of contents) {
        expect((await (await download(back, id)).text()) === content, id).toBe(true);
      }
      const verified = await command(there, 'verify', '--hash');
      expect(verified).toEqual({ code: 0, said: expect.stringMatching(/\n0 findings\.$/) });
    },
  );
});
