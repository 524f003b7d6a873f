import { daysBetween } from '#contract/local-dates.ts';
import { cityOf, dateIn } from '#features/accounts/timezones.rules.ts';
import { dateText } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';
import { isolated } from '#ui/isolated.ts';
import type { TodaysRhythm, ToPray } from '../today.contract.ts';

/** What stands below the verse when all three lamps burn: 'Eight days. A flask of oil is kept for you.' */
export function doneWords({ row, flasks, total }: Pick<TodaysRhythm, 'row' | 'flasks' | 'total'>): string {
  return [daysWords(row, total), flaskWords(flasks)].filter((words) => words !== null).join(' ');
}

/** 'Eight days.'; of who comes back, all of them. The first one that is counted need not be the first one here. */
function daysWords(row: number, total: number): string {
  if (row >= 2) return `${numberWord(row)} days.`;
  return total <= 1 ? 'All three are lit.' : `${numberWord(total)} days in all.`;
}

export function flaskWords(flasks: number): string | null {
  if (flasks === 0) return null;
  return flasks === 1
    ? 'A flask of oil is kept for you.'
    : `${numberWord(flasks)} flasks of oil are kept for you.`;
}

/** 'Your oil burned on through Monday.' @param dates that oil has kept, '2026-11-23' */
export function oilWords(dates: readonly string[]): string | null {
  if (dates.length === 0) return null;
  return `Your oil burned on through ${dates.map(weekday).join(' and ')}.`;
}

/** What stands above the lamps on the day that is kept free: quests are away then, and nobody need wonder where. */
export function sabbathWords(date: string): string {
  return `${weekday(date)} is your sabbath: nothing is asked of you today.`;
}

/** 'Resting until 3 December' */
export function restWords(until: string): string {
  const at = new Date(`${until}T00:00:00Z`);
  return `Resting until ${dateText(at, { day: 'numeric', month: 'long', timeZone: 'UTC' })}`;
}

/**
 * 'In Berlin it is Thursday already, and your day goes by its clocks.' Null while both zones have the same date, and
 * for a zone that this browser does not know.
 * @param at UTC epoch milliseconds
 * @param home the zone by which the server counts, an IANA name
 * @param here the zone of the device
 */
export function otherDayWords(at: number, home: string, here: string): string | null {
  const dateThere = dateIn(home, at);
  const dateHere = dateIn(here, at);
  if (dateThere === null || dateHere === null || dateThere === dateHere) return null;
  const [city, day] = [cityOf(home), weekday(dateThere)];
  return dateThere > dateHere
    ? `In ${city} it is ${day} already, and your day goes by its clocks.`
    : `In ${city} it is still ${day}, and your day goes by its clocks.`;
}

/** What is next to pray for: 'for Ruth, Thursday', or the first line of the words, however long; null: nothing waits. */
export function prayWords(pray: ToPray | null, today: string): string {
  if (pray === null) return 'in your own words';
  if (pray.personName !== null) {
    const day = pray.forDay === null ? null : nearWeekday(pray.forDay, today);
    return day === null ? `for ${isolated(pray.personName)}` : `for ${isolated(pray.personName)}, ${day}`;
  }
  return pray.text.trim().split('\n')[0]!;
}

/** 'Thursday' of a date within the week, 'today'; null for others. */
function nearWeekday(date: string, today: string): string | null {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  return days > 0 && days < 7 ? weekday(date) : null;
}

function weekday(date: string): string {
  return dateText(new Date(`${date}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
}

/** What XP opens next. */
interface Near {
  kind: string;
  name: string;
  requiredXP: number;
}

/**
 * What is near, in a line: 'Wheat Bushel: one entry away', 'Psalms collection: 40 XP to go'; what is ready first. Null without
 * numbers (`isSecret`) where nothing is ready. Where nothing is left, it says so.
 */
export function nearWords(
  unopened: readonly Near[],
  have: { currentXP: number; isSecret: boolean },
  journal: { nextEntryXP: number; paidEntriesLeft: number } | undefined,
): string | null {
  const next = unopened.find(({ kind }) => kind !== 'wallpaper');
  if (next === undefined) return 'Every gift is open. Each day is its own from here.';
  const name = next.kind === 'collection' ? `${next.name} collection` : next.name;
  const missing = next.requiredXP - have.currentXP;
  if (missing <= 0) return `${name}: ready to open`;
  if (have.isSecret) return null;
  const entries = journal === undefined ? 0 : Math.ceil(missing / journal.nextEntryXP);
  if (journal === undefined || entries > journal.paidEntriesLeft) return `${name}: ${missing} XP to go`;
  return `${name}: ${numberWord(entries).toLowerCase()} ${entries === 1 ? 'entry' : 'entries'} away`;
}
