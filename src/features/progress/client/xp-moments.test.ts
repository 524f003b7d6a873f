import { expect, it } from 'vitest';
import { levelForXP } from '../progress.rules.ts';
import { momentBetween, type SeenProgress, seenAfter } from './xp-moments.ts';

function progress(id: string, currentXP: number): SeenProgress {
  return { id, currentXP, level: levelForXP(currentXP) };
}

/** The moments of a history, as `ProgressMoments` goes through it. */
function momentsOf(history: readonly (SeenProgress | null)[]) {
  let seen: SeenProgress | null = null;
  return history.map((now) => {
    const moment = momentBetween(seen, now);
    seen = seenAfter(seen, now);
    return moment;
  });
}

it('tells what was gained, and the level reached with it', () => {
  expect(momentsOf([progress('alice', 240), progress('alice', 245), progress('alice', 255)])).toEqual([
    null,
    { gained: 5, level: null },
    { gained: 10, level: 2 },
  ]);
});

it('says nothing on the first load, on signing out and in, or for somebody else', () => {
  expect(momentsOf([null, progress('alice', 40), null, progress('alice', 90), progress('bob', 500)])).toEqual(
    [null, null, null, null, null],
  );
});

it('an older answer that comes late neither counts nor is counted again', () => {
  expect(
    momentsOf([progress('alice', 10), progress('alice', 20), progress('alice', 10), progress('alice', 20)]),
  ).toEqual([null, { gained: 10, level: null }, null, null]);
});

it('an answer that changes something else is no moment', () => {
  expect(momentsOf([progress('alice', 10), progress('alice', 10)])).toEqual([null, null]);
});
