import { expect, it } from 'vitest';
import type { Unopened } from '../wardrobe.contract.ts';
import { nextGiftWords } from './next-gift-words.ts';

const gift = (kind: Unopened['kind'], name: string, requiredXP: number): Unopened => ({
  kind,
  id: name,
  name,
  requiredXP,
});
const robe = gift('outfit', 'Elder’s Robe', 10_000);
const advent = gift('collection', 'Advent', 2700);

it.each([
  ['below the target the bar says it', [robe], 2499, null],
  [
    'what is ready is not what comes',
    [gift('chest', 'Clay Jar', 10), robe],
    2500,
    '7500 XP to the Elder’s Robe',
  ],
  ['a collection', [advent, robe], 2560, '140 XP to the Advent collection'],
  ['the last point', [robe], 9999, '1 XP to the Elder’s Robe'],
  ['all reached', [robe], 10_000, 'You have reached every gift. Go on in peace.'],
  ['all opened', [], 12_345, 'You have reached every gift. Go on in peace.'],
  ['not known yet', undefined, 9999, null],
])('%s', (_, unopened, currentXP, words) => {
  expect(nextGiftWords(unopened, currentXP)).toBe(words);
});
