import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { FakeClock } from '#test-support/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { openDatabase } from './db/open-database.ts';
import { type Job, startJobs } from './jobs.ts';

const HOUR = 60 * 60 * 1000;

describe.each(['sqlite', 'postgres'] as const)('jobs of two processes on %s', (engine) => {
  if (engine === 'postgres' && inject('postgresUrl') === null) return;
  let database: TestDatabase;
  let other: TestDatabase['db'];
  const clock = new FakeClock();
  const failures: unknown[] = [];
  const report = (_name: string, error: unknown) => void failures.push(error);

  beforeEach(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
    other = openDatabase(database.location);
    failures.length = 0;
  });
  afterEach(async () => {
    await other.destroy();
    await database.drop();
  });

  const leases = () => database.db.selectFrom('job_lease').selectAll().execute();

  /** A job that runs until it is let go. */
  function held() {
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    let runs = 0;
    const job: Job = {
      name: 'sweep',
      everyMs: HOUR,
      run() {
        runs++;
        return promise;
      },
    };
    return { job, letGo, runs: () => runs };
  }

  it('run in one of them, and in the other once that has ended or is lost', async () => {
    const first = held();
    const second = held();
    const stopFirst = startJobs([first.job], { db: database.db, clock, report });
    await expect.poll(first.runs).toBe(1);
    const stopSecond = startJobs([second.job], { db: other, clock, report });
    await stopSecond();
    expect(second.runs()).toBe(0);

    // As if the first had ended without a word a minute ago.
    clock.advance({ seconds: 60 });
    const stopThird = startJobs([second.job], { db: other, clock, report });
    await expect.poll(second.runs).toBe(1);
    first.letGo();
    await stopFirst();
    // It is not the first's to give back any more.
    expect(await leases()).toHaveLength(1);
    second.letGo();
    await stopThird();
    expect(await leases()).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('run although a process was lost while its clock was far ahead', async () => {
    await database.db
      .insertInto('job_lease')
      .values({ job: 'sweep', holder: 'lost', held_until: clock.now() + 60 * 24 * HOUR })
      .execute();
    const { job, letGo, runs } = held();
    const stop = startJobs([job], { db: database.db, clock, report });
    await expect.poll(runs).toBe(1);
    letGo();
    await stop();
    expect(await leases()).toEqual([]);
  });

  it('are given back when they fail, and told that the server stops', async () => {
    let wasTold = false;
    const failing: Job = {
      name: 'failing',
      everyMs: HOUR,
      run: async () => {
        throw new Error('no');
      },
    };
    const waiting: Job = {
      name: 'waiting',
      everyMs: HOUR,
      run: (stopping) =>
        new Promise((resolve) => {
          stopping.addEventListener('abort', () => {
            wasTold = true;
            resolve();
          });
        }),
    };
    const stop = startJobs([failing, waiting], { db: database.db, clock, report });
    await expect.poll(() => failures).toEqual([new Error('no')]);
    await expect.poll(async () => (await leases()).map(({ job }) => job)).toEqual(['waiting']);
    await stop();
    expect(wasTold).toBe(true);
    expect(await leases()).toEqual([]);
  });
});
