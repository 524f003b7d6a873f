import { expect, test } from 'vitest';
import { followScroll, type ScrollTrack } from './use-scrolled-down.ts';

/** Whether the reader counts as scrolling down after each position. */
function directions(...positions: number[]): boolean[] {
  let track: ScrollTrack = { at: 0, isDown: false };
  return positions.map((y) => {
    track = followScroll(track, y);
    return track.isDown;
  });
}

test('down counts below the top of the page', () => {
  expect(directions(40, 110, 130, 300)).toEqual([false, false, false, true]);
});

test('a trembling finger changes nothing, a turn does', () => {
  expect(directions(500, 490, 480, 510, 480, 500)).toEqual([true, true, true, true, false, false]);
  expect(directions(500, 400, 410, 424)).toEqual([true, false, false, true]);
});

test('slow steps in one direction add up', () => {
  expect(directions(500, 495, 490, 485, 480, 476)).toEqual([true, true, true, true, true, false]);
});

test('at the top it is up, wherever one came from', () => {
  expect(directions(900, 60)).toEqual([true, false]);
});
