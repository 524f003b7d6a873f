import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { HANGS, handler, ring, startProcess, waiting } from '#test-support/bells.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { createEvents } from './create-events.ts';
import { claimDue, nextDueAt } from './delivery-store.ts';
import { findParked, releaseParked } from './parked-deliveries.ts';

const never = new Promise<void>(() => {});

/** The same database; `seen` is called with each query before it is made. */
function watched(db: Db, seen: (node: RootOperationNode) => void): Db {
  return db.withPlugin({
    transformQuery({ node }) {
      seen(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

/** How the engine would find what a query asks for. */
async function planOf(db: Db, node: RootOperationNode): Promise<string> {
  const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
  const how = engineOf(db) === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${how} ${text}`, [...parameters]));
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => engine === 'sqlite' || inject('postgresUrl') !== null,
);

describe.each(engines)('deliveries in hard times, on %s', (engine) => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
    db = database.db;
  });
  afterAll(() => database?.drop());
  afterEach(() => db.deleteFrom('event_delivery').execute());

  it('are not held up by another handler that hangs, however much that has to do', async () => {
    const clock = new FakeClock();
    const heard: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const works = handler('works', ({ subject }) => {
      heard.push(subject);
      if (heard.length === 20) resolve();
    });
    const events = startProcess(db, clock, [handler('hangs', () => never), works], HANGS);
    for (let n = 0; n < 20; n++) await ring(db, events, clock, `bell ${n}`);
    await promise;
    expect(heard.length).toBe(20);
  });

  it('count as failed when their handler takes too long', async () => {
    const clock = new FakeClock();
    let tries = 0;
    const events = startProcess(db, clock, [
      handler(
        'slow',
        () => {
          tries += 1;
          return tries === 1 ? never : Promise.resolve();
        },
        { mayTakeMs: 20 },
      ),
    ]);
    await ring(db, events, clock, 'a');
    await events.idle();
    expect(await waiting(db)).toMatchObject([
      { last_error: 'It took too long and was given up.', claimed_until: null },
    ]);
    clock.advance({ seconds: 1 });
    await events.idle();
    expect([tries, await waiting(db)]).toEqual([2, []]);
  });

  it('that hang do not keep a process from stopping, and are left to the next one', async () => {
    const clock = new FakeClock();
    const { promise: began, resolve: begins } = Promise.withResolvers<void>();
    const hangs = handler('hangs', () => {
      begins();
      return never;
    });
    const events = startProcess(db, clock, [hangs], HANGS);
    await ring(db, events, clock, 'a');
    await began;
    await events.stop();
    clock.advance({ seconds: 31 });
    const heard: string[] = [];
    const next = startProcess(db, clock, [handler('hangs', ({ subject }) => void heard.push(subject))]);
    await next.idle();
    expect([heard, await waiting(db)]).toEqual([['a'], []]);
  });

  it('that are done are not done again because the database could not be written just then', async () => {
    const clock = new FakeClock();
    let times = 0;
    let isLost = true;
    const breaking = watched(db, (node) => {
      if (node.kind !== 'DeleteQueryNode' || !isLost) return;
      isLost = false;
      throw Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' });
    });
    const events = startProcess(breaking, clock, [
      handler('one', () => {
        times += 1;
      }),
    ]);
    await ring(db, events, clock, 'a');
    await events.idle();
    clock.advance({ minutes: 10 });
    await events.idle();
    expect([isLost, times, await waiting(db)]).toEqual([false, 1, []]);
  });

  it('that end the process each time are parked in the end, and tried again once when somebody says so', async () => {
    const clock = new FakeClock();
    let tries = 0;
    const deadly = [
      handler('one', () => {
        tries += 1;
      }),
    ];
    const silent = createEvents({ db, clock, log: { warn() {}, error() {} } });
    silent.hear(deadly);
    await ring(db, silent, clock, 'a');
    const endInTheMiddle = async () => {
      const wanted = {
        handlers: ['one'],
        busy: [],
        now: clock.now(),
        until: clock.now() + 1,
        latest: clock.now() + 2,
        limit: 1,
      };
      expect(await claimDue(db, wanted)).toHaveLength(1);
      clock.advance({ seconds: 1 });
    };
    for (let n = 0; n < 6; n++) await endInTheMiddle();
    const first = startProcess(db, clock, deadly);
    await first.idle();
    // It looks again as soon as it listens, perhaps only when the delivery is released: the next one is to have it.
    await first.stop();
    const [parked] = await findParked(db, 1);
    expect(parked).toMatchObject({ attempts: 7, last_error: expect.stringContaining('in the middle') });
    expect(tries).toBe(0);
    await inTransaction(db, (tx) => releaseParked(tx, parked!.id));
    await startProcess(db, clock, deadly).idle();
    expect([tries, await waiting(db)]).toEqual([1, []]);
  });

  it('are forgotten instead of parked where nobody could do anything about it', async () => {
    const clock = new FakeClock();
    const events = startProcess(db, clock, [
      handler(
        'one',
        () => {
          throw new Error('no');
        },
        { retryAfterMs: [], isForgotten: true },
      ),
    ]);
    await ring(db, events, clock, 'a');
    await events.idle();
    expect(await waiting(db)).toEqual([]);
  });

  it('are found by an index, however many wait', async () => {
    const clock = new FakeClock();
    const silent = createEvents({ db, clock, log: { warn() {}, error() {} } });
    silent.hear([handler('one', () => {})]);
    await inTransaction(db, async (tx) => {
      for (let n = 0; n < 3000; n++) {
        const event = { type: 'bell-rung', subject: `s${n}`, payload: { note: n } } as const;
        await silent.emit(tx, event, clock.now());
      }
    });
    // Half of it was given up: that is not read either.
    await sql`update event_delivery set parked_at = 1 where position % 2 = 0`.execute(db);
    await sql`analyze event_delivery`.execute(db);
    const wanted = {
      handlers: ['one'],
      busy: [],
      now: clock.now(),
      until: clock.now() + 1,
      latest: clock.now() + 2,
      limit: 4,
    };
    const asked: RootOperationNode[] = [];
    const watching = watched(db, (node) => asked.push(node));
    await claimDue(watching, wanted);
    await nextDueAt(watching, ['one'], clock.now());
    const plans = await Promise.all(asked.map((node) => planOf(db, node)));
    expect(plans.length).toBe(3);
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan|Sort|SCAN (event_delivery|one)|TEMP B-TREE/);
      expect(plan).toMatch(/event_delivery_(due|claimed)/);
    }
  });

  it('refuse two handlers of one name', () => {
    const events = createEvents({ db, clock: new FakeClock(), log: { warn() {}, error() {} } });
    events.hear([handler('one', () => {})]);
    expect(() => events.hear([handler('one', () => {})])).toThrow("two event handlers are called 'one'");
  });

  if (engine === 'postgres') {
    it('notify once for each transaction, however much it tells', async () => {
      const clock = new FakeClock();
      const again = openDatabase(database.location);
      onTestFinished(() => again.destroy());
      const silent = createEvents({ db: again, clock, log: { warn() {}, error() {} } });
      silent.hear([handler('one', () => {})]);
      let notifications = 0;
      const watching = watched(again, (node) => {
        if (JSON.stringify(node).includes('pg_notify')) notifications += 1;
      });
      await inTransaction(watching, async (tx) => {
        for (let n = 0; n < 5; n++) {
          await silent.emit(tx, { type: 'bell-rung', subject: `s${n}`, payload: { note: n } }, clock.now());
        }
      });
      expect(notifications).toBe(1);
    });
  }
});
