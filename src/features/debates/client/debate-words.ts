import { HOUR_MS } from '#contract/durations.ts';
import { dateText } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';
import { isolated } from '#ui/isolated.ts';
import type { ClaimCard } from '../debates-fields.ts';

/** 'first ', 'second ' and 'third ' with their space; what comes after them is not counted. */
export function ordinalWord(place: number): string {
  return ['', 'first ', 'second ', 'third '][place] ?? '';
}

/** What somebody reads of how much they said themselves; in secret mode without the number. */
export function ownClaimsWords(claims: number, { isSecret }: { isSecret: boolean }): string {
  if (claims === 0) return '';
  return isSecret ? 'You spoke. ' : `${claimsWords(claims)} of yours. `;
}

/** 'One claim', 'Three claims', '48 claims' */
export function claimsWords(claims: number): string {
  if (claims === 0) return 'No claims yet';
  return claims === 1 ? 'One claim' : `${numberWord(claims)} claims`;
}

/** As within a sentence: 'three claims'. */
export function noCapital(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** '19 claims · 4 new' */
export function claimsAndNew(claims: number, fresh: number): string {
  const all = claimsWords(claims);
  return fresh === 0 ? all : `${all} · ${fresh.toLocaleString('en-US')} new`;
}

const partAt = (at: number, zone: string, options: Intl.DateTimeFormatOptions) =>
  dateText(at, { timeZone: zone, ...options });

/**
 * When the week ends on the reader's clocks, as people say it: 'Sunday night', and west of here 'Sunday afternoon'. What ends
 * before four in the morning ends in the night of the day before.
 * @param closesAt UTC epoch milliseconds; the moment itself is not in the week any more
 */
export function endOfWeek(closesAt: number, zone: string): string {
  const last = closesAt - 1;
  const hour = Number(partAt(last, zone, { hour: '2-digit', hourCycle: 'h23' }));
  if (hour < 4) return `${partAt(last - 4 * HOUR_MS, zone, { weekday: 'long' })} night`;
  const day = partAt(last, zone, { weekday: 'long' });
  if (hour < 12) return `${day} morning`;
  if (hour < 17) return `${day} afternoon`;
  return hour < 21 ? `${day} evening` : `${day} night`;
}

/** 'Sunday 22 November, 23:59': the last minute of the week on the reader's clocks. */
export function lastMinute(closesAt: number, zone: string): string {
  const last = closesAt - 1;
  const day = partAt(last, zone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return `${day}, ${clockTime(last, zone)}`;
}

/** '14:30' on the reader's clocks. */
export function clockTime(at: number, zone: string): string {
  return partAt(at, zone, { hour: 'numeric', minute: '2-digit' });
}

/** What stands below a claim in lists: 'Ruth M. · Cites Mark 2:27 · 2 below · heard least'. */
export function claimNotes({ isMine, author, cites, below, isHeardLeast }: ClaimCard): string[] {
  return [
    ...(isMine ? ['yours'] : author === null ? [] : [isolated(author.name)]),
    ...(cites.length > 0 ? [`Cites ${cites.join(' and ')}`] : []),
    ...(below > 0 ? [`${below.toLocaleString('en-US')} below`] : []),
    ...(isHeardLeast ? ['heard least'] : []),
  ];
}

/** Why the words of a claim are not there. */
export const GONE_WORDS: Record<NonNullable<ClaimCard['gone']>, string> = {
  withdrawn: 'Withdrawn. What was said under it stays.',
  hidden: 'Hidden by moderation. What was said under them stays.',
  held: 'A moderator looks at these words before others read them.',
  folded: 'Folded, because you and whoever said this do not meet here. What was said under it stays.',
};
