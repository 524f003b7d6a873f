import { AppError } from '#contract/errors.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { keepKey, madeBefore } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { localDay } from '#platform/server/local-day.ts';
import {
  createEntry,
  deleteEntry,
  getToday,
  listEntries,
  listOnThisDay,
  updateEntry,
} from '../journal.contract.ts';
import { canDeleteEntry, canUpdateEntry } from '../journal.policy.ts';
import { leftOfDay } from '../journal.rules.ts';
import { promptOfDay } from '../journal-prompts.rules.ts';
import { createEntryWithXP, entriesPaidToday } from './create-entry.ts';
import { deleteEntryRow, findEntries, findEntry, findOnThisDay, updateEntryRow } from './journal-store.ts';

/** A user's own journal (docs/product.md, Journal). Every query is limited to the caller. */
export function journalRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(listEntries, ({ query, caller, request, reply }) =>
    pageOf(
      { request, reply, query },
      (wanted) => findEntries(db, { userId: caller.id, q: query.q, ...wanted }),
      ({ createdAt, id }) => ({ at: createdAt, id }),
    ),
  );

  endpoints.handle(createEntry, async ({ body, caller, idempotency }) => {
    const now = clock.now();
    const { id: userId } = caller;
    return inUserTransaction(db, userId, async (tx) => {
      const request = { userId, idempotency, now };
      const [before, paidToday] = await together(
        madeBefore(tx, request, async (made) => (await findEntry(tx, userId, made))?.entry),
        entriesPaidToday(tx, caller, now),
      );
      // A repeated request is told how things stand now, not as they stood then.
      if (before)
        return {
          ...before,
          progress: await progressOf(tx, userId),
          ...leftOfDay(paidToday),
        };
      const id = newId(now);
      const [entry, , progress] = await together(
        createEntryWithXP(tx, caller, body, { id, now, paidToday }),
        keepKey(tx, request, id),
        progressOf(tx, userId),
      );
      return {
        ...entry,
        progress,
        ...leftOfDay(paidToday + (entry.xpEarned > 0 ? 1 : 0)),
      };
    });
  });

  endpoints.handle(updateEntry, ({ params, body, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const found = await findEntry(tx, caller.id, params.entryId);
      if (!found || !canUpdateEntry(caller, found)) throw noSuchEntry();
      const changed = { ...found.entry, ...body, updatedAt: clock.now() };
      await updateEntryRow(tx, caller.id, changed);
      return changed;
    }),
  );

  endpoints.handle(deleteEntry, ({ params, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const found = await findEntry(tx, caller.id, params.entryId);
      if (!found || !canDeleteEntry(caller, found)) throw noSuchEntry();
      await deleteEntryRow(tx, caller.id, found.entry.id);
    }),
  );

  endpoints.handle(listOnThisDay, ({ caller }) =>
    findOnThisDay(db, caller.id, localDay(clock.now(), caller.timezone).date),
  );

  endpoints.handle(getToday, async ({ caller }) => {
    const now = clock.now();
    return {
      ...leftOfDay(await entriesPaidToday(db, caller, now)),
      promptId: promptOfDay(localDay(now, caller.timezone).date).id,
    };
  });
}

function noSuchEntry(): AppError {
  return new AppError('NOT_FOUND', 'This entry does not exist, or it is not yours.');
}
