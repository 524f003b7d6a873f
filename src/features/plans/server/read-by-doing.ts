import type { Tx } from '#platform/server/db/database.ts';
import type { DeedPart } from '#platform/server/deeds.ts';
import { chapterOf } from '../places.rules.ts';
import { daysOf, openDay } from '../schedule.rules.ts';
import { type PlanReader, readerAt } from './plan-reader.ts';
import type { Plan } from './plan-row.ts';
import { createReadPlace, findActivePlans, findReadPlaces } from './plan-store.ts';
import type { ReadingPlanPlaceTable } from './plans-tables.ts';
import { datesOf } from './present-plan.ts';
import { settlePlan } from './settle-plan.ts';

/** Whoever reads a chapter that a plan has for them has read it there too, whether for the first time or again. */
export const readByDoing: DeedPart<'chapter-read'> = {
  deed: 'chapter-read',
  async join(tx, { reader: { id, timezone }, chapterId, now }) {
    const plans = (await findActivePlans(tx, id)).filter(({ places }) =>
      places.some((place) => chapterOf(place) === chapterId),
    );
    if (plans.length === 0) return;
    const reader = await readerAt(tx, { id, timezone }, now);
    const read = await findReadPlaces(
      tx,
      plans.map((plan) => plan.id),
    );
    for (const plan of plans) await readIn(tx, plan, { read: read.get(plan.id)!, chapterId, reader, now });
  },
};

interface Reading {
  read: readonly ReadingPlanPlaceTable[];
  chapterId: string;
  reader: PlanReader;
  now: number;
}

async function readIn(tx: Tx, plan: Plan, { read, chapterId, reader, now }: Reading): Promise<void> {
  const done = new Set(read.map(({ at }) => at));
  const isOfChapter = (at: number) => chapterOf(plan.places[at]!) === chapterId;
  // A chapter is told more than once while it is read (stayed in, marked): on one date it is one day's reading.
  if (
    read.some(({ at, read_on, is_ticked }) => read_on === reader.today && is_ticked === 0 && isOfChapter(at))
  )
    return;
  const on = reader.today;
  const isLeft = (at: number) => !done.has(at) && isOfChapter(at);
  const asked = placesAsked(plan, done, reader).find(isLeft);
  if (asked === undefined) {
    const known = plan.ahead?.on === on ? plan.ahead.at : [];
    const ahead = new Set([...known, ...placesAhead(plan, isLeft)]);
    if (ahead.size === known.length) return;
    await settlePlan(tx, { ...plan, ahead: { on, at: [...ahead] } }, done, { today: on, now });
    return;
  }
  for (const at of placesBeside(plan, asked).filter(isLeft)) {
    await createReadPlace(tx, { plan_id: plan.id, at, read_on: on, read_at: now, is_ticked: 0 });
    done.add(at);
  }
  await settlePlan(tx, plan, done, { today: on, now });
}

/** Where a plan has a chapter next, on a day that it has not come to: what was left out does not come again. */
function placesAhead(plan: Plan, isLeft: (at: number) => boolean): number[] {
  const { division, skippedTo } = plan.arrangement;
  const from = daysOf(division)[skippedTo]?.from ?? plan.places.length;
  const next = [...plan.places.keys()].find((at) => at >= from && isLeft(at));
  return next === undefined ? [] : placesBeside(plan, next).filter(isLeft);
}

/** The places of a place's day: it may ask for more than one part of a chapter. */
function placesBeside(plan: Plan, at: number): number[] {
  const { from, to } = daysOf(plan.arrangement.division).find((day) => day.from <= at && at < day.to)!;
  return [...plan.places.keys()].slice(from, to);
}

/** The places of the open day, and of those after it up to today: who goes on with today's has read it, whatever was left. */
function placesAsked(plan: Plan, done: ReadonlySet<number>, reader: PlanReader): number[] {
  const open = openDay(plan.arrangement, done);
  if (open === null) return [];
  const dates = datesOf(plan, reader);
  return daysOf(plan.arrangement.division).flatMap(({ from, to }, day) => {
    // A day without a date is over.
    const isAsked = day === open || (day > open && (dates[day] ?? '') <= reader.today);
    return isAsked ? Array.from({ length: to - from }, (_, i) => from + i) : [];
  });
}
