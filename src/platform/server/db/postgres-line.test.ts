import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { databaseFault } from './database-errors.ts';
import { postgresLine } from './postgres-line.ts';

/** A connection whose answers are given, the first one first: an error is thrown. Keeps what was sent and how it was left. */
function lineOf(answers: unknown[], status: 'I' | 'T' = 'I') {
  const sent: string[] = [];
  const left: boolean[] = [];
  const client = {
    getTransactionStatus: () => status,
    async query(text: string) {
      sent.push(text);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    release: (destroy: boolean) => void left.push(destroy),
  } as unknown as pg.PoolClient;
  const line = postgresLine(client, {
    begin: 'begin; set local x = 1',
    left: (isLost) => void left.push(isLost),
  });
  const ask = (text: string) => line.query(text, []).catch((error: unknown) => error);
  return { line, ask, sent, left };
}

const SILENT = new Error('Query read timeout');

describe('a line to PostgreSQL', () => {
  it('begins a transaction with its bounds, in one message', async () => {
    const { ask, sent } = lineOf([{}]);
    await ask('begin');
    expect(sent).toEqual(['begin; set local x = 1']);
  });

  it('is asked nothing more once it was lost, not even to roll back, and is not used again', async () => {
    const { line, ask, sent, left } = lineOf([SILENT], 'T');
    expect(await ask('insert into lamp values (1)')).toBe(SILENT);
    expect(await ask('rollback')).toMatchObject({ command: 'ROLLBACK' });
    expect(sent).toEqual(['insert into lamp values (1)']);
    line.release();
    expect(left).toEqual([true, true]);
  });

  it('hides no other reason when it is lost in the rollback', async () => {
    const { ask } = lineOf([SILENT], 'T');
    expect(await ask('rollback')).toMatchObject({ command: 'ROLLBACK' });
  });

  it.each([
    ['commit', 'T', 'unknown'],
    ['insert into lamp values (1)', 'I', 'unknown'],
    ['with due as (select 1) update lamp set oil = 1', 'I', 'unknown'],
    ['insert into lamp values (1)', 'T', 'unavailable'],
    ['select 1', 'I', 'unavailable'],
    ['begin', 'I', 'unavailable'],
  ] as const)('that is lost in %j (%s) leaves the outcome %s', async (text, status, fault) => {
    expect(databaseFault(await lineOf([SILENT], status).ask(text))).toBe(fault);
  });

  it('knows that nothing was written when the server says so', async () => {
    const refused = Object.assign(new Error('a deferred constraint'), { code: '23503', severity: 'ERROR' });
    const { line, ask, left } = lineOf([refused], 'T');
    expect(await ask('commit')).toBe(refused);
    line.release();
    expect(left).toEqual([false, false]);
  });
});
