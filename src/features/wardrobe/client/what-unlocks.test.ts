import { expect, test } from 'vitest';
import { WALLPAPERS as CATALOGUE, DEFAULT_WALLPAPER_ID } from '../catalogue/wallpapers.ts';
import { howToUnlock, readyWay, waysToUnlock } from './what-unlocks.ts';

/** As the server sends them. */
const WALLPAPERS = CATALOGUE.map(({ id, requiredXP }) => ({ id, unlockRequiredXP: requiredXP }));

test('every locked wallpaper can say what unlocks it', () => {
  const mute = WALLPAPERS.filter(
    (wallpaper) => wallpaper.id !== DEFAULT_WALLPAPER_ID && waysToUnlock(wallpaper).length === 0,
  );
  expect(mute).toEqual([]);
});

test('the way with the least XP comes first', () => {
  for (const wallpaper of WALLPAPERS) {
    const thresholds = waysToUnlock(wallpaper).map(({ requiredXP }) => requiredXP);
    expect(thresholds).toEqual(thresholds.toSorted((a, b) => a - b));
  }
});

test('what would give it is ready from exactly its threshold on, the nearest first', () => {
  const waters = WALLPAPERS.find(({ id }) => id === 'waters')!;
  expect(readyWay(waters, 9)).toBeNull();
  expect(readyWay(waters, 10)).toEqual({ kind: 'chest', name: 'Clay Jar' });
  expect(readyWay(waters, 2500)).toEqual({ kind: 'chest', name: 'Clay Jar' });
});

test('it is said in one sentence', () => {
  const say = (id: string) => howToUnlock(WALLPAPERS.find((wallpaper) => wallpaper.id === id)!);
  expect(say('waters')).toBe('Opens with the Clay Jar (10 XP) or the Psalms collection (100 XP)');
  expect(say('hyssop')).toBe('Opens with 20 XP');
});
