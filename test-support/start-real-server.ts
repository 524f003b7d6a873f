import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isStale } from '../scripts/build-if-stale.ts';
import { freePort } from './throwaway-postgres.ts';

/** The product as users run it: its own process, on loopback. */
export interface RealServer {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** What it has printed. */
  output(): string;
  /** Ends it as an operator would (SIGTERM), or without warning. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');

let ownEntry: string | undefined;

/**
 * The product as `npm start` runs it, where it was built from today's sources, as in `npm test`; while somebody changes them, the
 * sources themselves, which take twice as long to start. Asked once: a run stays with what it has begun with.
 * @returns a script, from the project's folder; after it come the words of a command
 */
export function serverEntry(): string {
  ownEntry ??= isStale('server') ? 'src/main-lampstand.ts' : 'dist/server/lampstand.js';
  return ownEntry;
}

/** Starts the server, or another entry, and waits until it says that it is ready. */
export async function startRealServer(
  options: {
    env?: Record<string, string>;
    dataDir?: string;
    port?: number;
    /** A script that calls `serve`, from the project's folder, and its arguments. */
    entry?: readonly string[];
    /** A file with the milliseconds by which it is later to the server than it is (`createServerClock`). */
    later?: string;
    /** A command that runs the server's own, given after it. */
    under?: readonly string[];
    /** Is given the process at once: for a test that ends it before it is ready. */
    spawned?: (child: ChildProcess) => void;
    /** A command that starts the server, instead of Node and a script; it leads a process group of its own. */
    command?: readonly string[];
  } = {},
): Promise<RealServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'lampstand-data-'));
  const command = options.command ?? [
    ...(options.under ?? []),
    process.execPath,
    '--max-semi-space-size=4',
    '--no-allocation-site-pretenuring',
    '--heap-growing-percent=50',
    ...(options.later ? ['--import', './test-support/later-clock.ts'] : []),
    ...(options.entry ?? [serverEntry()]),
  ];
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    detached: options.command !== undefined,
    env: {
      ...process.env,
      // What runs the tests was started by npm; the server is not, unless `command` says so.
      npm_lifecycle_event: undefined,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      // What is installed on this machine is not what a journey reads.
      SWORD_PATH: path.join(dataDir, 'no-sword'),
      ...(options.later && { LATER_MS_FILE: options.later }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  options.spawned?.(child);
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes('Lampstand is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => reject(new Error(`the server ended with code ${code}:\n${output}`)));
  });
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    process: child,
    output: () => output,
    stop,
    async dispose() {
      if (options.command) endGroup(child.pid!);
      await stop('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Ends what a command has started and left behind, if anything. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
