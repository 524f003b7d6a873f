import { CHESTS } from '../catalogue/chests.ts';
import { COLLECTIONS } from '../catalogue/collections.ts';
import { WHEN } from '../seasons.rules.ts';
import type { Unopened, Wallpaper } from '../wardrobe.contract.ts';
import { titleOf } from './title-of.ts';

/** One way to a wallpaper: the chest or the collection that holds it, or XP alone (null). */
export interface WayToUnlock {
  within: { kind: 'chest' | 'collection'; id: string; name: string } | null;
  requiredXP: number;
  /** 'in Advent': it opens then alone. */
  when?: string;
}

/** Every way to a wallpaper, the one with the least XP first. The catalogue is the same that the server decides by. */
export function waysToUnlock({
  id,
  unlockRequiredXP,
}: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>): WayToUnlock[] {
  const chests = CHESTS.filter(({ rewardIds }) => rewardIds.includes(id)).map(({ id, name, requiredXP }) => ({
    within: { kind: 'chest' as const, id, name },
    requiredXP,
  }));
  const collections = COLLECTIONS.filter(({ wallpaperIds }) => wallpaperIds.includes(id)).map(
    ({ id, name, requiredXP, season }) => ({
      within: { kind: 'collection' as const, id, name },
      requiredXP,
      ...(season && { when: WHEN[season] }),
    }),
  );
  const alone = unlockRequiredXP === null ? [] : [{ within: null, requiredXP: unlockRequiredXP }];
  return [...chests, ...collections, ...alone].sort((a, b) => a.requiredXP - b.requiredXP);
}

/** The way to a wallpaper that is open all year, the one with the least XP; else that of a season. */
export function nearestWay(wallpaper: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>): WayToUnlock | undefined {
  const ways = waysToUnlock(wallpaper);
  return ways.find(({ when }) => when === undefined) ?? ways[0];
}

/** The chest or collection that would give the wallpaper at once, if only it were opened; null when none is `ready`. */
export function readyWay(
  wallpaper: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>,
  ready: readonly Pick<Unopened, 'kind' | 'id'>[],
): WayToUnlock['within'] {
  const isReady = ({ within }: WayToUnlock) =>
    ready.some(({ kind, id }) => kind === within?.kind && id === within.id);
  return waysToUnlock(wallpaper).find(isReady)?.within ?? null;
}

/** 'Opens with the Clay Jar (10 XP) or the Psalms collection (100 XP)'; in secret mode without a number. */
export function howToUnlock(
  wallpaper: Pick<Wallpaper, 'id' | 'unlockRequiredXP'>,
  { isSecret = false } = {},
): string {
  const ways = waysToUnlock(wallpaper).flatMap(({ within, requiredXP, when }) => {
    if (within === null) return isSecret ? [] : `${requiredXP} XP`;
    const facts = [when, isSecret ? undefined : `${requiredXP} XP`].filter((fact) => fact !== undefined);
    return `the ${titleOf(within)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
  });
  if (ways.length === 0) return 'It opens as you go';
  return `Opens with ${ways.join(' or ')}`;
}
