import { expect, test } from 'vitest';
import { WALLPAPERS as CATALOGUE, DEFAULT_WALLPAPER_ID } from '../catalogue/wallpapers.ts';
import { howToUnlock, nearestWay, readyWay, waysToUnlock } from './what-unlocks.ts';

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

test('what would give it is among what is ready, the nearest first', () => {
  const waters = WALLPAPERS.find(({ id }) => id === 'waters')!;
  const jar = { kind: 'chest', id: 'clay-jar' } as const;
  const psalms = { kind: 'collection', id: 'psalms' } as const;
  expect(readyWay(waters, [])).toBeNull();
  expect(readyWay(waters, [{ kind: 'outfit', id: 'clay-jar' }])).toBeNull();
  expect(readyWay(waters, [psalms])).toEqual({ ...psalms, name: 'Psalms' });
  expect(readyWay(waters, [psalms, jar])).toEqual({ ...jar, name: 'Clay Jar' });
});

test('a way that is open all year is nearer than that of a season', () => {
  const nearest = (id: string) => nearestWay({ id, unlockRequiredXP: null });
  expect(nearest('narrow-gate')).toMatchObject({ within: { id: 'parables' } });
  expect(nearest('gethsemane')).toMatchObject({ within: { id: 'lent' }, when: 'in Lent' });
});

test('it is said in one sentence', () => {
  const say = (id: string) => howToUnlock(WALLPAPERS.find((wallpaper) => wallpaper.id === id)!);
  expect(say('waters')).toBe('Opens with the Clay Jar (10 XP) or the Psalms collection (100 XP)');
  expect(say('hyssop')).toBe('Opens with 20 XP');
  expect(say('gethsemane')).toBe('Opens with the Lent collection (in Lent, 150 XP)');
  const gethsemane = WALLPAPERS.find(({ id }) => id === 'gethsemane')!;
  expect(howToUnlock(gethsemane, { isSecret: true })).toBe('Opens with the Lent collection (in Lent)');
});
