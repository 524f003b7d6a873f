import type { XPDay } from '#features/progress/progress.rules.ts';
import { findRhythm } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import { dayOfQuests, mondayOf, type Told } from '../quest-day.rules.ts';
import { asksSomething, drawEach } from './draw-quests.ts';
import { personFacts, type QuestsDeps } from './person-facts.ts';
import { ofPeriod, type Period, periodsAt } from './quest-periods.ts';
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
  const { lit, counted, rests } = await findRhythm(db, userId);
  const draws = await findDraws(db, userId);
  const asked = draws.filter(asksSomething);
  const local = localDay(now, timezone);
  const known = { lit, until: counted.until?.date ?? null, told: lastBegun(draws, now) };
  const day = dayOfQuests(known, local, now);
  const endsAt = Math.max(local.end, day.startedAt + 1);
  const done = await findDone(db, userId, draws.at(-1)?.date ?? day.date);

  const { ofDay, ofWeek, tomorrow } = periodsAt({ day, endsAt }, { now, timezone, rests });
  const missing = [ofDay, ofWeek, tomorrow]
    .filter((period) => period !== null)
    .filter((period) => !ofPeriod(asked, period));
  const drawn =
    missing.length === 0
      ? []
      : drawEach(missing, {
          userId,
          facts: await personFacts(db, caller, { deps, date: day.date, now }),
          rests,
          asked,
          done,
        });
  const told = [...drawn, ...asked];
  const toldOf = (period: Period | null) => (period && ofPeriod(told, period)) ?? null;
  // Whoever looks in on a day that asks nothing was here.
  const isFirstLook = ofDay === null && !ofPeriod(draws, { span: 'day', date: day.date });
  return {
    day,
    localStart: local.start,
    endsAt,
    ofDay: toldOf(ofDay),
    ofWeek: toldOf(ofWeek),
    tomorrow: toldOf(tomorrow),
    over: notSettled(draws, day),
    done,
    isNew: isFirstLook ? [freeDay(userId, { day, endsAt }, now), ...drawn] : drawn,
  };
}

/** The last day that was told and has begun. */
function lastBegun(draws: readonly QuestDrawTable[], now: number): Told | null {
  const draw = draws.find(({ span, started_at }) => span === 'day' && started_at <= now);
  return draw ? { date: draw.date, startedAt: draw.started_at, endsAt: draw.ends_at } : null;
}

/** What is kept of a day that asks nothing. */
function freeDay(
  userId: string,
  { day, endsAt }: { day: XPDay; endsAt: number },
  now: number,
): QuestDrawTable {
  return {
    user_id: userId,
    date: day.date,
    span: 'day',
    started_at: day.startedAt,
    ends_at: endsAt,
    quests: '',
    settled_at: now,
  };
}

/** Days and weeks before these that were not looked at after their end. */
function notSettled(draws: readonly QuestDrawTable[], { date }: XPDay): QuestDrawTable[] {
  const monday = mondayOf(date);
  return draws.filter(
    (draw) => draw.settled_at === null && draw.date < (draw.span === 'day' ? date : monday),
  );
}
