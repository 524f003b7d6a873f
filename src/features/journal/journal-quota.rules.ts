import { DAY_MS } from '#contract/durations.ts';
import type { WrittenEntry } from './journal.rules.ts';

/** How much one person may write. The settings say it; by themselves, a page a day for a lifetime, and more than a hand can write in a day. */
export interface JournalQuota {
  /** All entries together, as UTF-8. */
  bytes: number;
  /** New entries within 24 hours. */
  entriesPerDay: number;
}

/** How much one person has written. */
export interface JournalUsage {
  bytes: number;
  /** New entries since then (UTC epoch ms), less those that were deleted since. After 24 hours counting begins anew. */
  dayBegunAt: number;
  dayEntries: number;
}

/** What an entry takes. */
export function bytesOf({
  content,
  reflectionPrompt,
}: Pick<WrittenEntry, 'content' | 'reflectionPrompt'>): number {
  const encoder = new TextEncoder();
  return encoder.encode(content).length + encoder.encode(reflectionPrompt ?? '').length;
}

/** Usage with one entry more; `now` in UTC epoch milliseconds. */
export function withEntry(usage: JournalUsage, bytes: number, now: number): JournalUsage {
  const day =
    now - usage.dayBegunAt < DAY_MS
      ? { dayBegunAt: usage.dayBegunAt, dayEntries: usage.dayEntries + 1 }
      : { dayBegunAt: now, dayEntries: 1 };
  return { ...day, bytes: usage.bytes + bytes };
}

/** Usage with an entry less, which gives its room back. */
export function withoutEntry(usage: JournalUsage, entry: { bytes: number; createdAt: number }): JournalUsage {
  const isOfDay = entry.createdAt >= usage.dayBegunAt;
  return {
    dayBegunAt: usage.dayBegunAt,
    dayEntries: Math.max(0, usage.dayEntries - (isOfDay ? 1 : 0)),
    bytes: Math.max(0, usage.bytes - entry.bytes),
  };
}
