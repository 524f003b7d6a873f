import { WEEKDAYS } from '#features/prayer/prayer.rules.ts';
import { numberWord } from '#platform/client/number-word.ts';

/** '200 days, each one kept' */
export function keptWords(days: number): string {
  return days === 0 ? 'Its days are ahead' : days === 1 ? 'One day, kept' : `${days} days, each one kept`;
}

/** 'Ten books whole, six begun' */
export function shelfWords({ whole, begun }: { whole: number; begun: number }): string {
  if (whole === 0 && begun === 0) return 'Sixty-six books, and time for each';
  const books = (count: number) => `${numberWord(count)} ${count === 1 ? 'book' : 'books'}`;
  if (whole === 0) return `${books(begun)} begun`;
  return `${books(whole)} whole${begun > 0 ? `, ${numberWord(begun).toLowerCase()} begun` : ''}`;
}

/** 'You write most on Tuesdays and pray most on Sundays.'; null when no day stands out. */
export function habitWords(days: {
  read: number | null;
  write: number | null;
  pray: number | null;
}): string | null {
  const habits = (['write', 'read', 'pray'] as const).flatMap((verb) => {
    const day = days[verb];
    return day === null ? [] : [`${verb} most on ${WEEKDAYS[day - 1]}s`];
  });
  if (habits.length === 0) return null;
  return `You ${habits.length === 3 ? `${habits[0]}, ${habits[1]} and ${habits[2]}` : habits.join(' and ')}.`;
}

/** 'January: read on 12 days, written on 5.' */
export function monthWords(name: string, counts: { read: number; write: number; pray: number }): string {
  const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
  const parts = [
    counts.read > 0 && `read on ${days(counts.read)}`,
    counts.write > 0 && `written on ${days(counts.write)}`,
    counts.pray > 0 && `prayed on ${days(counts.pray)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? `${name}: at rest.` : `${name}: ${parts.join(', ')}.`;
}
