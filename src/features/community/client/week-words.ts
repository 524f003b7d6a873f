import { daysBetween } from '#contract/local-dates.ts';
import { saidDate } from '#platform/client/said-day.ts';

/**
 * 'Acts 2:42–47 this week', later than that the passage alone; 'Psalm 23 today' where another begins tomorrow; from a day on that
 * is still to come: 'Acts 3 from Thursday'. Days as '2026-11-26'.
 */
export function passageLine(
  passage: { reference: string; startsOn: string; nextOn: string | null } | null,
  today: string,
): string {
  if (passage === null) return 'Nothing chosen to read yet';
  if (passage.startsOn <= today) {
    const isForDay = passage.nextOn !== null && daysBetween(passage.startsOn, passage.nextOn) === 1;
    if (isForDay && passage.startsOn === today) return `${passage.reference} today`;
    const isThisWeek = daysBetween(passage.startsOn, today) < 7;
    return isThisWeek ? `${passage.reference} this week` : passage.reference;
  }
  const said = saidDate(passage.startsOn, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${passage.reference} from ${said}`;
}

/** The letters in a group's round: 'TK' of 'Thursday kitchen', and one of four tints that stays the same for it. */
export function tintOf(groupId: string): 0 | 1 | 2 | 3 {
  let sum = 0;
  for (const letter of groupId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4096;
  return (sum % 4) as 0 | 1 | 2 | 3;
}
