import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../keeping/refusal.ts';
import type { PostgresLocation } from './open-postgres.ts';
import { passwordIn, withPassword } from './postgres-address.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * A program of PostgreSQL that is not older than `atLeast`, the newest there is.
 * @throws Refusal that says what to install
 */
export async function findPostgresTool(
  tool: Tool,
  { atLeast, env }: { atLeast: number; env: NodeJS.ProcessEnv },
): Promise<{ file: string; version: number }> {
  const found: { file: string; version: number }[] = [];
  for (const file of candidates(tool, env)) {
    const version = versionIn(await outputOf(file, ['--version'], env));
    if (version !== null) found.push({ file, version });
  }
  const newest = found.toSorted((a, b) => b.version - a.version)[0];
  const mend = `install PostgreSQL's client programs of version ${atLeast} or newer (Debian: apt-get install postgresql-client-${atLeast})`;
  if (!newest) throw new Refusal(`${tool} was not found in PATH or ${DEBIAN}: ${mend}.`);
  if (newest.version < atLeast) {
    throw new Refusal(
      `${tool} is version ${newest.version}, older than PostgreSQL ${atLeast} which it is needed for: ${mend}.`,
    );
  }
  return newest;
}

function candidates(tool: Tool, env: NodeJS.ProcessEnv): string[] {
  const inPath = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = [...inPath, ...versions.map((version) => path.join(DEBIAN, version, 'bin'))];
  const names = process.platform === 'win32' ? [`${tool}.exe`] : [tool];
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .filter((file) => existsSync(file));
}

/** The first number in 'pg_dump (PostgreSQL) 15.18 (Debian …)'. */
export function versionIn(text: string): number | null {
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(text) ?? [];
  return version === undefined ? null : Number(version);
}

/**
 * An address as libpq's programs take it, and its password apart: arguments can be read by everybody on the machine, the
 * environment cannot.
 */
export function addressForTools(url: string): { address: string; password: string | null } {
  return { address: withPassword(url, ''), password: passwordIn(url) };
}

/**
 * The programs give their session settings, which a pooler leaves to whoever has that session next: a server would not find its
 * tables any more.
 * @throws Refusal where a pooler is in between
 */
export function refusePooler({ pooled }: PostgresLocation, tool: Tool): void {
  if (!pooled) return;
  throw new Refusal(
    `DATABASE_URL leads to a pooler, through which ${tool} cannot work: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
  );
}

/** Runs one of the programs on a database. @throws Error with what it said when it fails */
export async function runPostgresTool(
  file: string,
  args: readonly string[],
  { url, env }: { url: string; env: NodeJS.ProcessEnv },
): Promise<void> {
  const { address, password } = addressForTools(url);
  await outputOf(file, [...args, `--dbname=${address}`], {
    ...env,
    ...(password !== null && { PGPASSWORD: password }),
  });
}

function outputOf(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      // The last words say what went wrong; a damaged database could have thousands.
      errors = (errors + chunk.toString('utf8')).slice(-4000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`${path.basename(file)} ended with ${code}: ${errors.trim()}`));
    });
  });
}
