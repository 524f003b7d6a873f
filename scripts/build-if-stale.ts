import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'dist/built-from');

/** What the client is made of; a change to any of it makes the build stale. */
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'art/**/*',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/**/*',
];

/** Whether dist/client was built from other files than these, or not at all. */
export function isStale(): boolean {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceState();
}

/** Builds the client into dist/client unless it was built from exactly these files. */
export async function buildIfStale(options: { force: boolean }): Promise<void> {
  process.chdir(root);
  if (!options.force && !isStale()) return;
  const state = sourceState();
  const started = performance.now();
  console.log('Building Lampstand …');
  rmSync(stamp, { force: true });
  const { buildClient } = await import('./build-client.ts');
  await buildClient();
  writeFileSync(stamp, state);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Names, sizes and times: reading every file would cost more than the start may. */
function sourceState(): string {
  const hash = createHash('sha256');
  for (const name of globSync(SOURCES, { cwd: root }).sort()) {
    if (/\.test\.tsx?$|\/server\//.test(name)) continue;
    const stat = statSync(path.join(root, name));
    if (stat.isFile()) hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
