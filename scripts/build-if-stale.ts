import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from './build-lock.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A part of `dist` that is built as a whole. */
interface Part {
  name: 'client' | 'server';
  /** Globs of what it is made of: a change to any of it makes the part stale. */
  sources: readonly string[];
  /** Files that the globs find and the part does not contain. */
  without: RegExp;
  /** Its code is loaded when there is something to build: the bundler takes half a second. */
  build: () => Promise<void>;
}

const PARTS: readonly Part[] = [
  {
    name: 'client',
    sources: [
      'src/**/*',
      'public/**/*',
      'art/**/*',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      'scripts/**/*',
    ],
    without: /\.test\.tsx?$|\/server\//,
    build: async () => (await import('./build-client.ts')).buildClient(),
  },
  {
    name: 'server',
    sources: [
      'src/**/*',
      'package.json',
      'package-lock.json',
      'scripts/build-server.ts',
      'scripts/pack-texts.ts',
      'scripts/licences/*',
    ],
    // Of the platform's client it has the names that both sides know.
    without: /\.test\.tsx?$|\/features\/[^/]+\/client\//,
    build: async () => (await import('./build-server.ts')).buildServerBundle(),
  },
];

/** Whether a part of `dist`, or any, was built from other files than these, or not at all. */
export function isStale(name?: Part['name']): boolean {
  return PARTS.some((part) => (name === undefined || part.name === name) && !isBuiltFromThese(part));
}

/**
 * Builds dist/client and dist/server, each unless it was built from exactly these files. Where another process is building, it waits,
 * and finds what that has built.
 */
export async function buildIfStale(options: { force: boolean }): Promise<void> {
  process.chdir(root);
  if (options.force || isStale())
    await withBuildLock(path.join(root, 'dist/build-lock'), () => build(options));
}

async function build(options: { force: boolean }): Promise<void> {
  const stale = PARTS.filter((part) => options.force || !isBuiltFromThese(part));
  if (stale.length === 0) return;
  const started = performance.now();
  console.log('Building Lampstand …');
  for (const part of stale) {
    const state = stateOf(part);
    rmSync(stampOf(part), { force: true });
    await part.build();
    writeFileSync(stampOf(part), state);
  }
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** It stands beside the part, because a build empties the part's folder. */
function stampOf({ name }: Part): string {
  return path.join(root, `dist/${name}-built-from`);
}

function isBuiltFromThese(part: Part): boolean {
  return existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === stateOf(part);
}

/** Names, sizes and times: reading every file would cost more than the start may. */
function stateOf({ sources, without }: Part): string {
  const hash = createHash('sha256');
  for (const name of globSync(sources, { cwd: root }).sort()) {
    if (without.test(name)) continue;
    const stat = statSync(path.join(root, name));
    if (stat.isFile()) hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
