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
 * What somebody sees of the catalogue depends only on what they have unlocked, which thresholds they have reached, and what
 * day it is for the seasons, so people with the same progress share one view. Views are frozen: the text of an answer is kept with them.
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

/** The same of everything that XP opens: with it the gifts change that are told next. */
const ALL_THRESHOLDS = [...CHESTS, ...COLLECTIONS, ...OUTFITS]
  .map(({ requiredXP }) => requiredXP)
  .concat(THRESHOLDS)
  .toSorted((a, b) => a - b);

function reached(thresholds: readonly number[], currentXP: number): number {
  return thresholds.findLastIndex((threshold) => threshold <= currentXP) + 1;
}

function keyOfOpened({ chests, collections, currentXP }: Opened): string {
  return `${keyOfIds(chests)} ${keyOfIds(collections)} ${reached(THRESHOLDS, currentXP)}`;
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

/** @param state.date today where the caller is, ISO. */
export const collectionsFor: (state: { opened: Opened; date: string }) => Collection[] = remembered(
  ({ opened, date }) => `${date} ${keyOfOpened(opened)}`,
  ({ opened, date }) => COLLECTIONS.map((collection) => presentCollection(collection, opened, date)),
);

export const unopenedFor: (state: {
  opened: Opened;
  outfits: ReadonlySet<string>;
  date: string;
}) => Unopened[] = remembered(
  ({ opened, outfits, date }) =>
    `${date} ${keyOfOpened(opened)} ${keyOfIds(outfits)} ${reached(ALL_THRESHOLDS, opened.currentXP)}`,
  ({ opened, outfits, date }) => presentUnopened(opened, outfits, date),
);

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
