import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refusal } from '../keeping/refusal.ts';
import { databaseFault } from './database-errors.ts';
import { dumpDatabase } from './dump-database.ts';
import { openDatabase, openForReading } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  // What nobody can open, root neither: a folder in its place, and for reading nothing at all.
  ['openDatabase', openDatabase, mkdirSync],
  ['openForReading', openForReading, () => {}],
])('%s says which file cannot be opened, and whose it has to be', (_name, open, prepare) => {
  const file = path.join(folder, 'lampstand.db');
  prepare(file);
  let error: unknown;
  try {
    open({ file });
  } catch (caught) {
    error = caught;
  }
  expect((error as Error).message).toBe(
    `${file}: unable to open database file. It and its folder have to belong to the user with the number ${process.getuid!()}, who runs this, on a disk that can be written`,
  );
  expect(databaseFault(error)).toBe('unavailable');
});

it('a copy that cannot be written says where, and does not blame the database', async () => {
  const file = path.join(folder, 'lampstand.db');
  await openDatabase({ file }).destroy();
  const to = path.join(folder, 'nowhere', 'lampstand.db');
  const made = dumpDatabase({ file }, to, { env: {}, look: async () => {} });
  await expect(made).rejects.toThrow(Refusal);
  await expect(made).rejects.toThrow(
    `The copy of the database cannot be written to ${path.dirname(to)}: unable to open database`,
  );
});
