import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** A command that is right when it ends with 0. */
export interface Check {
  title: string;
  command: string;
  args: string[];
}

/** What `npm run check` holds; none needs what another makes. */
export const CHECKS: Check[] = [
  // It takes longest, so it is begun first; it refuses a client whose first screen would wait for too much.
  { title: 'Build', command: 'node', args: ['scripts/build.ts'] },
  // Each checker of its own works out most types again: with the usual four it took twice the processor time.
  { title: 'Types', command: 'tsc', args: ['--noEmit', '--checkers', '2'] },
  { title: 'Format and lint', command: 'biome', args: ['check', '.'] },
  { title: 'Dead code', command: 'knip', args: [] },
  { title: 'Import arrows', command: 'node', args: ['scripts/check-arrows.ts'] },
  { title: 'Licences', command: 'node', args: ['scripts/check-licences.ts'] },
  { title: 'Types of the art', command: 'tsc', args: ['--noEmit', '-p', 'art'] },
];

/** As many as a machine of two processors has work for. */
const AT_ONCE = 2;

/** Runs them side by side, prints each one's output whole when it has ended, and answers the titles of those that failed. */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const waiting = [...checks];
  const failed: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { ok, output } = await run(check);
      console.log(`\n▶ ${check.title}\n${output.trim()}`);
      if (!ok) failed.push(check.title);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

function run({ command, args }: Check): Promise<{ ok: boolean; output: string }> {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(output).toString('utf8') }),
    );
  });
}
