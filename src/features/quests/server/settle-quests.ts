import { awardXP, paidToday, progressOf } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { DeedsKind } from '../deeds.rules.ts';
import type { Quest } from '../quest.rules.ts';
import { eveningOf } from '../quest-day.rules.ts';
import { questsOf } from '../quests.rules.ts';
import { isOf } from './draw-quests.ts';
import { findDeeds } from './find-deeds.ts';
import type { QuestsDeps } from './person-facts.ts';
import { presentQuests } from './present-quests.ts';
import { createDone, createDraw, settleDraw } from './quest-store.ts';
import type { QuestDoneTable, QuestDrawTable } from './quest-tables.ts';
import { type QuestsNow, questsNow } from './quests-now.ts';

/**
 * Keeps what is told, pays what is done of it by now, each once, and what was done of an earlier day or week before its end. All of
 * it holds the person's row, so that two devices at once pay once.
 */
export async function settle(deps: QuestsDeps, caller: Caller) {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const state = await questsNow(tx, deps, caller, now);
    for (const draw of state.isNew) await createDraw(tx, draw);
    const open = [state.ofDay, state.ofWeek].filter((draw) => draw !== null);
    const paid: QuestDoneTable[] = [];
    for (const draw of state.over) {
      const end = Math.min(draw.ends_at, draw.span === 'day' ? state.day.startedAt : now);
      paid.push(...(await pay(tx, caller, { draw, state, before: end, now })));
      await settleDraw(tx, draw, now);
    }
    // What was done in this very millisecond counts.
    for (const draw of open) paid.push(...(await pay(tx, caller, { draw, state, before: now + 1, now })));
    return {
      quests: presentQuests({ ...state, done: [...state.done, ...paid] }),
      xpEarned: paid.reduce((sum, { xp }) => sum + xp, 0),
      progress: await progressOf(tx, caller.id),
    };
  });
}

/** Pays what is done of a day or week and was not paid yet; says what that was. */
async function pay(
  tx: Tx,
  caller: Caller,
  { draw, state, before, now }: { draw: QuestDrawTable; state: QuestsNow; before: number; now: number },
): Promise<QuestDoneTable[]> {
  const open = openOf(draw, state.done);
  if (open.length === 0) return [];
  const period = {
    userId: caller.id,
    date: draw.date,
    span: draw.span,
    from: draw.started_at,
    before,
    eveningFrom: eveningOf(state.over.includes(draw) ? draw.started_at : state.localStart, caller.timezone),
  };
  const deeds = await findDeeds(tx, period, new Set<DeedsKind>(open.map(({ sees }) => sees)));
  const paid: QuestDoneTable[] = [];
  for (const { id, xp, isDone } of open) {
    if (!isDone(deeds)) continue;
    const { day } = await paidToday(tx, caller, 'quest', now);
    const sourceId = `${draw.date}:${id}`;
    await awardXP(tx, { userId: caller.id, reason: 'quest', sourceId, amount: xp, now, day });
    // Of what is over, the deed was done before its end: what is done from then on is the next day's.
    const done = { user_id: caller.id, date: draw.date, quest_id: id, done_at: Math.min(now, before), xp };
    await createDone(tx, done);
    paid.push(done);
  }
  return paid;
}

function openOf(draw: QuestDrawTable, done: readonly QuestDoneTable[]): Quest[] {
  const ids = new Set(done.filter((one) => isOf(draw, one)).map(({ quest_id }) => quest_id));
  return questsOf(draw.quests.split(',')).filter(({ id }) => !ids.has(id));
}
