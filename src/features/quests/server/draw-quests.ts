import type { Rests } from '#features/rhythm/rhythm.rules.ts';
import type { PersonFacts } from '../deeds.rules.ts';
import { countsFrom, daysLeftFrom } from '../quest-day.rules.ts';
import { drawDay, drawWeek } from '../quests.rules.ts';
import { earlierThan, type Period } from './quest-periods.ts';
import type { QuestDoneTable, QuestDrawTable } from './quest-tables.ts';

/** What days and weeks that are not kept yet would be, in their order: what one asks for, the next of its kind does not. */
export function drawEach(
  periods: readonly Period[],
  {
    userId,
    facts,
    rests,
    asked,
    done,
  }: {
    userId: string;
    facts: Omit<PersonFacts, 'daysLeft'>;
    rests: Rests;
    asked: readonly QuestDrawTable[];
    done: readonly QuestDoneTable[];
  },
): QuestDrawTable[] {
  const drawn: QuestDrawTable[] = [];
  for (const period of periods) {
    const { span, date, startedAt, endsAt, from } = period;
    const earlier = earlierThan([...drawn.filter(asksSomething), ...asked], period);
    const draw = span === 'day' ? drawDay : drawWeek;
    const person = { ...facts, daysLeft: daysLeftFrom(from, rests) };
    const last = earlier[0]?.quests.split(',') ?? [];
    drawn.push({
      user_id: userId,
      date,
      span,
      started_at: countsFrom(startedAt, paidAt(earlier, done)),
      ends_at: endsAt,
      quests: draw(userId, date, { person, before: last }).join(','),
      settled_at: null,
    });
  }
  return drawn;
}

/** When what these asked for was done. */
function paidAt(draws: readonly QuestDrawTable[], done: readonly QuestDoneTable[]): number[] {
  return draws.flatMap((draw) => done.filter((one) => isOf(draw, one)).map(({ done_at }) => done_at));
}

/** A day that asks nothing is kept too: somebody looked in on it. */
export function asksSomething({ quests }: QuestDrawTable): boolean {
  return quests !== '';
}

/** Whether something was done of this day or week. A date is a day's and, on a Monday, a week's: their quests are others. */
export function isOf({ date, quests }: QuestDrawTable, done: QuestDoneTable): boolean {
  return done.date === date && quests.split(',').includes(done.quest_id);
}
