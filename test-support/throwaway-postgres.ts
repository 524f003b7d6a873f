import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface ThrowawayPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL cluster of our own in a temporary folder, on loopback, gone afterwards. Durability is off unless asked for:
 * what is tested is our code, and crash safety has its own tests on SQLite.
 * @returns null when no PostgreSQL is installed.
 */
export async function startThrowawayPostgres({
  durable = false,
}: {
  durable?: boolean;
} = {}): Promise<ThrowawayPostgres | null> {
  const bin = findPostgresBin();
  if (!bin) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-postgres-'));
  const data = path.join(folder, 'data');
  const asUser = unprivilegedUser();
  if (asUser) execFileSync('chown', [asUser.name, folder]);
  const options = { ...(asUser && { uid: asUser.uid, gid: asUser.gid }), cwd: folder };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'lampstand', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8', '-N'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=200',
      ...(durable ? [] : ['-F', '-c', 'full_page_writes=off']),
    ],
    { ...options, stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://lampstand@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of PostgreSQL's programs; null when it is not installed. */
export function findPostgresBin(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...versions.map((version) => path.join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/opt/homebrew/bin',
  ];
  return candidates.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL and its pooler refuse to run as root. */
export function unprivilegedUser(): { name: string; uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { name, uid: id('-u'), gid: id('-g') };
    } catch {
      // this user does not exist here: the next one
    }
  }
  return null;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Resolves once the server that was just started answers. */
export async function untilReady(url: string, server: ReturnType<typeof spawn>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('postgres did not become ready');
}
