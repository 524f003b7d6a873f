import { CHESTS } from '../catalogue/chests.ts';
import { COLLECTIONS } from '../catalogue/collections.ts';
import type { Wallpaper } from '../wardrobe.contract.ts';

/** One way to a wallpaper: the chest or the collection that holds it, or XP alone (null). */
export interface WayToUnlock {
  within: { kind: 'chest' | 'collection'; name: string } | null;
  requiredXP: number;
}

/** Every way to a wallpaper, the one with the least XP first. The catalogue is the same that the server decides by. */
export function waysToUnlock({
  id,
  unlockRequiredXP,
}: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>): WayToUnlock[] {
  const chests = CHESTS.filter(({ rewardIds }) => rewardIds.includes(id)).map(({ name, requiredXP }) => ({
    within: { kind: 'chest' as const, name },
    requiredXP,
  }));
  const collections = COLLECTIONS.filter(({ wallpaperIds }) => wallpaperIds.includes(id)).map(
    ({ name, requiredXP }) => ({ within: { kind: 'collection' as const, name }, requiredXP }),
  );
  const alone = unlockRequiredXP === null ? [] : [{ within: null, requiredXP: unlockRequiredXP }];
  return [...chests, ...collections, ...alone].sort((a, b) => a.requiredXP - b.requiredXP);
}

/** The chest or collection that would give the wallpaper at once, if only it were opened; null when none is ready. */
export function readyWay(
  wallpaper: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>,
  currentXP: number,
): WayToUnlock['within'] {
  return waysToUnlock(wallpaper).find(({ requiredXP }) => requiredXP <= currentXP)?.within ?? null;
}

/** 'Opens with the Clay Jar (10 XP) or the Psalms collection (100 XP)'; in secret mode without a number. */
export function howToUnlock(
  wallpaper: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>,
  { isSecret = false } = {},
): string {
  const ways = waysToUnlock(wallpaper).flatMap(({ within, requiredXP }) => {
    if (isSecret) return within === null ? [] : `the ${titleOf(within)}`;
    return within === null ? `${requiredXP} XP` : `the ${titleOf(within)} (${requiredXP} XP)`;
  });
  if (ways.length === 0) return 'It opens as you go';
  return `Opens with ${ways.join(' or ')}`;
}

/** 'Clay Jar', 'Psalms collection' */
export function titleOf({ kind, name }: NonNullable<WayToUnlock['within']>): string {
  return kind === 'collection' ? `${name} collection` : name;
}
