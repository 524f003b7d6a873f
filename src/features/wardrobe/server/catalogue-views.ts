import { LRUCache } from 'lru-cache';
import { CHESTS } from '../catalogue/chests.ts';
import { COLLECTIONS } from '../catalogue/collections.ts';
import { OUTFITS } from '../catalogue/outfits.ts';
import { WALLPAPERS } from '../catalogue/wallpapers.ts';
import type { Chest, Collection, Outfit, Unopened, Wallpaper } from '../wardrobe.contract.ts';
import type { Opened } from '../wardrobe.policy.ts';
import {
  presentChest,
  presentCollection,
  presentOutfit,
  presentUnopened,
  presentWallpaper,
} from './present-wardrobe.ts';

/** Views of one catalogue that are kept; beyond that the least lately used goes. */
const KEPT_VIEWS = 200;

/**
 * What somebody sees of the catalogue depends only on what they have unlocked and which thresholds they have reached,
 * so people with the same progress share one view. Views are frozen: the text of an answer is kept with them.
 * They are made of code and of what the caller read from the database, so every process makes the same.
 */
function remembered<State, View extends object>(
  keyOf: (state: State) => string,
  make: (state: State) => View,
) {
  const views = new LRUCache<string, View>({ max: KEPT_VIEWS });
  return (state: State): View => {
    const key = keyOf(state);
    const known = views.get(key);
    if (known) return known;
    const view = deepFreeze(make(state));
    views.set(key, view);
    return view;
  };
}

/** Ascending: the state of all wallpapers' own thresholds is how many of them are reached. */
const THRESHOLDS = WALLPAPERS.flatMap(({ requiredXP }) => requiredXP ?? []).toSorted((a, b) => a - b);

function keyOfOpened({ chests, collections, currentXP }: Opened): string {
  const reached = THRESHOLDS.findLastIndex((threshold) => threshold <= currentXP) + 1;
  return `${keyOfIds(chests)} ${keyOfIds(collections)} ${reached}`;
}

/** Ids of the catalogue have neither commas nor spaces. */
function keyOfIds(ids: ReadonlySet<string>): string {
  return [...ids].sort().join(',');
}

export const outfitsFor: (unlocked: ReadonlySet<string>) => Outfit[] = remembered(keyOfIds, (unlocked) =>
  OUTFITS.map((outfit) => presentOutfit(outfit, unlocked)),
);

export const chestsFor: (opened: Opened) => Chest[] = remembered(keyOfOpened, (opened) =>
  CHESTS.map((chest) => presentChest(chest, opened)),
);

export const wallpapersFor: (opened: Opened) => Wallpaper[] = remembered(keyOfOpened, (opened) =>
  WALLPAPERS.map((wallpaper) => presentWallpaper(wallpaper, opened)),
);

export const collectionsFor: (opened: Opened) => Collection[] = remembered(keyOfOpened, (opened) =>
  COLLECTIONS.map((collection) => presentCollection(collection, opened)),
);

export const unopenedFor: (state: { opened: Opened; outfits: ReadonlySet<string> }) => Unopened[] =
  remembered(
    ({ opened, outfits }) => `${keyOfOpened(opened)} ${keyOfIds(outfits)}`,
    ({ opened, outfits }) => presentUnopened(opened, outfits),
  );

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
