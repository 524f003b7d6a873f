import type { JOURNAL_XP } from '#features/journal/journal.rules.ts';

const COUNTS = ['One', 'Two', 'Three', 'Four', 'Five'] as const satisfies {
  length: (typeof JOURNAL_XP)['perDay'];
};

/**
 * 'One journal entry opens this', 'Three journal entries open this'; null when those that still pay today are not enough:
 * these words would promise what is not paid.
 */
export function entriesThatOpen(
  missingXP: number,
  { nextEntryXP, paidEntriesLeft }: { nextEntryXP: number; paidEntriesLeft: number },
): string | null {
  const entries = Math.ceil(missingXP / nextEntryXP);
  const count = COUNTS[entries - 1];
  if (count === undefined || entries > paidEntriesLeft) return null;
  return entries === 1 ? `${count} journal entry opens this` : `${count} journal entries open this`;
}
