import { AppError } from '#contract/errors.ts';
import { replacesUnseen } from '#contract/unseen-words.ts';
import { paidToday, progressOf } from '#features/progress/server/for-other-features.ts';
import { findRhythm, lightLampOf } from '#features/rhythm/server/for-other-features.ts';
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
  getEntry,
  getToday,
  listEntries,
  listOfChapter,
  listOnThisDay,
  updateEntry,
} from '../journal.contract.ts';
import { canDeleteEntry, canReadEntry, canUpdateEntry } from '../journal.policy.ts';
import { leftOfDay, UNWRITTEN } from '../journal.rules.ts';
import { promptOfDay } from '../journal-prompts.rules.ts';
import { bytesOf, type JournalQuota, withoutEntry } from '../journal-quota.rules.ts';
import { createEntryWithXP } from './create-entry.ts';
import { linesOfChapter } from './entry-lines-store.ts';
import { createJournalRoom } from './journal-room.ts';
import { deleteEntryRow, findEntries, findEntry, findOnThisDay, updateEntryRow } from './journal-store.ts';
import { createOrUpdateUsage } from './journal-usage-store.ts';

/** A user's own journal (docs/product.md, Journal). Every query is limited to the caller. */
export function journalRoutes(
  endpoints: Endpoints,
  { db, clock, journalQuota }: { db: Db; clock: Clock; journalQuota: JournalQuota },
): void {
  const room = createJournalRoom(journalQuota);

  endpoints.handle(listEntries, ({ query, caller, request, reply }) =>
    pageOf(
      { request, reply, query },
      (wanted) => findEntries(db, { userId: caller.id, q: query.q, ...wanted }),
      ({ createdAt, id }) => ({ at: createdAt, id }),
      ({ content }) => Buffer.byteLength(content),
    ),
  );

  endpoints.handle(getEntry, async ({ params, caller }) => {
    const found = await findEntry(db, caller.id, params.entryId);
    if (!found || !canReadEntry(caller, found)) throw noSuchEntry();
    return found.entry;
  });

  endpoints.handle(listOfChapter, ({ params, caller }) =>
    linesOfChapter(db, caller.id, `${params.bookId.toUpperCase()}.${Number(params.chapter)}`).execute(),
  );

  endpoints.handle(createEntry, async ({ body, caller, idempotency }) => {
    const now = clock.now();
    const { id: userId } = caller;
    return inUserTransaction(db, userId, async (tx) => {
      const request = { userId, idempotency, now };
      const [before, paid, usage, rhythm] = await together(
        madeBefore(tx, request, async (made) => (await findEntry(tx, userId, made))?.entry),
        paidToday(tx, caller, 'journal_entry', now),
        room.usageOf(tx, userId, now),
        findRhythm(tx, userId),
      );
      // A repeated request is told how things stand now, not as they stood then.
      if (before)
        return {
          ...before,
          progress: await progressOf(tx, userId),
          ...leftOfDay(paid.count),
        };
      const id = newId(now);
      const usageAfter = await room.withNew(tx, userId, usage, { ...UNWRITTEN, ...body }, now);
      const [entry, , progress] = await together(
        createEntryWithXP(tx, caller, body, { id, now, paid }),
        keepKey(tx, request, id),
        progressOf(tx, userId),
        createOrUpdateUsage(tx, userId, usageAfter),
        lightLampOf(tx, caller, 'write', { kept: rhythm, now }),
      );
      return {
        ...entry,
        progress,
        ...leftOfDay(paid.count + (entry.xpEarned > 0 ? 1 : 0)),
      };
    });
  });

  endpoints.handle(updateEntry, ({ params, body, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const [found, usage] = await together(
        findEntry(tx, caller.id, params.entryId),
        room.usageOf(tx, caller.id, now),
      );
      if (!found || !canUpdateEntry(caller, found)) throw noSuchEntry();
      const before = found.entry;
      const { basedOn, ...changes } = body;
      const seen = { words: changes.content, basedOn };
      if (replacesUnseen({ ...before, words: before.content }, seen)) throw changedElsewhere();
      const after = { ...before, ...changes, updatedAt: now };
      const usageAfter = await room.withChange(tx, caller.id, usage, { before, after, now });
      await together(updateEntryRow(tx, caller.id, after), createOrUpdateUsage(tx, caller.id, usageAfter));
      return after;
    }),
  );

  endpoints.handle(deleteEntry, ({ params, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const [found, usage] = await together(
        findEntry(tx, caller.id, params.entryId),
        room.usageOf(tx, caller.id, clock.now()),
      );
      if (!found || !canDeleteEntry(caller, found)) throw noSuchEntry();
      const { entry } = found;
      const given = { bytes: bytesOf(entry), createdAt: entry.createdAt };
      await together(
        deleteEntryRow(tx, caller.id, entry.id),
        createOrUpdateUsage(tx, caller.id, withoutEntry(usage, given)),
      );
    }),
  );

  endpoints.handle(listOnThisDay, ({ caller }) =>
    findOnThisDay(db, caller.id, localDay(clock.now(), caller.timezone).date),
  );

  endpoints.handle(getToday, async ({ caller }) => {
    const now = clock.now();
    const { count } = await paidToday(db, caller, 'journal_entry', now);
    return { ...leftOfDay(count), promptId: promptOfDay(localDay(now, caller.timezone).date).id };
  });
}

function changedElsewhere(): AppError {
  return new AppError(
    'ENTRY_CHANGED',
    'This entry was changed since you opened it, perhaps on another device. What you typed is still here: save once more to put it in ' +
      'place of what stands there now.',
  );
}

function noSuchEntry(): AppError {
  return new AppError('NOT_FOUND', 'This entry does not exist, or it is not yours.');
}
