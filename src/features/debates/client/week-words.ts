import { dateText } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';
import type { DebateCard } from '../debates-fields.ts';
import { claimsWords, endOfWeek, noCapital } from './debate-words.ts';

/** What is open: 'Three positions, 48 claims. Open until Sunday night.' */
export function openWords({ positions, claims, closesAt, isOver }: DebateCard, zone: string): string {
  const until = isOver ? 'Closed.' : `Open until ${endOfWeek(closesAt, zone)}.`;
  return `${numberWord(positions)} positions, ${noCapital(claimsWords(claims))}. ${until}`;
}

/** The day on which a week closed, on the reader's clocks: 'Sunday 22 November', with the year where it is another one. */
export function closedDay(closesAt: number, zone: string, now: number): string {
  const partOf = (at: number, options: Intl.DateTimeFormatOptions) =>
    dateText(at, { timeZone: zone, ...options });
  // The moment itself is not in the week any more.
  const last = closesAt - 1;
  const day = partOf(last, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  const year = partOf(last, { year: 'numeric' });
  return year === partOf(now, { year: 'numeric' }) ? day : `${day} ${year}`;
}

/** 'Eleven minds changed', 'One mind changed', 'Everyone kept their mind' */
export function mindsWords(minds: number): string {
  if (minds === 0) return 'Everyone kept their mind';
  return minds === 1 ? 'One mind changed' : `${numberWord(minds)} minds changed`;
}

/** Below a former week's question: 'Sunday 22 November · 48 claims · eleven minds changed'. */
export function archivedWords(card: DebateCard, zone: string, now: number): string {
  const { closesAt, claims, mindsChanged } = card;
  return [
    closedDay(closesAt, zone, now),
    claims === 0 ? 'nothing was said' : noCapital(claimsWords(claims)),
    ...(mindsChanged === null || claims === 0 ? [] : [noCapital(mindsWords(mindsChanged))]),
  ].join(' · ');
}

/** The days of a week: 'Monday 30 November to Sunday 6 December', in UTC, in which weeks begin and end. */
export function weekDays(opensAt: number, closesAt: number): string {
  const day = (at: number) => dateText(at, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return `Monday ${day(opensAt)} to Sunday ${day(closesAt - 1)}`;
}

/** When a question of the catalogue is or was asked. @param latestAt when the week begins; null: in no week */
export function askedWords(latestAt: number | null, now: number): string {
  if (latestAt === null) return 'Not asked yet';
  const day = dateText(latestAt, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return latestAt > now ? `Chosen for the week of ${day}` : `Asked in the week of ${day}`;
}
