import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { CLOCKS_AGREE_WITHIN_MS, type Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { EventDeliveries } from '#platform/server/events/create-events.ts';
import { updateAstray } from '#platform/server/events/delivery-store.ts';
import {
  deleteParked,
  findParked,
  type ParkedDelivery,
  parkUnheard,
  releaseParked,
  sweepParked,
} from '#platform/server/events/parked-deliveries.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { Job } from '#platform/server/jobs.ts';
import {
  deleteParkedEvent,
  listParkedEvents,
  type ParkedEvent,
  retryParkedEvent,
} from '../operations.contract.ts';
import { keepAct } from './act-store.ts';

/** More than this many are one fault, not many. */
const SHOWN = 100;

interface OperationsDeps {
  db: Db;
  clock: Clock;
  events: EventDeliveries;
}

/** What administrators see of how the server is doing. */
export function operationsRoutes(endpoints: Endpoints, { db, clock, events }: OperationsDeps): void {
  endpoints.handle(listParkedEvents, async () =>
    (await findParked(db, SHOWN)).map((row) =>
      presentParkedEvent(row, events.handlers.get(row.handler)?.failure),
    ),
  );

  endpoints.handle(retryParkedEvent, ({ params, caller }) =>
    inTransaction(db, async (tx) => {
      const released = await releaseParked(tx, params.eventId);
      if (!released) throw notParked();
      await keepAct(tx, actOn(released, { actorId: caller.id, kind: 'work-retried' }), clock.now());
      await events.wakeAfter(tx);
    }),
  );

  endpoints.handle(deleteParkedEvent, ({ params, caller }) =>
    inTransaction(db, async (tx) => {
      const deleted = await deleteParked(tx, params.eventId);
      if (!deleted) throw notParked();
      await keepAct(tx, actOn(deleted, { actorId: caller.id, kind: 'work-discarded' }), clock.now());
    }),
  );
}

/** How long an administrator has to decide. */
const KEPT_PARKED_MS = 30 * DAY_MS;

/** Keeps the table of deliveries small, and lets nothing wait in it unseen. */
export function operationsJobs({ db, clock, events }: OperationsDeps): Job[] {
  return [
    {
      name: 'look after deliveries',
      everyMs: HOUR_MS,
      async run(stopping) {
        const now = clock.now();
        const pauses = [...events.handlers.values()].flatMap(({ retryAfterMs }) => retryAfterMs);
        await updateAstray(db, now + Math.max(0, ...pauses) + CLOCKS_AGREE_WITHIN_MS);
        await parkUnheard(db, { handlers: [...events.handlers.keys()], before: now - DAY_MS, now }, stopping);
        await sweepParked(db, now - KEPT_PARKED_MS, stopping);
      },
    },
  ];
}

function presentParkedEvent(row: ParkedDelivery, failure: string | undefined): ParkedEvent {
  return {
    id: row.id,
    type: row.type,
    handler: row.handler,
    title: failure ?? `Nothing here does '${row.handler}' any more.`,
    subject: row.subject,
    personId: row.user_id,
    error: row.last_error ?? '',
    attempts: row.attempts,
    createdAt: row.created_at,
    parkedAt: row.parked_at,
  };
}

/** Whose work it was, and of what type. */
function actOn<Kind>(work: { user_id: string | null; type: string }, by: { actorId: string; kind: Kind }) {
  return { ...by, personId: work.user_id, detail: work.type };
}

function notParked(): AppError {
  return new AppError('NOT_FOUND', 'This is not waiting for you any more.');
}
