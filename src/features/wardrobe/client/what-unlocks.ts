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

/** 'Opens with the Clay Jar (10 XP) or the Psalms collection (100 XP)' */
export function howToUnlock(wallpaper: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>): string {
  const ways = waysToUnlock(wallpaper).map(({ within, requiredXP }) => {
    if (within === null) return `${requiredXP} XP`;
    return `the ${within.name}${within.kind === 'collection' ? ' collection' : ''} (${requiredXP} XP)`;
  });
  return `Opens with ${ways.join(' or ')}`;
}
