import { XP } from '#features/progress/progress.rules.ts';
import type { Unopened } from '../wardrobe.contract.ts';
import { GIFTS } from '../wardrobe.rules.ts';
import { titleOf } from './title-of.ts';

/**
 * What comes next for whom the bar is full, and says nothing more: '140 XP to the Elder’s Robe'. Null below its target, and while
 * it is not known what is unopened.
 */
export function nextGiftWords(unopened: readonly Unopened[] | undefined, currentXP: number): string | null {
  if (unopened === undefined || currentXP < XP.target) return null;
  const next = unopened.find(({ kind, requiredXP }) => kind !== 'wallpaper' && requiredXP > currentXP);
  if (next !== undefined) return `${next.requiredXP - currentXP} XP to the ${titleOf(next)}`;
  return currentXP >= GIFTS.lastXP ? 'You have reached every gift. Go on in peace.' : null;
}
