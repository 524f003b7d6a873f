import type { Unopened } from '../wardrobe.contract.ts';
import type { GiftKind } from '../wardrobe.rules.ts';

/** The home tabs on which things wait to be opened. Collections are reached from the wallpapers; those wait for nobody. */
const TAB_OF: Partial<Record<GiftKind, string>> = {
  chest: 'chests',
  outfit: 'outfits',
  collection: 'wallpaper',
};

/** How many things can be opened with this much XP, by the id of the home tab that leads to them. */
export function readyByTab(unopened: readonly Unopened[], currentXP: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, requiredXP } of unopened) {
    const tab = TAB_OF[kind];
    if (tab !== undefined && requiredXP <= currentXP) counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}
