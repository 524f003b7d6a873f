import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { COMMANDS } from '../src/commands/commands.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { serverEntry } from './start-real-server.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What a command printed, and its exit code. */
export interface Ended {
  code: number | 'running' | null;
  said: string;
}

/** Runs a command of the operator in this process, with these settings and no others. */
export async function command(
  env: Record<string, string>,
  name: string,
  ...args: readonly string[]
): Promise<Ended> {
  const lines: string[] = [];
  const code = await runCommand(COMMANDS, [name, ...args], withPath(env), (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

/** The same in a process of its own, as an operator starts it. */
export async function commandBeside(
  env: Record<string, string>,
  name: string,
  ...args: readonly string[]
): Promise<Ended> {
  const child = start(env, [serverEntry(), name, ...args]);
  return { code: await child.exited, said: child.said() };
}

/** The same as another user, which root can. */
export async function commandAs(
  uid: number,
  env: Record<string, string>,
  name: string,
  ...args: readonly string[]
): Promise<Ended> {
  const child = start(env, [serverEntry(), name, ...args], { uid });
  return { code: await child.exited, said: child.said() };
}

/** The same run by another program, as one that gives it a disk of its own. */
export async function commandUnder(
  under: readonly string[],
  env: Record<string, string>,
  name: string,
  ...args: readonly string[]
): Promise<Ended> {
  const child = start(env, [serverEntry(), name, ...args], { under });
  return { code: await child.exited, said: child.said() };
}

/**
 * The same in a process that stops for good once it has said something that has `at` in it. Resolves when it stands there;
 * `kill` ends it without warning.
 */
export async function commandThatHangs(
  at: string,
  env: Record<string, string>,
  name: string,
  ...args: readonly string[]
): Promise<{ kill(): Promise<void> }> {
  const child = start(env, ['test-support/hanging-command.ts', at, name, ...args]);
  await new Promise<void>((resolve, reject) => {
    child.process.stdout!.on('data', () => child.said().includes(at) && resolve());
    void child.exited.then((code) => reject(new Error(`ended with ${code} before: ${child.said()}`)));
  });
  return {
    async kill() {
      child.process.kill('SIGKILL');
      await child.exited;
    },
  };
}

function start(
  env: Record<string, string>,
  args: readonly string[],
  { uid, under = [] }: { uid?: number; under?: readonly string[] } = {},
) {
  const [program, ...words] = [...under, process.execPath, ...args];
  const as = uid === undefined ? {} : { uid, gid: uid };
  const child: ChildProcess = spawn(program!, words, { cwd: root, env: withPath(env), ...as });
  let said = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  child.stderr!.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, exited, said: () => said };
}

/** Where programs are found, and what was compiled of them, is no setting. */
function withPath(env: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env };
}
