import type { Chest } from '../wardrobe.contract.ts';
import { unlockState } from '../wardrobe.rules.ts';

const order = { ready: 0, locked: 1, unlocked: 2 };

/** What can be opened first, then what comes next, then what is open; each by XP, as the server lists them. */
export function chestsInOrder(chests: readonly Chest[], currentXP: number): Chest[] {
  return chests.toSorted((a, b) => order[unlockState(a, currentXP)] - order[unlockState(b, currentXP)]);
}

/** The drawing of a chest in a state. */
export function chestDrawing(chestId: string, state: 'locked' | 'ready' | 'unlocked'): string {
  return `/art/chests/${chestId}-${state === 'unlocked' ? 'opened' : state}.svg`;
}
