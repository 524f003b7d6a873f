import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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
import { freePort } from '#test-support/throwaway-postgres.ts';
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

describe('a start that cannot listen ends, with one line', () => {
  /** A port on which something else listens. */
  async function takenPort(): Promise<number> {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    ends.push(() => new Promise((resolve) => other.close(resolve)));
    return (other.address() as { port: number }).port;
  }

  /** The code with which it ended, and what it said last. */
  async function failedStart(env: Record<string, string>, port?: number): Promise<string> {
    const ended = startRealServer({
      dataDir: emptyFolder(),
      env: { METRICS_PORT: String(await freePort()), ...env },
      ...(port !== undefined && { port }),
      // Were it to stay, the test should still end.
      spawned: (child) => ends.push(async () => child.kill('SIGKILL')),
    });
    return ended.then(
      () => 'it started',
      ({ message }: Error) => {
        const lines = message.trim().split('\n');
        return `${lines[0]} ${lines.at(-1)}`;
      },
    );
  }

  it('when PORT is taken', async () => {
    const port = await takenPort();
    expect(await failedStart({}, port)).toMatch(
      new RegExp(`^the server ended with code 1: PORT: ${port} is taken on 127\\.0\\.0\\.1\\. Stop what `),
    );
  });

  it('when METRICS_PORT is taken', async () => {
    const port = await takenPort();
    expect(await failedStart({ METRICS_PORT: String(port) })).toMatch(
      new RegExp(
        `^the server ended with code 1: METRICS_PORT: ${port} is taken on 127\\.0\\.0\\.1\\. Stop what `,
      ),
    );
  });

  it.each(['HOST', 'METRICS_HOST'])('when %s is no address of this machine', async (name) => {
    for (const host of ['nonsense.invalid', '192.0.2.1'])
      expect(await failedStart({ [name]: host })).toMatch(
        new RegExp(`^the server ended with code 1: ${name}: ${host} is no address of this machine \\(E`),
      );
  });

  it.skipIf(inject('postgresUrl') === null)('with connections to PostgreSQL open', async () => {
    const made = await createPostgresDatabase(inject('postgresUrl'));
    ends.push(() => made.remove());
    const port = await takenPort();
    const env = { DATABASE_URL: made.location.url };
    expect(await failedStart(env, port)).toMatch(/^the server ended with code 1: PORT: /);
  });
});
