/** The label of a modesty level (docs/product.md, Rules of input). */
export function modestyLabel(modestyLevel: number): 'Very Modest' | 'Modest' | 'Balanced' | 'Casual' {
  if (modestyLevel >= 8) return 'Very Modest';
  if (modestyLevel >= 6) return 'Modest';
  if (modestyLevel >= 4) return 'Balanced';
  return 'Casual';
}

/** Something that XP opens, and for some the season of the year. */
interface Openable {
  requiredXP: number;
  isUnlocked: boolean;
  season?: { isOn: boolean } | undefined;
}

/** Why something cannot be unlocked now; null when it can. Thresholds: XP is never spent. */
export function unlockRefusal(
  thing: Openable,
  currentXP: number,
): 'ALREADY_UNLOCKED' | 'OUT_OF_SEASON' | 'NOT_ENOUGH_XP' | null {
  if (thing.isUnlocked) return 'ALREADY_UNLOCKED';
  if (thing.season?.isOn === false) return 'OUT_OF_SEASON';
  return currentXP >= thing.requiredXP ? null : 'NOT_ENOUGH_XP';
}

/** With this much XP everything can be opened; a profile tells the next `told` of what is not reached yet. */
export const GIFTS = { lastXP: 10_000, told: 12 } as const;

/** What XP opens. Chests, outfits and collections wait to be opened; a wallpaper with a threshold of its own opens by itself. */
export const GIFT_KINDS = ['chest', 'collection', 'outfit', 'wallpaper'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

/** 'locked' shows how much XP is missing, 'ready' is highlighted (docs/product.md, States). */
export type UnlockState = 'locked' | 'ready' | 'unlocked';

/** How something that XP opens stands for somebody with this much of it. Out of its season it is locked. */
export function unlockState(thing: Openable, currentXP: number): UnlockState {
  if (thing.isUnlocked) return 'unlocked';
  return unlockRefusal(thing, currentXP) === null ? 'ready' : 'locked';
}

/** 0 to 1: current XP over required XP, at most 1 (docs/product.md, Collections). */
export function unlockProgress(requiredXP: number, currentXP: number): number {
  return requiredXP <= 0 ? 1 : Math.min(1, currentXP / requiredXP);
}

/** `<name>.jpg` with only what every file system takes. */
export function downloadName(wallpaperName: string): string {
  return `${wallpaperName.replace(/[\\/:*?"<>|]/g, '').trim()}.jpg`;
}
