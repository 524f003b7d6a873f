import { DAY_MS } from '#contract/durations.ts';
import { groupNamesOf } from '#features/groups/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { canSeePlace } from '../gatherings.policy.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { type GatheringReader, standingTo } from './gathering-reader.ts';
import { findForCalendar, inPages } from './occurrence-lists-store.ts';
import type { ShownOccurrence } from './occurrence-store.ts';
import { findOwnAnswers } from './own-answers-store.ts';
import { saidOf } from './present-gatherings.ts';

/** A calendar keeps what was lately. */
const BACK_MS = 31 * DAY_MS;
/** Occurrences that a feed has at most, the soonest first. */
const MOST_IN_FEED = 1000;

/** What somebody's feed shows, soonest first: not what they answered with can't. */
export async function feedOf(db: DbOrTx, reader: GatheringReader): Promise<CalendarEntry[]> {
  if (reader.audiences.length === 0) return [];
  const from = reader.now - BACK_MS;
  const rows = await inPages(MOST_IN_FEED, (page) => findForCalendar(db, reader, { from, ...page }));
  return toEntries(db, reader, rows);
}

/** Occurrences as calendars show them: where they are, to those who come and to hosts. */
export async function toEntries(
  db: DbOrTx,
  reader: GatheringReader,
  rows: readonly ShownOccurrence[],
): Promise<CalendarEntry[]> {
  const groupIds = rows.flatMap(({ group_id }) => group_id ?? []);
  const names = await groupNamesOf(db, groupIds);
  const ids = rows.map(({ id }) => id);
  const answers = await findOwnAnswers(db, reader.id, ids);
  return rows.map((row) => {
    const { title, description, place, link, seats } = saidOf(row);
    const mine = answers.get(row.id);
    const knowsPlace = canSeePlace(standingTo(reader, row.audience), mine?.answer ?? null);
    return {
      id: row.id,
      gatheringId: row.gathering_id,
      start: row.start,
      title,
      groupName: row.group_id === null ? null : (names.get(row.group_id) ?? null),
      description,
      place: knowsPlace ? place : '',
      link: knowsPlace ? link : '',
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isCancelled: row.cancelled_at !== null,
      isSure: mine?.answer === 'going' && mine.n <= (seats ?? Number.POSITIVE_INFINITY),
      changes: row.changes,
    };
  });
}
