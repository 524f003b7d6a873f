import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStale } from './build-if-stale.ts';

/**
 * `npm start`: builds what is stale, then becomes the server. The build runs in a process of its own, whose memory
 * (some 800 MB) is given back when it ends.
 */
process.chdir(path.resolve(import.meta.dirname, '..'));
if (isStale()) {
  const build = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  const passOn = (signal: NodeJS.Signals) => build.kill(signal);
  process.on('SIGTERM', passOn).on('SIGINT', passOn);
  const code = await new Promise<number>((resolve) => build.once('exit', (status) => resolve(status ?? 1)));
  if (code !== 0) process.exit(code);
  process.off('SIGTERM', passOn).off('SIGINT', passOn);
}
process.env['NODE_ENV'] ??= 'production';
// glibc keeps memory apart for each thread, and keeps large pieces once it has given one back: with twelve threads for files
// and four for pictures a server that has done everything once would hold twice of what it needs. It reads these settings when
// a process begins (docs/decisions/032-stopping-waiting-and-memory.md).
const malloc = readFileSync(path.resolve(import.meta.dirname, '../bin/malloc.json'), 'utf8');
process.env = { ...(JSON.parse(malloc) as Record<string, string>), ...process.env };
const server = path.resolve(import.meta.dirname, '../dist/server/lampstand.js');
// The same process goes on as the server, so that whoever started this one signals the server, and no second process stays.
// Windows has neither this nor glibc.
if (process.platform !== 'win32') {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, server], process.env);
}
await import(pathToFileURL(server).href);
