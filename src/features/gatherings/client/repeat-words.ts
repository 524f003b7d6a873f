import { dateAfter } from '#contract/local-dates.ts';
import { saidDate, saidDay } from '#platform/client/said-day.ts';
import type { Repeat, RepeatKind } from '../gatherings.rules.ts';

const WEEKS = ['', 'Every', 'Every second', 'Every third', 'Every fourth'] as const;
const NUMBERS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** How something repeats that first is on `day`: 'Every second Thursday', 'On the last Thursday of the month'. */
export function repeatWords(repeat: Repeat, day: string, today: string): string {
  return `${kindWords(repeat.kind, repeat.every, day)}${untilWords(repeat.until, day, today)}`;
}

/**
 * The same of one evening of a series, on whose page it stands: 'Every Thursday', and where that evening was moved
 * 'Every Thursday; this time on Friday'.
 * @param ruleDay when the rule has it; `day` when it is
 */
export function repeatWordsOf(
  repeat: Repeat,
  { ruleDay, day }: { ruleDay: string; day: string },
  today: string,
): string {
  const rule = repeatWords(repeat, ruleDay, today);
  if (day === ruleDay) return rule;
  const weekday = weekdayName(day);
  return `${rule}; this time on ${weekday === weekdayName(ruleDay) ? saidDay(day, today) : weekday}`;
}

function untilWords(until: string | null, day: string, today: string): string {
  if (until === null) return '';
  return until <= day ? ', for the last time' : `, until ${saidDay(until, today)}`;
}

function kindWords(kind: RepeatKind, every: number, day: string): string {
  const weekday = weekdayName(day);
  const dayOfMonth = Number(day.slice(8));
  switch (kind) {
    case 'weekly':
      return `${WEEKS[every] ?? `Every ${every} weeks on`} ${weekday}`;
    case 'month-day':
      return `On the ${ordinal(dayOfMonth)} of the month`;
    case 'weekday':
      return `On the ${NUMBERS[Math.ceil(dayOfMonth / 7) - 1]} ${weekday} of the month`;
    case 'last-weekday':
      return `On the last ${weekday} of the month`;
  }
}

/** In which ways something can repeat that first is on `day`, each in words: they follow the day that is chosen. */
export function repeatChoices(
  day: string,
  every: number,
): { value: RepeatKind; label: string; hint?: string }[] {
  const dayOfMonth = Number(day.slice(8));
  const kinds: RepeatKind[] = ['weekly', 'month-day'];
  // A fifth Thursday is always the last one, and most months have none.
  if (dayOfMonth <= 28) kinds.push('weekday');
  if (dateAfter(day, 7).slice(0, 7) !== day.slice(0, 7)) kinds.push('last-weekday');
  return kinds.map((value) => ({
    value,
    label: kindWords(value, every, day),
    ...(value === 'month-day' && dayOfMonth > 28 && { hint: 'In months that have such a day.' }),
  }));
}

/** The way that is meant after another day was chosen: the same where that has it, else the nearest. */
export function repeatOn(kind: RepeatKind, day: string): RepeatKind {
  const offered = repeatChoices(day, 1).map(({ value }) => value);
  if (offered.includes(kind)) return kind;
  return kind === 'last-weekday' ? 'weekday' : 'last-weekday';
}

/** 'Thursday' */
function weekdayName(day: string): string {
  return saidDate(day, { weekday: 'long' });
}

/** '1st', '22nd', '13th' */
export function ordinal(number: number): string {
  const teens = number % 100 > 10 && number % 100 < 14;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
