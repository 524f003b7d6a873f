import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import type { Chest, Collection, Outfit, Profile, Wallpaper } from '../wardrobe.contract.ts';
import { xpReached } from './unlock-wallpapers.ts';
import {
  chestUnlocked,
  collectionUnlocked,
  outfitEquipped,
  outfitUnlocked,
  wallpaperApplied,
} from './wardrobe-changes.ts';
import {
  chestsQuery,
  collectionsQuery,
  collectionWallpapersQuery,
  outfitsQuery,
  profileQuery,
  wallpapersQuery,
} from './wardrobe-queries.ts';

const wallpaper = (id: string, unlockRequiredXP: number | null = null): Wallpaper =>
  ({ id, isUnlocked: false, unlockRequiredXP }) as Wallpaper;
const [dawn, dusk, night] = [wallpaper('dawn'), wallpaper('dusk'), wallpaper('night', 100)];
const opened = (one: Wallpaper) => ({ ...one, isUnlocked: true });
const jar = { id: 'jar', isUnlocked: false, rewards: [dawn] } as unknown as Chest;
const ark = { id: 'ark', isUnlocked: false, rewards: [dawn, dusk] } as unknown as Chest;
const psalms = { id: 'psalms', isUnlocked: false } as Collection;
const robe = { id: 'robe', name: 'Robe' } as Outfit;
const ruth = { id: 'ruth', currentXP: 50, level: 1 } as User;

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(wallpapersQuery.queryKey, [dawn, dusk, night]);
  client.setQueryData(collectionWallpapersQuery('psalms').queryKey, [dusk, night]);
  client.setQueryData(chestsQuery.queryKey, [jar, ark]);
  client.setQueryData(collectionsQuery.queryKey, [psalms]);
  client.setQueryData(outfitsQuery.queryKey, [robe]);
  client.setQueryData(profileQuery.queryKey, {
    currentOutfit: null,
    currentWallpaper: null,
    unopened: [
      { kind: 'chest', id: 'jar' },
      { kind: 'chest', id: 'ark' },
      { kind: 'collection', id: 'psalms' },
      // One id can be a chest's and an outfit's.
      { kind: 'outfit', id: 'jar' },
    ],
  } as Profile);
  client.setQueryData(currentUserKey, ruth);
});

const unlockedIn = (list: Wallpaper[] | undefined) =>
  list?.filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id);
const unlocked = () => ({
  all: unlockedIn(client.getQueryData(wallpapersQuery.queryKey)),
  psalms: unlockedIn(client.getQueryData(collectionWallpapersQuery('psalms').queryKey)),
  chests: client.getQueryData(chestsQuery.queryKey)?.map(({ rewards }) => unlockedIn(rewards)),
});

describe('what unlocks is unlocked wherever it is shown', () => {
  it('by a chest', () => {
    const answer = { ...jar, isUnlocked: true, rewards: [opened(dawn)] };
    changeAnswers(client, (cache) => chestUnlocked(cache, answer, {} as never));
    expect(unlocked()).toEqual({ all: ['dawn'], psalms: [], chests: [['dawn'], ['dawn']] });
    expect(client.getQueryData(chestsQuery.queryKey)?.map((chest) => chest.isUnlocked)).toEqual([
      true,
      false,
    ]);
  });

  it('by a collection', () => {
    const answer = { ...psalms, isUnlocked: true, wallpapers: [opened(dusk), opened(night)] };
    changeAnswers(client, (cache) => collectionUnlocked(cache, answer, {} as never));
    expect(unlocked()).toEqual({ all: ['dusk', 'night'], psalms: ['dusk', 'night'], chests: [[], ['dusk']] });
    expect(client.getQueryData(collectionsQuery.queryKey)).toEqual([{ ...psalms, isUnlocked: true }]);
  });

  it('by XP alone', () => {
    changeAnswers(client, (cache) => xpReached(cache, 99));
    expect(unlocked().all).toEqual([]);
    changeAnswers(client, (cache) => xpReached(cache, 100));
    expect(unlocked()).toEqual({ all: ['night'], psalms: ['night'], chests: [[], []] });
  });
});

it('what is open waits no longer', () => {
  const waiting = () =>
    client.getQueryData(profileQuery.queryKey)?.unopened.map(({ kind, id }) => `${kind} ${id}`);
  const answers = { ...jar, ...psalms, id: 'jar', rewards: [], wallpapers: [] };
  changeAnswers(client, (cache) => chestUnlocked(cache, answers, {} as never));
  expect(waiting()).toEqual(['chest ark', 'collection psalms', 'outfit jar']);
  changeAnswers(client, (cache) => outfitUnlocked(cache, { ...robe, id: 'jar' }, {} as never));
  expect(waiting()).toEqual(['chest ark', 'collection psalms']);
  changeAnswers(client, (cache) => collectionUnlocked(cache, { ...answers, id: 'psalms' }, {} as never));
  expect(waiting()).toEqual(['chest ark']);
});

describe('what is worn and seen', () => {
  it('is in the profile and with the user', () => {
    const user = { ...ruth, currentOutfitId: 'robe', currentWallpaperId: 'dawn' };
    changeAnswers(client, (cache) => {
      outfitEquipped(cache, user, { body: { outfitId: 'robe' } });
      wallpaperApplied(cache, user, { params: { wallpaperId: 'dawn' } });
    });
    const profile = client.getQueryData(profileQuery.queryKey);
    expect(profile).toMatchObject({ currentOutfit: robe, currentWallpaper: opened(dawn) });
    expect(client.getQueryData(currentUserKey)).toEqual(user);
  });

  it('is fetched again when the list that it is in is not known', () => {
    client.removeQueries(outfitsQuery);
    changeAnswers(client, (cache) => outfitEquipped(cache, ruth, { body: { outfitId: 'robe' } }));
    expect(client.getQueryState(profileQuery.queryKey)?.isInvalidated).toBe(true);
  });
});
