import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { EventDeliveries } from '#platform/server/events/create-events.ts';
import {
  deleteParked,
  findParked,
  type ParkedDelivery,
  releaseParked,
} from '#platform/server/events/parked-deliveries.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import {
  deleteParkedEvent,
  listParkedEvents,
  type ParkedEvent,
  retryParkedEvent,
} from '../operations.contract.ts';

/** More than this many are one fault, not many. */
const SHOWN = 100;

/** What administrators see of how the server is doing. */
export function operationsRoutes(
  endpoints: Endpoints,
  { db, clock, events }: { db: Db; clock: Clock; events: EventDeliveries },
): void {
  endpoints.handle(listParkedEvents, async () =>
    (await findParked(db, SHOWN)).map((row) => presentParkedEvent(row, events.failureOf(row.handler))),
  );

  endpoints.handle(retryParkedEvent, ({ params }) =>
    inTransaction(db, async (tx) => {
      if (!(await releaseParked(tx, params.eventId, clock.now()))) throw notParked();
      await events.wakeAfter(tx);
    }),
  );

  endpoints.handle(deleteParkedEvent, async ({ params }) => {
    if (!(await deleteParked(db, params.eventId))) throw notParked();
  });
}

function presentParkedEvent(row: ParkedDelivery, failure: string | undefined): ParkedEvent {
  return {
    id: row.id,
    type: row.type,
    handler: row.handler,
    title: failure ?? `Nothing here does '${row.handler}' any more.`,
    subject: row.subject,
    error: row.last_error ?? '',
    attempts: row.attempts,
    createdAt: row.created_at,
    parkedAt: row.parked_at,
  };
}

function notParked(): AppError {
  return new AppError('NOT_FOUND', 'This is not waiting for you any more.');
}
