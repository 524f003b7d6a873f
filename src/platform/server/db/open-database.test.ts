import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyFolder } from '#test-support/empty-folder.ts';
import { openDatabase } from './open-database.ts';

/** Writes to a file that has no log yet, and lets go of it when the one who opens it has waited for it in vain. */
const WRITER = `
  const { parentPort, workerData: { file } } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(file);
  db.exec('create table kept (word); begin immediate; insert into kept values (1)');
  parentPort.postMessage('writing');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  db.exec('commit');
  db.close();
`;

it('begins its log once another process lets go of a file that has none yet', async () => {
  const file = path.join(emptyFolder(), 'lampstand.db');
  const writer = new Worker(WRITER, { eval: true, workerData: { file } });
  await once(writer, 'message');
  const db = openDatabase({ file });
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  expect(rows).toEqual([{ journal_mode: 'wal' }]);
  expect((await sql`select word from kept`.execute(db)).rows).toEqual([{ word: 1 }]);
  await db.destroy();
});
