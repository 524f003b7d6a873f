import { dateAfter } from '#contract/local-dates.ts';
import type { XPDay } from '#features/progress/progress.rules.ts';
import { isFree } from '#features/rhythm/rhythm.rules.ts';
import { findRhythm } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { PersonFacts } from '../deeds.rules.ts';
import { countsFrom, dayOfQuests, daysLeftFrom, eveningOf, mondayOf, weekOfDay } from '../quest-day.rules.ts';
import { drawDay, drawWeek } from '../quests.rules.ts';
import { personFacts, type QuestsDeps } from './person-facts.ts';
import { findDone, findDraws } from './quest-store.ts';
import type { QuestDoneTable, QuestDrawTable } from './quest-tables.ts';

/** Somebody's quests as they stand at one moment: what is kept, and what would be drawn where nothing is yet. */
export interface QuestsNow {
  day: XPDay;
  localStart: number;
  endsAt: number;
  /** Null where nothing is asked. */
  ofDay: QuestDrawTable | null;
  ofWeek: QuestDrawTable | null;
  /** Told from the evening on. */
  tomorrow: QuestDrawTable | null;
  /** All that is kept and was not looked at after its end, and what is over among it. */
  over: readonly QuestDrawTable[];
  done: readonly QuestDoneTable[];
  /** Those of the three that are not kept yet; where nothing is asked, the day on which that was looked at. */
  isNew: readonly QuestDrawTable[];
}

/** Reads alone; `settleQuests` keeps what it says. */
export async function questsNow(
  db: DbOrTx,
  deps: QuestsDeps,
  caller: Caller,
  now: number,
): Promise<QuestsNow> {
  const { id: userId, timezone } = caller;
  const kept = await findRhythm(db, userId);
  const draws = await findDraws(db, userId);
  const local = localDay(now, timezone);
  const days = draws.filter(({ span }) => span === 'day');
  const begun = days.find(({ started_at }) => started_at <= now);
  const told = begun && { date: begun.date, startedAt: begun.started_at, endsAt: begun.ends_at };
  const until = kept.counted.until?.date ?? null;
  const day = dayOfQuests({ lit: kept.lit, until, told: told ?? null }, local, now);
  const monday = mondayOf(day.date);
  const done = await findDone(db, userId, draws.at(-1)?.date ?? day.date);

  let facts: PersonFacts | null = null;
  const person = async (date: string): Promise<PersonFacts> => {
    facts ??= await personFacts(db, caller, { deps, date: day.date, daysLeft: 0, now });
    return { ...facts, daysLeft: daysLeftFrom(date, kept.rests) };
  };
  const paidBefore = (span: QuestDrawTable['span'], date: string) =>
    draws
      .filter((draw) => draw.span === span && draw.date < date)
      .flatMap((draw) => done.filter((one) => isOf(draw, one)).map(({ done_at }) => done_at));
  const isNew: QuestDrawTable[] = [];

  /** What is kept of a day or week, or what it would be. */
  const drawOf = async (
    span: QuestDrawTable['span'],
    { date, startedAt, endsAt }: { date: string; startedAt: number; endsAt: number },
    from = date,
  ): Promise<QuestDrawTable> => {
    const asked = draws.filter((draw) => draw.span === span && draw.quests !== '');
    const known = asked.find((draw) => draw.date === date);
    if (known) return known;
    const last = asked.find((draw) => draw.date < date);
    const today = isNew.find((draw) => draw.span === span && draw.date < date && draw.quests !== '');
    const before = (today ?? last)?.quests.split(',') ?? [];
    const draw = span === 'day' ? drawDay : drawWeek;
    const made: QuestDrawTable = {
      user_id: userId,
      date,
      span,
      started_at: startedAt,
      ends_at: endsAt,
      quests: draw(userId, date, { person: await person(from), before }).join(','),
      settled_at: null,
    };
    isNew.push(made);
    return made;
  };

  const isAsked = !isFree(day.date, kept.rests);
  const endsAt = Math.max(local.end, day.startedAt + 1);
  const isToldAhead = now >= eveningOf(local.start, timezone);
  const next = dateAfter(day.date, 1);
  const ofDay = isAsked
    ? await drawOf('day', {
        date: day.date,
        startedAt: countsFrom(day.startedAt, paidBefore('day', day.date)),
        endsAt,
      })
    : null;
  // Whoever looks in on a day that asks nothing was here.
  if (!isAsked && !days.some(({ date }) => date === day.date))
    isNew.push({
      user_id: userId,
      date: day.date,
      span: 'day',
      started_at: day.startedAt,
      ends_at: endsAt,
      quests: '',
      settled_at: now,
    });
  const week = weekOfDay(day);
  const startedAt = countsFrom(week.startedAt, paidBefore('week', monday));
  const ofWeek = isAsked ? await drawOf('week', { ...week, startedAt }, day.date) : null;
  const tomorrow =
    isToldAhead && !isFree(next, kept.rests)
      ? await drawOf('day', {
          date: next,
          startedAt: local.end,
          endsAt: localDay(local.end, timezone).end,
        })
      : null;
  const over = draws.filter(
    (draw) => draw.settled_at === null && (draw.span === 'day' ? draw.date < day.date : draw.date < monday),
  );
  return { day, localStart: local.start, endsAt, ofDay, ofWeek, tomorrow, over, done, isNew };
}

/** Whether something was done of this day or week. A date is a day's and, on a Monday, a week's: their quests are others. */
export function isOf({ date, quests }: QuestDrawTable, done: QuestDoneTable): boolean {
  return done.date === date && quests.split(',').includes(done.quest_id);
}
