import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addressForTools, findPostgresTool, versionIn } from './postgres-tools.ts';

it.each([
  ['pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n', 15],
  ['pg_restore (PostgreSQL) 17beta1\n', 17],
  ['something else', null],
])('reads the version in %j', (text, version) => {
  expect(versionIn(text)).toBe(version);
});

it('keeps the password out of the arguments', () => {
  expect(addressForTools('postgres://ruth:p%40ss@db.example.org:5433/lampstand?sslmode=require')).toEqual({
    address: 'postgres://ruth@db.example.org:5433/lampstand?sslmode=require',
    password: 'p@ss',
  });
  expect(addressForTools('postgres://ruth@localhost/lampstand').password).toBeNull();
  expect(addressForTools('postgres://ruth:100%@localhost/lampstand').password).toBe('100%');
});

it.each([
  ['postgres://ruth@/lampstand?host=/run/postgresql', null],
  ['postgres://ruth:p%40ss@/lampstand?host=/run/postgresql', 'p@ss'],
  ['postgres:///lampstand?host=/run/postgresql', null],
])('takes the address of a socket, which names no host: %s', (url, password) => {
  expect(addressForTools(url)).toEqual({ address: url.replace(':p%40ss', ''), password });
});

/** A folder with a program that says it is of this version. */
function folderWith(version: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'pg_dump');
  writeFileSync(file, `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${version}.1'\n`);
  chmodSync(file, 0o755);
  return folder;
}

it('takes the newest, and says what to install when that is older than the server', async () => {
  const env = { PATH: [folderWith(98), folderWith(99)].join(path.delimiter) };
  expect(await findPostgresTool('pg_dump', { atLeast: 99, env })).toMatchObject({ version: 99 });
  await expect(findPostgresTool('pg_dump', { atLeast: 100, env })).rejects.toThrow(
    /^pg_dump is version 99, older than PostgreSQL 100.*: install .*postgresql-client-100\)\.$/,
  );
});
