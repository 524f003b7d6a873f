import { findOccurrence } from '#features/gatherings/server/for-other-features.ts';
import type { GroupRole } from '#features/groups/groups.rules.ts';
import { findGroupsByIds, standingIn } from '#features/groups/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { DatePoll, DatePollCard, PolledDate } from '../date-polls.contract.ts';
import {
  canAnswerDatePoll,
  canDecideDate,
  canEndDatePoll,
  canKeepDatePoll,
  canSeeDatePoll,
  type DatePollStanding,
  isDatePollClosed,
  type JudgedDatePoll,
  standingToDatePoll,
} from '../date-polls.policy.ts';
import type { DateAnswer } from '../date-polls.rules.ts';
import {
  answeredCounts,
  countedAnswersOf,
  type DateAnswerRow,
  datesAnsweredBy,
} from './date-answer-store.ts';
import { momentsOf } from './date-moments.ts';
import { type DatePollRow, type DateRow, datesOf, findDatePoll } from './date-poll-store.ts';

/** Who reads, and when (UTC epoch milliseconds). */
export interface PollReader {
  id: string;
  now: number;
}

/** A poll with how somebody stands to it. */
export interface SeenPoll {
  row: DatePollRow;
  standing: DatePollStanding;
  judged: JudgedDatePoll;
}

/** How somebody stands to a poll; undefined where it is not for them. */
export async function seenBy(
  db: DbOrTx,
  row: DatePollRow | undefined,
  userId: string,
): Promise<SeenPoll | undefined> {
  return row && seenAs(row, await standingIn(db, row.group_id, userId));
}

/** The same for whoever stands to its group like that; null: they are not in it. */
export function seenAs(
  row: DatePollRow,
  inGroup: { role: GroupRole; isArchived: boolean } | null,
): SeenPoll | undefined {
  const standing = standingToDatePoll(inGroup?.role ?? null);
  const judged: JudgedDatePoll = {
    isHidden: row.hidden_because !== null,
    isDecided: row.decided_at !== null,
    isArchived: inGroup?.isArchived ?? false,
    openUntil: row.open_until,
  };
  return canSeeDatePoll(standing, judged) ? { row, standing, judged } : undefined;
}

/** Polls as they stand in lists, in the same order; four queries for all of them. */
export async function presentCards(
  db: DbOrTx,
  reader: PollReader,
  rows: readonly DatePollRow[],
): Promise<DatePollCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const groups = new Map(
    (await findGroupsByIds(db, [...new Set(rows.map(({ group_id }) => group_id))])).map((one) => [
      one.id,
      one,
    ]),
  );
  const coming = (await datesOf(db, ids).execute()).filter(({ starts_at }) => starts_at > reader.now);
  const dates = Map.groupBy(coming, ({ poll_id }) => poll_id);
  const people = new Map(
    (await answeredCounts(db, ids).execute()).map(({ poll_id, people }) => [poll_id, Number(people)]),
  );
  const mine = new Set((await datesAnsweredBy(db, ids, reader.id).execute()).map(({ date_id }) => date_id));
  return rows.flatMap((row) => {
    const group = groups.get(row.group_id);
    const asked = dates.get(row.id) ?? [];
    if (!group) return [];
    return [
      {
        id: row.id,
        group: { id: group.id, name: group.name, room: group.room },
        title: row.title,
        dates: asked.length,
        answered: people.get(row.id) ?? 0,
        iAnswered: asked.filter(({ id }) => mine.has(id)).length,
      },
    ];
  });
}

/** A poll as its page shows it; undefined where the reader may not see it. */
export async function readDatePoll(
  db: DbOrTx,
  reader: PollReader,
  pollId: string,
): Promise<DatePoll | undefined> {
  const seen = await seenBy(db, await findDatePoll(db, pollId), reader.id);
  return seen && presentDatePoll(db, reader, seen);
}

async function presentDatePoll(
  db: DbOrTx,
  reader: PollReader,
  { row, standing, judged }: SeenPoll,
): Promise<DatePoll> {
  const [group] = await findGroupsByIds(db, [row.group_id]);
  const dates = await datesOf(db, [row.id]).execute();
  const answers = await countedAnswersOf(db, row.id).execute();
  const byPerson = Map.groupBy(answers, ({ user_id }) => user_id);
  const people = await publicPeople(db, reader.id, [row.user_id, ...byPerson.keys()], reader.now);
  const ofDate = Map.groupBy(answers, ({ date_id }) => date_id);
  return {
    id: row.id,
    group: { id: group!.id, name: group!.name, room: group!.room },
    title: row.title,
    timezone: row.timezone,
    minutes: row.minutes,
    askedBy: people.get(row.user_id) ?? null,
    dates: dates.map((date) => presentDate(date, ofDate.get(date.id) ?? [], { row, reader })),
    answered: byPerson.size,
    people: [...byPerson].flatMap(([userId, said]) => {
      const person = people.get(userId);
      return person ? [{ person, answers: inOrder(dates, said) }] : [];
    }),
    gathering: await foundDate(db, row),
    decidedAt: row.decided_at,
    isClosed: isDatePollClosed(judged, reader.now),
    hidden: standing === 'host' ? row.hidden_because : null,
    can: {
      answer: canAnswerDatePoll(standing, judged, reader.now),
      keep: canKeepDatePoll(standing, judged, reader.now),
      decide: canDecideDate(standing, judged, reader.now),
      end: canEndDatePoll(standing, judged),
      report: row.user_id !== reader.id,
    },
  };
}

function presentDate(
  { id, local_start, starts_at }: DateRow,
  said: readonly DateAnswerRow[],
  { row, reader }: { row: DatePollRow; reader: PollReader },
): PolledDate {
  const times = (answer: DateAnswer) => said.filter((one) => one.answer === answer).length;
  return {
    id,
    startsAt: starts_at,
    endsAt: momentsOf(row, local_start).endsAt,
    yes: times('yes'),
    ifNeeded: times('if-needed'),
    no: times('no'),
    answer: said.find(({ user_id }) => user_id === reader.id)?.answer ?? null,
    isOver: starts_at <= reader.now,
    isTaken: local_start === row.decided_start,
  };
}

function inOrder(dates: readonly DateRow[], said: readonly DateAnswerRow[]): (DateAnswer | null)[] {
  const byDate = new Map(said.map(({ date_id, answer }) => [date_id, answer]));
  return dates.map(({ id }) => byDate.get(id) ?? null);
}

/** What was planned, as it is now: it may have been moved or called off since. */
async function foundDate(
  db: DbOrTx,
  { gathering_id, decided_start }: DatePollRow,
): Promise<DatePoll['gathering']> {
  if (gathering_id === null || decided_start === null) return null;
  const found = await findOccurrence(db, { gatheringId: gathering_id, start: decided_start });
  if (!found) return null;
  return {
    gatheringId: found.gathering_id,
    start: found.start,
    startsAt: found.starts_at,
    endsAt: found.ends_at,
    isCancelled: found.cancelled_at !== null,
  };
}
