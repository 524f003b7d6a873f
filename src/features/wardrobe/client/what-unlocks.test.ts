import { expect, test } from 'vitest';
import { DEFAULT_WALLPAPER_ID, WALLPAPERS } from '../catalogue/wallpapers.ts';
import { howToUnlock, waysToUnlock } from './what-unlocks.ts';

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

test('it is said in one sentence', () => {
  const say = (id: string) => howToUnlock(WALLPAPERS.find((wallpaper) => wallpaper.id === id)!);
  expect(say('waters')).toBe('Opens with the Clay Jar (10 XP) or the Psalms collection (100 XP)');
  expect(say('hyssop')).toBe('Opens with 20 XP');
});
