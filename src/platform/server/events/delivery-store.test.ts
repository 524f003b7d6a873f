import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { handler, ring, silentProcess } from '#test-support/bells.ts';
import { FakeClock } from '#test-support/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '#test-support/test-database.ts';
import { CLAIM_MS } from './deliver.ts';
import {
  claimDue,
  extendClaim,
  finishDelivery,
  parkDelivery,
  postponeDelivery,
  updateAstray,
} from './delivery-store.ts';

const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => engine === 'sqlite' || inject('postgresUrl') !== null,
);

describe.each(engines)('a delivery on %s', (engine) => {
  let database: TestDatabase;
  const clock = new FakeClock();
  beforeAll(async () => {
    database = await createTestDatabase(engine, inject('postgresUrl'), inject('databaseTemplates'));
  });
  afterAll(() => database?.drop());
  afterEach(() => database.db.deleteFrom('event_delivery').execute());

  const told = () =>
    ring(database.db, silentProcess(database.db, clock, [handler('one', () => {})]), clock, 'a');
  async function claimed() {
    const now = clock.now();
    const times = { now, until: now + CLAIM_MS, latest: now + 2 * CLAIM_MS };
    const [one] = await claimDue(database.db, { handlers: ['one'], busy: [], limit: 1, ...times });
    return one!;
  }
  const rows = () => database.db.selectFrom('event_delivery').select(['claimed_until', 'due_at']).execute();

  it('is ended by the process that is at it now, and not by one that it was taken from', async () => {
    const { db } = database;
    await told();
    const lost = await claimed();
    clock.advance({ ms: CLAIM_MS });
    const now = await claimed();
    expect(await finishDelivery(db, lost)).toBe(false);
    expect(await parkDelivery(db, lost, { error: 'late', now: clock.now() })).toBe(false);
    await extendClaim(db, lost, clock.now() + 9 * CLAIM_MS);
    expect(await rows()).toMatchObject([{ claimed_until: now.claimed_until }]);
    expect(await finishDelivery(db, now)).toBe(true);
  });

  it('is claimed by nobody once its try has failed, also where the process was just saying that it is at it', async () => {
    const { db } = database;
    await told();
    const failed = await claimed();
    const dueAt = clock.now() + 1000;
    await postponeDelivery(db, failed, { error: 'no line', dueAt });
    await extendClaim(db, failed, clock.now() + CLAIM_MS);
    expect(await rows()).toEqual([{ claimed_until: null, due_at: dueAt }]);
  });

  it('that waits for a moment is not made earlier before it was tried, and is where a wrong clock put it off', async () => {
    const { db } = database;
    await told();
    const later = clock.now() + 30 * 86_400_000;
    await db.updateTable('event_delivery').set({ due_at: later }).execute();
    await updateAstray(db, later - 1);
    expect(await rows()).toMatchObject([{ due_at: later }]);
    await db.updateTable('event_delivery').set({ attempts: 1 }).execute();
    await updateAstray(db, later - 1);
    expect(await rows()).toMatchObject([{ due_at: 0 }]);
  });
});
