import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** Puts down that it began, lets the others go on, and puts down that it ended. */
const WORK = `
  import { appendFileSync } from 'node:fs';
  import { setImmediate } from 'node:timers/promises';
  const [lock, file, log] = process.argv.slice(2);
  const { withBuildLock } = await import(lock);
  await withBuildLock(file, async () => {
    appendFileSync(log, 'begin ');
    for (let turn = 0; turn < 20_000; turn++) await setImmediate();
    appendFileSync(log, 'end ');
  });
`;

test('those that start at once build one after the other', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [script, lock, log] = ['work.mjs', 'dist/build-lock', 'log'].map((name) => path.join(folder, name));
  writeFileSync(script!, WORK);
  const start = () =>
    run(process.execPath, [script!, path.resolve(import.meta.dirname, 'build-lock.ts'), lock!, log!]);
  await Promise.all([start(), start(), start()]);
  expect(readFileSync(log!, 'utf8')).toBe('begin end '.repeat(3));
});
