import type { Quests, ShownQuest } from '../quests.contract.ts';
import { questsOf } from '../quests.rules.ts';
import { isOf } from './draw-quests.ts';
import type { QuestDrawTable } from './quest-tables.ts';
import type { QuestsNow } from './quests-now.ts';

export function presentQuests(state: QuestsNow): Quests {
  const shown = (draw: QuestDrawTable | null): ShownQuest[] =>
    draw === null
      ? []
      : questsOf(draw.quests.split(',')).map(({ id, words, way, prompt, xp }) => ({
          id,
          words,
          way,
          prompt,
          xp,
          isDone: state.done.some((one) => isOf(draw, one) && one.quest_id === id),
        }));
  const tomorrow = shown(state.tomorrow).map(({ words }) => words);
  return {
    date: state.day.date,
    endsAt: state.endsAt,
    ofDay: shown(state.ofDay),
    ofWeek: shown(state.ofWeek)[0] ?? null,
    tomorrow: tomorrow.length === 0 ? null : tomorrow,
  };
}
