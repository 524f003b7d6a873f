import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Transactions a second of one insert and one update on this disk, WAL and FULL, with nothing around them. */
export function bareTransactionRate(folder: string, seconds: number): number {
  const place = mkdtempSync(path.join(folder, 'bare-'));
  const db = new DatabaseSync(path.join(place, 'bare.db'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table entry (id text primary key, user_id text, content text);
    create table person (id text primary key, xp integer); insert into person values ('a', 0);`);
  const insert = db.prepare('insert into entry values (?, ?, ?)');
  const update = db.prepare('update person set xp = xp + 10 where id = ?');
  const content = 'x'.repeat(250);
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const started = performance.now();
  while (performance.now() < end) {
    db.exec('begin immediate');
    insert.run(String(done), 'a', content);
    update.run('a');
    db.exec('commit');
    done += 1;
  }
  const rate = (done / (performance.now() - started)) * 1000;
  db.close();
  rmSync(place, { recursive: true });
  return rate;
}
