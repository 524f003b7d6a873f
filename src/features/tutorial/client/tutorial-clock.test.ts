import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTutorialClock } from './tutorial-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells of every tick, and shows something new only with a step', () => {
  const clock = createTutorialClock([1000, 500], false);
  const heard: number[] = [];
  clock.subscribe(() => heard.push(clock.now().elapsedMs));
  const stop = clock.run();
  const first = clock.shown();
  vi.advanceTimersByTime(950);
  expect(heard).toEqual(Array.from({ length: 19 }, (_, index) => (index + 1) * 50));
  expect(clock.shown()).toBe(first);
  vi.advanceTimersByTime(50);
  expect(clock.shown()).toMatchObject({ step: 1, elapsedMs: 0 });
  vi.advanceTimersByTime(500);
  expect(clock.shown().ended).toBe('completed');
  stop();
});

it('a pause is shown with the time that had passed', () => {
  const clock = createTutorialClock([1000], false);
  const stop = clock.run();
  vi.advanceTimersByTime(400);
  clock.dispatch({ type: 'toggle' });
  expect(clock.shown()).toMatchObject({ elapsedMs: 400, playing: false });
  stop();
});

it('is quiet when nothing changes', () => {
  const clock = createTutorialClock([1000], true);
  const listener = vi.fn();
  const leave = clock.subscribe(listener);
  clock.dispatch({ type: 'tick', ms: 50 });
  expect(listener).not.toHaveBeenCalled();
  leave();
  clock.dispatch({ type: 'next' });
  expect(listener).not.toHaveBeenCalled();
});
