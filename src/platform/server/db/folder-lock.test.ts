import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { emptyFolder } from '#test-support/empty-folder.ts';
import { lockFolder, takeSqliteAlone } from './folder-lock.ts';

it('is held by one, and its file says whether that one came to an end', () => {
  const folder = emptyFolder();
  const first = lockFolder(folder, 'x.lock');
  expect(lockFolder(folder, 'x.lock')).toBeNull();
  first?.leave();
  expect(readdirSync(folder)).toEqual(['x.lock']);
  lockFolder(folder, 'x.lock')?.release();
  expect(readdirSync(folder)).toEqual([]);
});

it('takes a database that nobody has open, and keeps everybody out until it is given back', () => {
  const file = path.join(emptyFolder(), 'lampstand.db');
  const server = new DatabaseSync(file, { timeout: 0 });
  server.exec('pragma journal_mode = wal; create table lamp (id text);');
  expect(takeSqliteAlone(file)).toBeNull();
  const reader = new DatabaseSync(file, { timeout: 0, readOnly: true });
  reader.exec('select * from lamp');
  server.close();
  expect(takeSqliteAlone(file)).toBeNull();
  reader.close();
  const alone = takeSqliteAlone(file);
  const late = new DatabaseSync(file, { timeout: 0 });
  expect(() => late.exec('pragma journal_mode = wal')).toThrow('locked');
  expect(() => late.exec('select * from lamp')).toThrow('locked');
  alone?.close();
  late.exec("insert into lamp values ('lit')");
  late.close();
});
