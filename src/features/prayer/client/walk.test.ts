import { expect, test } from 'vitest';
import { beginWalk, goBack, goOn, minutesFor, notPrayed, pray, withMore, without } from './walk.ts';

test('a prayer, a breath, the next, and after the last one the end', () => {
  let walk = beginWalk(['a', 'b']);
  expect(walk).toMatchObject({ at: 0, phase: 'request' });
  walk = pray(walk);
  expect(walk).toMatchObject({ at: 0, phase: 'breath', prayed: ['a'] });
  walk = goOn(walk);
  expect(walk).toMatchObject({ at: 1, phase: 'request' });
  walk = goOn(pray(walk));
  expect(walk).toMatchObject({ phase: 'amen', prayed: ['a', 'b'] });
  expect(goOn(walk)).toBe(walk);
});

test('a second press does not count twice, nor does going back', () => {
  const prayed = pray(beginWalk(['a', 'b']));
  expect(pray(prayed)).toBe(prayed);
  expect(pray(goBack(goOn(prayed))).prayed).toEqual(['a']);
  expect(goBack(prayed)).toMatchObject({ at: 0, phase: 'request' });
  expect(goBack(beginWalk(['a']))).toMatchObject({ at: 0 });
});

test('a prayer that was not counted is none, and can be said again', () => {
  const walk = goOn(pray(beginWalk(['a', 'b'])));
  const failed = notPrayed(walk, 'a');
  expect(failed).toMatchObject({ at: 1, phase: 'request', prayed: [] });
  expect(pray(goBack(failed)).prayed).toEqual(['a']);
});

test('from the end it goes back to the last one', () => {
  expect(goBack(goOn(beginWalk(['a'])))).toMatchObject({ at: 0, phase: 'request' });
});

test('nothing to pray for is the end', () => {
  expect(beginWalk([]).phase).toBe('amen');
  expect(goBack(beginWalk([])).phase).toBe('amen');
});

test('what comes later is added, what is gone is left out', () => {
  const walk = withMore(beginWalk(['a', 'b']), ['b', 'c']);
  expect(walk.ids).toEqual(['a', 'b', 'c']);
  expect(without(goOn(walk), 'a')).toMatchObject({ ids: ['b', 'c'], at: 0 });
  expect(without(goOn(goOn(walk)), 'c')).toMatchObject({ phase: 'amen' });
  expect(without(walk, 'x')).toBe(walk);
});

test.each([
  [1, 1],
  [7, 5],
  [30, 20],
])('%i requests take %i minutes', (count, minutes) => {
  expect(minutesFor(count)).toBe(minutes);
});
