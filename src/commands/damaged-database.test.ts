import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { getCurrentUser } from '#features/people/people.contract.ts';
import { damageTable } from '#test-support/damaged-table.ts';
import { signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { TestClient } from '#test-support/test-client.ts';
import { COMMANDS } from './commands.ts';
import { runCommand } from './run-command.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const SAID = /^The database is damaged\. Stop the server, .*: .*database disk image is malformed$/;

it('one damaged page ends no server; the log, /readyz and every command say what it is', async () => {
  const whole = await startRealServer();
  ends.push(() => whole.dispose());
  const { dataDir } = whole;
  const ruth = await signedUp(whole.url, 'ruth');
  await whole.stop();
  damageTable(path.join(dataDir, 'lampstand.db'), 'user');

  const server = await startRealServer({ dataDir });
  ends.push(() => server.stop('SIGKILL'));
  const again = new TestClient(server.url);
  const name = 'lampstand.session_token';
  again.setCookie(name, ruth.cookie(name)!);
  expect((await again.send('GET', '/readyz')).status).toBe(200);
  for (let time = 1; time <= 3; time++) {
    const refused = await again.refused(getCurrentUser, {});
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.body.message).toContain('cannot be read');
  }
  const ready = await again.fetch('/readyz');
  expect([ready.status, await ready.text()]).toEqual([
    503,
    expect.stringContaining('The database is damaged.'),
  ]);
  expect(server.output().match(/"msg":"The database is damaged\./g)).toHaveLength(1);

  const backups = mkdtempSync(path.join(tmpdir(), 'lampstand-backups-'));
  ends.push(async () => rmSync(backups, { recursive: true }));
  for (const words of [
    ['make-admin', 'ruth@example.org'],
    ['backup', path.join(backups, 'today')],
  ]) {
    const lines: string[] = [];
    expect(await runCommand(COMMANDS, words, { DATA_DIR: dataDir }, (line) => lines.push(line))).toBe(1);
    expect(lines).toEqual([expect.stringMatching(SAID)]);
  }
  // It is what it is told to run; where it can look no further, it is not told that again.
  writeFileSync(path.join(dataDir, 'lampstand.db'), 'no database at all');
  const lines: string[] = [];
  expect(await runCommand(COMMANDS, ['verify'], { DATA_DIR: dataDir }, (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^✘ Database: .*file is not a database\. → .* restore the last backup$/),
    '1 finding.',
  ]);
});
