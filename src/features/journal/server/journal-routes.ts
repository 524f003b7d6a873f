import { AppError } from '#contract/errors.ts';
import { decodeCursor, encodeCursor, nextLink } from '#contract/paging.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { once } from '#platform/server/idempotency.ts';
import { localDay } from '#platform/server/local-day.ts';
import {
  createEntry,
  deleteEntry,
  getToday,
  type JournalEntry,
  listEntries,
  listOnThisDay,
  updateEntry,
} from '../journal.contract.ts';
import { canDeleteEntry, canUpdateEntry } from '../journal.policy.ts';
import { nextEntryXP, writeEntry } from './create-entry.ts';
import {
  type EntryRow,
  findEntries,
  findEntry,
  findOnThisDay,
  removeEntry,
  type ShownEntry,
  saveEntry,
} from './journal-store.ts';

/** A user's own journal (docs/product.md, Journal). Every query is limited to the caller. */
export function journalRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(listEntries, async ({ query, caller, request, reply }) => {
    const { limit, cursor, q } = query;
    const after = cursor ? decodeCursor(cursor) : null;
    const rows = await findEntries(db, { userId: caller.id, limit, after, q });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (rows.length > limit && last) {
      reply.header('link', nextLink(request.url, encodeCursor({ at: last.created_at, id: last.id })));
    }
    return page.map(presentEntry);
  });

  endpoints.handle(createEntry, async ({ body, caller, idempotency }) => {
    const now = clock.now();
    const { id: userId } = caller;
    return inUserTransaction(db, userId, async (tx) => {
      let nextXP: number | undefined;
      const entry = await once<ShownEntry>(
        tx,
        { userId, idempotency, now },
        async () => {
          const written = await writeEntry(tx, caller, body, now);
          nextXP = written.nextEntryXP;
          return written.row;
        },
        (id) => findEntry(tx, userId, id),
      );
      // A repeated request is told how things stand now, not as they stood then.
      nextXP ??= await nextEntryXP(tx, caller, now);
      return { ...presentEntry(entry), progress: await progressOf(tx, userId), nextEntryXP: nextXP };
    });
  });

  endpoints.handle(updateEntry, ({ params, body, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const row = await findEntry(tx, caller.id, params.entryId);
      if (!row || !canUpdateEntry(caller, row)) throw noSuchEntry();
      const changed: EntryRow = {
        ...row,
        content: body.content ?? row.content,
        reflection_prompt:
          body.reflectionPrompt === undefined ? row.reflection_prompt : body.reflectionPrompt,
        mood: body.mood === undefined ? row.mood : body.mood,
        updated_at: clock.now(),
      };
      await saveEntry(tx, changed);
      return presentEntry(changed);
    }),
  );

  endpoints.handle(deleteEntry, ({ params, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const row = await findEntry(tx, caller.id, params.entryId);
      if (!row || !canDeleteEntry(caller, row)) throw noSuchEntry();
      await removeEntry(tx, caller.id, row.id);
    }),
  );

  endpoints.handle(listOnThisDay, async ({ caller }) => {
    const { date } = localDay(clock.now(), caller.timezone);
    return (await findOnThisDay(db, caller.id, date)).map(presentEntry);
  });

  endpoints.handle(getToday, async ({ caller }) => ({
    nextEntryXP: await nextEntryXP(db, caller, clock.now()),
  }));
}

function noSuchEntry(): AppError {
  return new AppError('NOT_FOUND', 'This entry does not exist, or it is not yours.');
}

function presentEntry(row: ShownEntry): JournalEntry {
  return {
    id: row.id,
    content: row.content,
    reflectionPrompt: row.reflection_prompt,
    mood: row.mood,
    writingTimeMinutes: row.writing_time_minutes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    xpEarned: row.xp_earned,
  };
}
