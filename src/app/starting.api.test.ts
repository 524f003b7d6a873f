import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { connectForeigner } from '#test-support/foreigner.ts';
import { signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { TestClient } from '#test-support/test-client.ts';
import { createPostgresDatabase } from '#test-support/test-database.ts';
import { waitingForRows } from '#test-support/waiting-for-rows.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function emptyFolder(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lampstand-data-'));
  ends.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts a server, and kills it once it `isInTheMiddle`. */
async function killAStart(
  options: { dataDir: string; env?: Record<string, string> },
  isInTheMiddle: () => Promise<void>,
): Promise<void> {
  let child: ChildProcess | undefined;
  const started = startRealServer({
    ...options,
    spawned: (process) => {
      child = process;
    },
  });
  const ended = Promise.allSettled([started]);
  await isInTheMiddle();
  child!.kill('SIGKILL');
  await ended;
}

/** Both become ready, and who is signed in at one is signed in at the other. */
async function startTwoAtOnce(options: { dataDir: string; env?: Record<string, string> }): Promise<void> {
  const [one, other] = await Promise.all([startRealServer(options), startRealServer(options)]);
  ends.push(
    () => one.stop('SIGKILL'),
    () => other.stop('SIGKILL'),
  );
  const ruth = await signedUp(one.url, 'ruth');
  const elsewhere = new TestClient(other.url);
  const name = 'lampstand.session_token';
  elsewhere.setCookie(name, ruth.cookie(name)!);
  expect((await elsewhere.call(getCurrentUser, {})).body.email).toBe('ruth@example.org');
}

describe('after a first start that was killed in the middle, two processes at once come up', () => {
  it('on one folder', async () => {
    const dataDir = emptyFolder();
    const file = path.join(dataDir, 'lampstand.db');
    await killAStart({ dataDir }, () => expect.poll(() => existsSync(file), { interval: 2 }).toBe(true));
    await startTwoAtOnce({ dataDir });
  });

  it.skipIf(inject('postgresUrl') === null)('on one PostgreSQL', async () => {
    const made = await createPostgresDatabase(inject('postgresUrl'));
    ends.push(() => made.remove());
    const options = { dataDir: emptyFolder(), env: { DATABASE_URL: made.location.url } };
    const db = openDatabase(made.location);
    ends.push(() => db.destroy());
    // The server has made other tables when it comes to this one, and waits to hear whether it will be there.
    const foreigner = await connectForeigner(made.location.url);
    ends.push(() => foreigner.leave());
    await foreigner.hold('create table journal_entry (id text)');
    await killAStart(options, async () => {
      await expect.poll(() => waitingForRows(db)).toBe(1);
    });
    await foreigner.letGo();
    await startTwoAtOnce(options);
  });
});
