import { timesOf } from '#features/gatherings/gathering-times.rules.ts';
import { AHEAD_MS } from '#features/gatherings/gatherings.rules.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { localEndAfter } from '../date-polls.rules.ts';
import type { DatePollRow } from './date-poll-store.ts';

type Clocks = Pick<DatePollRow, 'minutes' | 'timezone'>;

/** When a date begins and ends, in UTC epoch milliseconds: as the event will that is planned on it. */
export function momentsOf(
  { minutes, timezone }: Clocks,
  localStart: string,
): { startsAt: number; endsAt: number } {
  const localEnd = localEndAfter(localStart, minutes);
  const { startsAt, endsAt } = timesOf({ localStart, localEnd, timezone, repeat: null }, localStart);
  return { startsAt, endsAt };
}

/**
 * When a date that a host names begins.
 * @param path of the field that names it
 * @throws AppError INVALID_INPUT for one that has passed or is too far away
 */
export function startAsked(
  poll: Clocks,
  localStart: string,
  { now, path }: { now: number; path: string },
): number {
  const { startsAt } = momentsOf(poll, localStart);
  if (startsAt <= now) throw invalidField(path, 'Please choose a time that is still to come.');
  if (startsAt > now + AHEAD_MS) throw invalidField(path, 'Please choose a day within two years.');
  return startsAt;
}
