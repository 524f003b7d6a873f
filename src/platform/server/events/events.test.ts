import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Db } from '#platform/server/db/database.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { createEvents, type EventDeliveries } from './create-events.ts';
import { defineEventHandler, type EventHandler, type HeardEvent, LastingFailure } from './events.ts';
import { findParked } from './parked-deliveries.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    'lamp-lit': { oil: number };
  }
}

type Heard = HeardEvent<'lamp-lit'>;

/** A process that delivers to the given handlers until the test ends; what it logs is kept. */
function startProcess(db: Db, clock: FakeClock, handlers: EventHandler[]) {
  const warned: string[] = [];
  const errors: string[] = [];
  const log = {
    warn: (_: object, message: string) => void warned.push(message),
    error: (_: object, message: string) => void errors.push(message),
  };
  const events = createEvents({ db, clock, log });
  events.hear(handlers);
  events.start();
  onTestFinished(() => events.stop());
  return { events, warned, errors };
}

function handler(
  name: string,
  handle: (event: Heard) => Promise<void> | void,
  retryAfterMs: number[] = [1000, 60_000],
): EventHandler {
  return defineEventHandler({
    name,
    type: 'lamp-lit',
    failure: 'A lamp is dark.',
    retryAfterMs,
    handle: async (event) => handle(event),
  });
}

const light = (db: Db, events: EventDeliveries, clock: FakeClock, subject: string, oil: number) =>
  inTransaction(db, (tx) => events.emit(tx, { type: 'lamp-lit', subject, payload: { oil } }, clock.now()));

const waiting = async (db: Db) => (await db.selectFrom('event_delivery').selectAll().execute()).length;

const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => engine === 'sqlite' || inject('postgresUrl') !== null,
);

describe.each(engines)('events on %s', (engine) => {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
    db = database.db;
  });
  afterAll(() => database?.drop());

  /** What another process would work with. Two connections in one thread would wait for each other on SQLite. */
  function openAgain(): Db {
    if (engine === 'sqlite') return db;
    const again = openDatabase(database.location);
    onTestFinished(() => again.destroy());
    return again;
  }

  it('reach every handler that hears them, after the commit, and leave nothing behind', async () => {
    const clock = new FakeClock();
    const heard: string[] = [];
    const note = (who: string) => (event: Heard) =>
      void heard.push(`${who} ${event.subject} ${event.payload.oil}`);
    const { events } = startProcess(db, clock, [handler('one', note('one')), handler('two', note('two'))]);
    await inTransaction(db, async (tx) => {
      await events.emit(tx, { type: 'lamp-lit', subject: 'a', payload: { oil: 1 } }, clock.now());
      expect(heard).toEqual([]);
    });
    await events.idle();
    expect(heard.toSorted()).toEqual(['one a 1', 'two a 1']);
    expect(await waiting(db)).toBe(0);
  });

  it('are not told when the transaction fails', async () => {
    const clock = new FakeClock();
    const heard: unknown[] = [];
    const { events } = startProcess(db, clock, [handler('one', (event) => void heard.push(event))]);
    const failing = inTransaction(db, async (tx) => {
      await events.emit(tx, { type: 'lamp-lit', subject: 'a', payload: { oil: 1 } }, clock.now());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await events.idle();
    expect([heard, await waiting(db)]).toEqual([[], 0]);
  });

  it('wait for their moment, until which they can be forgotten', async () => {
    const clock = new FakeClock();
    const heard: string[] = [];
    const { events } = startProcess(db, clock, [handler('later', ({ subject }) => void heard.push(subject))]);
    const notBefore = clock.now() + 600_000;
    for (const subject of ['told', 'taken back']) {
      await inTransaction(db, (tx) =>
        events.emit(tx, { type: 'lamp-lit', subject, payload: { oil: 1 }, notBefore }, clock.now()),
      );
    }
    clock.advance({ ms: 599_999 });
    await events.idle();
    expect(heard).toEqual([]);
    await inTransaction(db, (tx) => events.forget(tx, 'lamp-lit', 'taken back'));
    clock.advance({ ms: 1 });
    await events.idle();
    expect(heard).toEqual(['told']);
    expect(await waiting(db)).toBe(0);
  });

  it('wake their own process without being asked for', async () => {
    const clock = new FakeClock();
    const { promise, resolve } = Promise.withResolvers<number>();
    const { events } = startProcess(db, clock, [handler('one', ({ payload }) => resolve(payload.oil))]);
    await light(db, events, clock, 'a', 7);
    expect(await promise).toBe(7);
  });

  it('come in order for each subject, and one that waits holds up no other subject', async () => {
    const clock = new FakeClock();
    const heard: string[] = [];
    let isBroken = true;
    const { events } = startProcess(db, clock, [
      handler('one', ({ subject, payload }) => {
        if (subject === 'a' && isBroken) throw new Error('not now');
        heard.push(`${subject}${payload.oil}`);
      }),
    ]);
    for (const [subject, oil] of [
      ['a', 1],
      ['a', 2],
      ['b', 1],
      ['a', 3],
      ['b', 2],
    ] as const) {
      await light(db, events, clock, subject, oil);
    }
    await events.idle();
    expect(heard).toEqual(['b1', 'b2']);
    isBroken = false;
    clock.advance({ seconds: 1 });
    await events.idle();
    expect(heard).toEqual(['b1', 'b2', 'a1', 'a2', 'a3']);
  });

  it('are tried again after growing pauses, then parked, which lets the next one pass', async () => {
    const clock = new FakeClock();
    const tries: number[] = [];
    const { events, warned, errors } = startProcess(db, clock, [
      handler('one', ({ payload }) => {
        tries.push(payload.oil);
        if (payload.oil === 1) throw new Error('the wick is wet');
      }),
    ]);
    await light(db, events, clock, 'a', 1);
    await light(db, events, clock, 'a', 2);
    await events.idle();
    expect(tries).toEqual([1]);
    clock.advance({ ms: 999 });
    await events.idle();
    expect(tries).toEqual([1]);
    clock.advance({ ms: 1 });
    await events.idle();
    expect(tries).toEqual([1, 1]);
    expect(errors).toEqual([]);
    clock.advance({ minutes: 1 });
    await events.idle();
    expect(tries).toEqual([1, 1, 1, 2]);
    expect([warned.length, errors.length]).toEqual([2, 1]);
    const [parked] = await findParked(db, 10);
    expect(parked).toMatchObject({
      handler: 'one',
      subject: 'a',
      attempts: 3,
      last_error: 'the wick is wet',
    });
    clock.advance({ days: 30 });
    await events.idle();
    expect(tries.length).toBe(4);
    await db.deleteFrom('event_delivery').execute();
  });

  it('are parked at once when no try can go better', async () => {
    const clock = new FakeClock();
    const { events, warned, errors } = startProcess(db, clock, [
      handler('one', () => {
        throw new LastingFailure(new Error('there is no such lamp'));
      }),
    ]);
    await light(db, events, clock, 'a', 1);
    await events.idle();
    expect([warned.length, errors.length]).toEqual([0, 1]);
    expect((await findParked(db, 10)).map((one) => one.last_error)).toEqual(['there is no such lamp']);
    await db.deleteFrom('event_delivery').execute();
  });

  it('are parked together with what their handler then writes, and all the same where it cannot', async () => {
    const clock = new FakeClock();
    const givenUp: string[] = [];
    const dark = (name: string, giveUp: NonNullable<EventHandler['giveUp']>): EventHandler => ({
      ...handler(name, () => {
        throw new LastingFailure(new Error(`${name} is dark`));
      }),
      giveUp,
    });
    const { events, errors } = startProcess(db, clock, [
      dark('one', async (tx, { subject, payload }, now) => {
        const parked = await tx
          .selectFrom('event_delivery')
          .select('parked_at')
          .where('handler', '=', 'one')
          .executeTakeFirstOrThrow();
        givenUp.push(`${subject} ${JSON.stringify(payload)} ${parked.parked_at === now}`);
      }),
      dark('two', () => Promise.reject(new Error('there is no ink'))),
    ]);
    await light(db, events, clock, 'a', 1);
    await events.idle();
    expect(givenUp).toEqual(['a {"oil":1} true']);
    const parked = await findParked(db, 10);
    expect(parked.map(({ last_error }) => last_error).toSorted()).toEqual(['one is dark', 'two is dark']);
    expect(errors.toSorted()).toEqual([
      'an event could not be delivered and is parked',
      'an event could not be delivered and is parked',
      'nobody could be told that an event is parked',
    ]);
    await db.deleteFrom('event_delivery').execute();
  });

  it('are shared by two processes, each delivered by one of them', async () => {
    const second = openAgain();
    const clock = new FakeClock();
    const heard: string[] = [];
    const note = ({ subject, payload }: Heard) => void heard.push(`${subject}${payload.oil}`);
    const one = startProcess(db, clock, [handler('one', note)]).events;
    const two = startProcess(second, clock, [handler('one', note)]).events;
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        light(n % 2 ? db : second, n % 2 ? one : two, clock, `s${n % 20}`, n),
      ),
    );
    await expect.poll(() => waiting(db)).toBe(0);
    expect(heard.length).toBe(40);
    expect(new Set(heard).size).toBe(40);
  });

  it('are taken over when the process at work is lost, and it cannot end what it has lost', async () => {
    const second = openAgain();
    const clock = new FakeClock();
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: began, resolve: begins } = Promise.withResolvers<void>();
    const outcome: string[] = [];
    const slow = startProcess(db, clock, [
      handler('one', async (event) => {
        begins();
        await hold;
        await inTransaction(db, (tx) => event.finishIn(tx)).then(
          () => outcome.push('slow'),
          () => outcome.push('slow lost it'),
        );
      }),
    ]);
    await light(db, slow.events, clock, 'a', 1);
    await began;
    const other = startProcess(second, clock, [
      handler('one', async (event) => {
        await inTransaction(second, (tx) => event.finishIn(tx));
        outcome.push('other');
      }),
    ]);
    await other.events.idle();
    expect(outcome).toEqual([]);
    clock.advance({ seconds: 31 });
    await other.events.idle();
    expect(outcome).toEqual(['other']);
    letGo();
    await slow.events.idle();
    expect(outcome).toEqual(['other', 'slow lost it']);
    expect(await waiting(db)).toBe(0);
  });

  it('are finished before a process stops, and no more begun', async () => {
    const clock = new FakeClock();
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: began, resolve: begins } = Promise.withResolvers<void>();
    const heard: number[] = [];
    const { events } = startProcess(db, clock, [
      handler('one', async ({ payload }) => {
        begins();
        await hold;
        heard.push(payload.oil);
      }),
    ]);
    await light(db, events, clock, 'a', 1);
    await began;
    const stopped = events.stop();
    await light(db, events, clock, 'a', 2);
    letGo();
    await stopped;
    expect(heard).toEqual([1]);
    expect(await waiting(db)).toBe(1);
    await db.deleteFrom('event_delivery').execute();
  });

  it('are given back when a stop comes while they are claimed', async () => {
    const clock = new FakeClock();
    const heard: number[] = [];
    const { events } = startProcess(db, clock, [
      handler('one', ({ payload }) => void heard.push(payload.oil)),
    ]);
    await events.stop();
    await light(db, events, clock, 'a', 1);
    // The claim is on its way when the stop comes.
    events.start();
    await events.stop();
    expect(heard).toEqual([]);
    const left = await db.selectFrom('event_delivery').select(['attempts', 'claimed_until']).execute();
    expect(left).toEqual([{ attempts: 0, claimed_until: null }]);
    await db.deleteFrom('event_delivery').execute();
  });

  if (engine === 'postgres') {
    it('wake the other processes on a PostgreSQL at once', async () => {
      const clock = new FakeClock();
      const heard: number[] = [];
      startProcess(db, clock, [handler('one', ({ payload }) => void heard.push(payload.oil))]);
      // One that only writes: what is heard, is heard because of the notification.
      const second = openAgain();
      const writing = createEvents({ db: second, clock, log: { warn() {}, error() {} } });
      writing.hear([handler('one', () => {})]);
      await expect.poll(listeners).toHaveLength(1);
      await light(second, writing, clock, 'a', 9);
      // Sooner than a process looks by itself.
      await expect.poll(() => heard, { timeout: 15_000 }).toEqual([9]);

      const [lost] = await listeners();
      await sql`select pg_terminate_backend(${lost})`.execute(db);
      await expect.poll(async () => (await listeners()).filter((pid) => pid !== lost)).toHaveLength(1);
      await light(second, writing, clock, 'a', 10);
      await expect.poll(() => heard, { timeout: 15_000 }).toEqual([9, 10]);
    });
  }

  async function listeners(): Promise<number[]> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and query like 'listen %' and state = 'idle'`.execute(db);
    return rows.map(({ pid }) => pid);
  }
});
