import type { PersonFacts } from './deeds.rules.ts';
import { KEEPING_QUESTS, PRAYER_QUESTS, TOGETHER_QUESTS } from './other-quests.rules.ts';
import { QUEST_LIMITS, type Quest } from './quest.rules.ts';
import { READING_QUESTS } from './reading-quests.rules.ts';
import { WEEKLY_QUESTS } from './weekly-quests.rules.ts';
import { WRITING_QUESTS } from './writing-quests.rules.ts';

const DAILY_QUESTS: readonly Quest[] = [
  ...READING_QUESTS,
  ...WRITING_QUESTS,
  ...PRAYER_QUESTS,
  ...KEEPING_QUESTS,
  ...TOGETHER_QUESTS,
];

/** All 40. An id that is gone from here stays in what was paid. */
export const QUESTS: readonly Quest[] = [...DAILY_QUESTS, ...WEEKLY_QUESTS];

const BY_ID = new Map(QUESTS.map((one) => [one.id, one]));

/** Those of these ids that there still are, in their order. */
export function questsOf(ids: readonly string[]): Quest[] {
  return ids.flatMap((id) => BY_ID.get(id) ?? []);
}

/**
 * The three of a day: drawn by lot from what fits, each of another kind, and none of `before`, which the person was told last. The
 * same person has the same lot on the same date.
 */
export function drawDay(
  userId: string,
  date: string,
  { person, before }: { person: PersonFacts; before: readonly string[] },
): string[] {
  const drawn: Quest[] = [];
  for (const one of inLot(DAILY_QUESTS, `${userId} ${date}`)) {
    if (before.includes(one.id) || !one.fits(person) || drawn.some(({ kind }) => kind === one.kind)) continue;
    drawn.push(one);
    if (drawn.length === QUEST_LIMITS.aDay) break;
  }
  return drawn.map(({ id }) => id);
}

/** The one of a week, which began on `monday`; none when so little of the week is left that nothing fits. */
export function drawWeek(
  userId: string,
  monday: string,
  { person, before }: { person: PersonFacts; before: readonly string[] },
): string[] {
  const one = inLot(WEEKLY_QUESTS, `${userId} ${monday}`).find(
    ({ id, fits }) => !before.includes(id) && fits(person),
  );
  return one === undefined ? [] : [one.id];
}

function inLot(quests: readonly Quest[], seed: string): Quest[] {
  return quests
    .map((one) => ({ one, lot: lotOf(`${seed} ${one.id}`) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}

/** A number that looks like chance and is always the same for a text: FNV-1a, mixed once more. It keeps no secret. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
