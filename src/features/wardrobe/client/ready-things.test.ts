import { expect, it } from 'vitest';
import type { Unopened } from '../wardrobe.contract.ts';
import { readyBetween, saidReady } from './ready-addition.ts';
import { readyByTab } from './ready-by-tab.ts';

const jar: Unopened = { kind: 'chest', id: 'jar', name: 'Clay Jar', requiredXP: 10 };
const hyssop: Unopened = { kind: 'wallpaper', id: 'hyssop', name: 'Hyssop', requiredXP: 20 };
const overalls: Unopened = { kind: 'outfit', id: 'overalls', name: 'Garden Overalls', requiredXP: 40 };
const basket: Unopened = { kind: 'chest', id: 'basket', name: 'Fishing Basket', requiredXP: 60 };
const psalms: Unopened = { kind: 'collection', id: 'psalms', name: 'Psalms', requiredXP: 100 };
const all = [jar, hyssop, overalls, basket, psalms];

it.each([
  [9, {}],
  [10, { chests: 1 }],
  // A wallpaper that XP alone unlocks waits for nobody.
  [39, { chests: 1 }],
  [60, { chests: 2, outfits: 1 }],
  [100, { chests: 2, outfits: 1, wallpaper: 1 }],
])('with %i XP these wait, by tab: %o', (currentXP, expected) => {
  expect(readyByTab(all, currentXP)).toEqual(expected);
});

it.each([
  ['below the threshold', 0, 9, []],
  ['exactly to it', 0, 10, [jar]],
  ['from it on', 10, 20, [hyssop]],
  ['over two at once', 30, 60, [overalls, basket]],
  ['nothing earned', 10, 10, []],
])('what has become ready: %s', (_, from, to, expected) => {
  expect(readyBetween(all, { from, to })).toEqual(expected);
});

it.each([
  [jar, [], 'Clay Jar is ready'],
  [psalms, [], 'The Psalms collection is ready'],
  [hyssop, [], 'The wallpaper Hyssop is ready'],
  [basket, [overalls], 'Fishing Basket is ready, and so is the outfit Garden Overalls'],
  [
    jar,
    [hyssop, overalls],
    'Clay Jar is ready, and so are the wallpaper Hyssop and the outfit Garden Overalls',
  ],
])('%# is said in words', (first, others, words) => {
  expect(saidReady(first, others)).toBe(words);
});
