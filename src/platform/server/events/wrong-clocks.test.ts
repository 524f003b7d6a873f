import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { handler, ring, silentProcess, startProcess, waiting } from '#test-support/bells.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { CLAIM_MS } from './deliver.ts';
import { claimDue } from './delivery-store.ts';

const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => engine === 'sqlite' || inject('postgresUrl') !== null,
);

describe.each(engines)('deliveries by clocks that are wrong, on %s', (engine) => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
    db = database.db;
  });
  afterAll(() => database?.drop());
  afterEach(() => db.deleteFrom('event_delivery').execute());

  /** A bell that was told of, and what hears it once a process is there. */
  async function toldOf() {
    const clock = new FakeClock();
    const heard: string[] = [];
    const handlers = [handler('one', ({ subject }) => void heard.push(subject))];
    await ring(db, silentProcess(db, clock, handlers), clock, 'a');
    return {
      clock,
      heard,
      startsProcess: () => startProcess(db, clock, handlers).idle(),
    };
  }

  /** A process whose clock says `now` is lost in the middle of it. */
  async function lostAt(now: number) {
    const times = { now, until: now + CLAIM_MS, latest: now + 2 * CLAIM_MS };
    expect(await claimDue(db, { handlers: ['one'], busy: [], limit: 1, ...times })).toHaveLength(1);
  }

  it('are not begun again by the process that is at them, when the clock jumps over the claim', async () => {
    const clock = new FakeClock();
    const begun: string[] = [];
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const events = startProcess(db, clock, [
      handler('one', async ({ subject }) => {
        begun.push(subject);
        if (subject === 'a') await hold;
        else letGo();
      }),
    ]);
    await ring(db, events, clock, 'a');
    await expect.poll(() => begun).toEqual(['a']);
    clock.advance({ hours: 1 });
    await ring(db, events, clock, 'b');
    await events.idle();
    expect(begun).toEqual(['a', 'b']);
  });

  it('are made although the clock was set back after they were told', async () => {
    const { clock, heard, startsProcess } = await toldOf();
    clock.advance({ hours: -1 });
    await startsProcess();
    expect(heard).toEqual(['a']);
  });

  it('are made although a process was lost in the middle of them while its clock was far ahead', async () => {
    const { clock, heard, startsProcess } = await toldOf();
    await lostAt(clock.now() + 365 * 24 * 60 * 60_000);
    await startsProcess();
    expect([heard, await waiting(db)]).toEqual([['a'], []]);
  });

  it('are left to a process whose clock is some seconds ahead', async () => {
    const { clock, heard, startsProcess } = await toldOf();
    await lostAt(clock.now() + 10_000);
    await startsProcess();
    expect(heard).toEqual([]);
  });
});
