import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { damageTable } from '#test-support/damaged-table.ts';
import { SqliteReads } from './sqlite-reads.ts';

let folder: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-damaged-'));
  const file = path.join(folder, 'a.db');
  const maker = new DatabaseSync(file);
  maker.exec('create table lamp (oil integer); create table wick (oil integer);');
  maker.exec('insert into lamp values (1); insert into wick values (2)');
  maker.close();
  damageTable(file, 'lamp');
  database = new DatabaseSync(file);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

it('lets go of what it read in a damaged file without an error of its own, and goes on', () => {
  const reads = new SqliteReads(database);
  expect(reads.run('select * from wick', []).rows).toEqual([{ oil: 2 }]);
  expect(() => reads.run('select * from lamp', [])).toThrow('malformed');
  expect(database.isTransaction).toBe(true);
  expect(() => reads.letGo()).not.toThrow();
  expect(database.isTransaction).toBe(false);
  expect(reads.run('select * from wick', []).rows).toEqual([{ oil: 2 }]);
});
