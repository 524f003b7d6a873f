import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadName, modestyLabel, unlockProgress, unlockRefusal, unlockState } from './wardrobe.rules.ts';

describe('modesty', () => {
  it.each([
    [10, 'Very Modest'],
    [8, 'Very Modest'],
    [7, 'Modest'],
    [6, 'Modest'],
    [5, 'Balanced'],
    [4, 'Balanced'],
    [3, 'Casual'],
    [0, 'Casual'],
  ])('%i is %s', (level, label) => expect(modestyLabel(level)).toBe(label));
});

describe('unlocking', () => {
  it('turns at exactly the threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2500 }), (requiredXP) => {
        const thing = { requiredXP, isUnlocked: false };
        expect(unlockRefusal(thing, requiredXP - 1)).toBe('NOT_ENOUGH_XP');
        expect(unlockRefusal(thing, requiredXP)).toBeNull();
        expect(unlockRefusal(thing, requiredXP + 1)).toBeNull();
        expect(unlockState(thing, requiredXP - 1)).toBe('locked');
        expect(unlockState(thing, requiredXP)).toBe('ready');
      }),
    );
  });

  it('is refused out of season whatever somebody has, and stays open then', () => {
    const thing = { requiredXP: 100, isUnlocked: false, season: { isOn: false } };
    expect(unlockRefusal(thing, 2500)).toBe('OUT_OF_SEASON');
    expect(unlockState(thing, 2500)).toBe('locked');
    expect(unlockState({ ...thing, isUnlocked: true }, 2500)).toBe('unlocked');
    const now = { ...thing, season: { isOn: true } };
    expect(unlockState(now, 99)).toBe('locked');
    expect(unlockState(now, 100)).toBe('ready');
  });

  it('refuses what is unlocked already, before it looks at XP', () => {
    expect(unlockRefusal({ requiredXP: 100, isUnlocked: true }, 0)).toBe('ALREADY_UNLOCKED');
    expect(unlockState({ requiredXP: 100, isUnlocked: true }, 0)).toBe('unlocked');
  });

  it('shows progress from 0 to 1, never more', () => {
    expect(unlockProgress(100, 50)).toBe(0.5);
    expect(unlockProgress(100, 5000)).toBe(1);
    expect(unlockProgress(0, 0)).toBe(1);
  });
});

describe('a download', () => {
  it('is named after the wallpaper', () => {
    expect(downloadName('Peaceful Dawn')).toBe('Peaceful Dawn.jpg');
    expect(downloadName('What? A/B')).toBe('What AB.jpg');
  });
});
