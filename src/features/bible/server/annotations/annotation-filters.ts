import type { Caller } from '#platform/server/http/caller.ts';
import { findChapter } from '../find-place.ts';
import { placesIn } from './places.ts';

/** The half-open ranges that a book and a day of the caller's calendar stand for. @throws AppError NOT_FOUND for no book */
export function rangesOf(
  { bookId, day }: { bookId?: string | undefined; day?: string | undefined },
  { timezone }: Pick<Caller, 'timezone'>,
) {
  return {
    places: bookId === undefined ? undefined : placesIn(findChapter(bookId, 1).book),
    time: day === undefined ? undefined : timeOf(day, timezone),
  };
}

function timeOf(day: string, timezone: string): { start: number; end: number } {
  const date = Temporal.PlainDate.from(day);
  const begin = (of: Temporal.PlainDate) => of.toZonedDateTime(timezone).epochMilliseconds;
  return { start: begin(date), end: begin(date.add({ days: 1 })) };
}
