import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgresBin, freePort, unprivilegedUser, untilReady } from '../throwaway-postgres.ts';

/** A primary and its synchronous standby: a commit is answered once both have it on their disk. */
export interface PostgresPair {
  primaryPort: number;
  standbyPort: number;
  /** Ends the primary without warning and makes the standby the new one. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error when no PostgreSQL is installed */
export async function startPostgresPair(): Promise<PostgresPair> {
  const bin = findPostgresBin();
  if (!bin) throw new Error('PostgreSQL is needed: apt-get install postgresql');
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-pair-'));
  const asUser = unprivilegedUser();
  if (asUser) execFileSync('chown', [asUser.name, folder]);
  const options = {
    cwd: folder,
    stdio: 'ignore',
    ...(asUser && { uid: asUser.uid, gid: asUser.gid }),
  } as const;
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const run = (program: string, ...args: string[]) => execFileSync(path.join(bin, program), args, options);
  const start = async (data: string, port: number, ...settings: string[]) => {
    const flags = ['max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
    const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, ...flags];
    const server = spawn(path.join(bin, 'postgres'), args, options);
    await untilReady(urlAt(port), server);
    return server;
  };

  run('initdb', '-D', 'primary', '-U', 'lampstand', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8');
  const primary = await start('primary', primaryPort);
  run('pg_basebackup', '-D', 'standby', '-R', '-h', '127.0.0.1', '-p', `${primaryPort}`, '-U', 'lampstand');
  const standby = await start('standby', standbyPort);
  await ask(primaryPort, "alter system set synchronous_standby_names = '*'");
  await ask(primaryPort, 'select pg_reload_conf()');
  return {
    primaryPort,
    standbyPort,
    async failOver() {
      await end(primary, 'SIGKILL');
      await ask(standbyPort, 'select pg_promote()');
    },
    async stop() {
      await Promise.all([end(standby, 'SIGQUIT'), end(primary, 'SIGQUIT')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of the database behind a port of this machine. */
export function urlAt(port: number): string {
  return `postgres://lampstand@127.0.0.1:${port}/postgres`;
}

async function ask(port: number, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlAt(port) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exited;
}
