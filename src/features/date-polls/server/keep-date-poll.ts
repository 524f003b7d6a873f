import { type GatheringsDeps, planAnswered } from '#features/gatherings/server/for-other-features.ts';
import { memberIdsOf } from '#features/groups/server/for-other-features.ts';
import { forgetNotifications, notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { newId } from '#platform/server/ids.ts';
import type { DatePoll } from '../date-polls.contract.ts';
import { canAnswerDatePoll, canDecideDate, canEndDatePoll, canKeepDatePoll } from '../date-polls.policy.ts';
import { answerToEvent, DATE_POLL_LIMITS, type DateAnswer, localEndAfter } from '../date-polls.rules.ts';
import { answersOf, saveDateAnswer } from './date-answer-store.ts';
import { startAsked } from './date-moments.ts';
import {
  createDates,
  type DateRow,
  datesOf,
  deleteDate,
  deleteDatePollRow,
  findDatePoll,
  holdDatePoll,
  updateDatePollRow,
} from './date-poll-store.ts';
import { DATE_POLLS } from './make-date-poll.ts';
import { readDatePoll, type SeenPoll, seenBy } from './present-date-polls.ts';
import {
  dateOver,
  datePollClosed,
  datePollLimit,
  noSuchDate,
  noSuchDatePoll,
  wordsUnseen,
} from './refusals.ts';

/** What somebody says of a date; said again it replaces what they said before. */
export function answerOneDate(
  deps: GatheringsDeps,
  caller: Caller,
  { pollId, dateId }: { pollId: string; dateId: string },
  answer: DateAnswer,
): Promise<DatePoll> {
  const work = async (tx: Tx, { standing, judged }: SeenPoll, now: number) => {
    if (!canAnswerDatePoll(standing, judged, now)) throw datePollClosed();
    const date = await dateOf(tx, pollId, dateId);
    if (date.starts_at <= now) throw dateOver();
    await saveDateAnswer(tx, { pollId, dateId, userId: caller.id, answer, now });
  };
  // Whoever has not answered yet is not told of each answer of the others.
  const told = async (tx: Tx, { row }: SeenPoll) => {
    const answered = (await answersOf(tx, pollId).execute()).map(({ user_id }) => user_id);
    return [...new Set([row.user_id, ...answered])];
  };
  return keeping(deps, caller, pollId, work, told);
}

/** One more date, of which those who have answered are told. */
export function addOneDate(
  deps: GatheringsDeps,
  caller: Caller,
  pollId: string,
  localStart: string,
): Promise<DatePoll> {
  return keeping(deps, caller, pollId, async (tx, seen, now) => {
    requireKeeper(seen, now);
    const { row } = seen;
    const dates = await datesOf(tx, [pollId]).execute();
    const startsAt = startAsked(row, localStart, { now, path: 'startsAt' });
    if (dates.some((date) => date.starts_at === startsAt)) return;
    if (dates.length >= DATE_POLL_LIMITS.dates) {
      throw datePollLimit(`There are ${DATE_POLL_LIMITS.dates} dates already. Please remove one first.`);
    }
    const id = newId(now);
    await createDates(tx, [{ id, poll_id: pollId, local_start: localStart, starts_at: startsAt }]);
    await updateDatePollRow(tx, pollId, { open_until: Math.max(row.open_until, startsAt) });
    if (row.hidden_because !== null) return;
    const answered = new Set((await answersOf(tx, pollId).execute()).map(({ user_id }) => user_id));
    const notice = { kind: 'date-added', subjectId: pollId, actorId: caller.id, onceKey: `date-added:${id}` };
    await notify(
      tx,
      [...answered].map((userId) => ({ userId, ...notice })),
      now,
    );
  });
}

/** Asks about a date no more. Removing it again changes nothing. */
export function removeOneDate(
  deps: GatheringsDeps,
  caller: Caller,
  { pollId, dateId }: { pollId: string; dateId: string },
): Promise<DatePoll> {
  return keeping(deps, caller, pollId, async (tx, seen, now) => {
    requireKeeper(seen, now);
    const dates = await datesOf(tx, [pollId]).execute();
    if (!dates.some(({ id }) => id === dateId)) return;
    const others = dates.filter(({ id }) => id !== dateId);
    if (!others.some(({ starts_at }) => starts_at > now)) {
      throw datePollLimit('This is the last date that is still to come. Please add another one first.');
    }
    await deleteDate(tx, dateId);
    await updateDatePollRow(tx, pollId, { open_until: Math.max(...others.map((one) => one.starts_at)) });
  });
}

/** Plans the event on a date: whom it suits comes. */
export function decideOnDate(
  deps: GatheringsDeps,
  caller: Caller,
  pollId: string,
  { dateId, place }: { dateId: string; place: string },
): Promise<DatePoll> {
  return keeping(deps, caller, pollId, async (tx, { row, standing, judged }, now) => {
    if (standing !== 'host') throw noSuchDatePoll();
    const date = await dateOf(tx, pollId, dateId);
    if (row.decided_start === date.local_start) return;
    if (!canKeepDatePoll(standing, judged, now)) throw datePollClosed();
    if (!canDecideDate(standing, judged, now)) throw wordsUnseen();
    if (date.starts_at <= now) throw dateOver();
    const said = (await answersOf(tx, pollId).execute()).filter(({ date_id }) => date_id === dateId);
    const answers = said
      .toSorted((a, b) => a.answered_at - b.answered_at || (a.user_id < b.user_id ? -1 : 1))
      .map(({ user_id, answer }) => ({ userId: user_id, answer: answerToEvent(answer) }));
    const { gatheringId } = await planAnswered(
      tx,
      deps,
      { caller, now },
      {
        groupId: row.group_id,
        title: row.title,
        description: '',
        place,
        link: '',
        startsAt: date.local_start,
        endsAt: localEndAfter(date.local_start, row.minutes),
        timezone: row.timezone,
        seats: null,
        repeat: null,
        brings: [],
      },
      answers,
    );
    const decided = { gathering_id: gatheringId, decided_start: date.local_start, decided_at: now };
    await updateDatePollRow(tx, pollId, decided);
  });
}

/** Calls the search off; what was told of it goes with it. */
export async function endDatePoll(deps: GatheringsDeps, caller: Caller, pollId: string): Promise<void> {
  const now = deps.clock.now();
  await inUserTransaction(deps.db, caller.id, async (tx) => {
    const { row, standing, judged } = await holdSeen(tx, pollId, caller.id);
    if (standing !== 'host') throw noSuchDatePoll();
    if (!canEndDatePoll(standing, judged)) throw datePollClosed();
    await deleteDatePollRow(tx, pollId);
    for (const kind of ['date-asked', 'date-added']) await forgetNotifications(tx, kind, [pollId], now);
    const others = (await memberIdsOf(tx, row.group_id)).filter((id) => id !== caller.id);
    await sendLive(tx, others, [DATE_POLLS], now);
  });
}

/** @throws AppError NOT_FOUND, DATE_POLL_CLOSED */
function requireKeeper({ standing, judged }: SeenPoll, now: number): void {
  if (standing !== 'host') throw noSuchDatePoll();
  if (!canKeepDatePoll(standing, judged, now)) throw datePollClosed();
}

async function dateOf(tx: Tx, pollId: string, dateId: string): Promise<DateRow> {
  const date = (await datesOf(tx, [pollId]).execute()).find(({ id }) => id === dateId);
  if (!date) throw noSuchDate();
  return date;
}

/**
 * Holds the caller and the poll, does the work, tells browsers, and reads what came of it.
 * @param whose browsers are told: those of everybody in the group, where nothing else is said
 */
async function keeping(
  deps: GatheringsDeps,
  caller: Caller,
  pollId: string,
  work: (tx: Tx, seen: SeenPoll, now: number) => Promise<void>,
  whose: (tx: Tx, seen: SeenPoll) => Promise<string[]> = (tx, { row }) => memberIdsOf(tx, row.group_id),
): Promise<DatePoll> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const seen = await holdSeen(tx, pollId, caller.id);
    await work(tx, seen, now);
    const others = (await whose(tx, seen)).filter((id) => id !== caller.id);
    await sendLive(tx, others, [DATE_POLLS], now);
    return (await readDatePoll(tx, { id: caller.id, now }, pollId))!;
  });
}

/** The poll, held, and as it is then. @throws AppError NOT_FOUND */
async function holdSeen(tx: Tx, pollId: string, userId: string): Promise<SeenPoll> {
  if (!(await seenBy(tx, await findDatePoll(tx, pollId), userId))) throw noSuchDatePoll();
  const seen = await seenBy(tx, await holdDatePoll(tx, pollId), userId);
  if (!seen) throw noSuchDatePoll();
  return seen;
}
