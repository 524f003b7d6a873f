import { DAY_MS } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { WrittenEntry } from '../journal.rules.ts';
import { bytesOf, type JournalQuota, type JournalUsage, withEntry } from '../journal-quota.rules.ts';
import { countUsage, findUsage } from './journal-usage-store.ts';

type Written = Pick<WrittenEntry, 'content' | 'reflectionPrompt'>;

/**
 * The room that a person's journal may take (docs/product.md, Journal). Call all of it in `inUserTransaction`: read what is
 * used, decide what it will be, and note that with what is saved.
 */
export interface JournalRoom {
  /** How much a person has written. One statement, that may be sent `together` with others. */
  usageOf(tx: Tx, userId: string, now: number): Promise<JournalUsage>;
  /**
   * Usage with a new entry.
   * @throws AppError TOO_MANY_REQUESTS with `Retry-After` after too many entries of a day, TOO_LARGE when all room is taken.
   */
  withNew(tx: Tx, userId: string, usage: JournalUsage, entry: Written, now: number): Promise<JournalUsage>;
  /** Usage when an entry becomes another. @throws AppError TOO_LARGE when it grows and there is no room. */
  withChange(
    tx: Tx,
    userId: string,
    usage: JournalUsage,
    change: { before: Written; after: Written; now: number },
  ): Promise<JournalUsage>;
}

/** Keeps everybody within a quota of bytes and of entries a day. What is refused is an `AppError` that says in words why. */
export function createJournalRoom(quota: JournalQuota): JournalRoom {
  /** A server of an older version, which counts nothing, may run beside this one: who is refused is counted anew. */
  async function withRoomFor(tx: Tx, userId: string, usage: JournalUsage, bytes: number, now: number) {
    if (usage.bytes + bytes <= quota.bytes) return usage;
    const counted = await countUsage(tx, userId, now);
    if (counted.bytes + bytes > quota.bytes) throw journalFull(quota);
    return { ...usage, bytes: counted.bytes };
  }
  return {
    async usageOf(tx, userId, now) {
      return (await findUsage(tx, userId)) ?? countUsage(tx, userId, now);
    },
    async withNew(tx, userId, usage, entry, now) {
      const bytes = bytesOf(entry);
      const after = withEntry(await withRoomFor(tx, userId, usage, bytes, now), bytes, now);
      if (after.dayEntries > quota.entriesPerDay) throw tooManyOfADay(quota, after.dayBegunAt + DAY_MS - now);
      return after;
    },
    async withChange(tx, userId, usage, { before, after, now }) {
      const more = bytesOf(after) - bytesOf(before);
      const room = more > 0 ? await withRoomFor(tx, userId, usage, more, now) : usage;
      return { ...room, bytes: Math.max(0, room.bytes + more) };
    },
  };
}

function journalFull({ bytes }: JournalQuota): AppError {
  const megabytes = Math.round(bytes / 1024 ** 2).toLocaleString('en-US');
  return new AppError(
    'TOO_LARGE',
    `Your journal has grown to ${megabytes} MB, which is all the room there is. ` +
      'Your words are still here in the form: please export your data, then delete entries that you no longer need.',
  );
}

function tooManyOfADay({ entriesPerDay }: JournalQuota, waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const hours = Math.ceil(seconds / 3600);
  return new AppError(
    'TOO_MANY_REQUESTS',
    `You have saved ${entriesPerDay.toLocaleString('en-US')} entries within a day, which is as many as can be kept. ` +
      `Your words are still here in the form: please save them in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}
