import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTooltipTimer } from './tooltip-timer.ts';

const open = vi.fn();
const close = vi.fn();
let timer: ReturnType<typeof createTooltipTimer>;

beforeEach(() => {
  vi.useFakeTimers();
  open.mockClear();
  close.mockClear();
  timer = createTooltipTimer({ open, close });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pointer waits 700 ms', () => {
  timer.enter(true);
  vi.advanceTimersByTime(699);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledTimes(1);
});

test('the keyboard does not wait', () => {
  timer.enter(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('within 300 ms of the last one, the next opens at once', () => {
  timer.enter(false);
  timer.leave();
  vi.advanceTimersByTime(299);
  timer.enter(true);
  expect(open).toHaveBeenCalledTimes(2);
});

test('after 300 ms it waits again', () => {
  timer.enter(false);
  timer.leave();
  vi.advanceTimersByTime(300);
  timer.enter(true);
  expect(open).toHaveBeenCalledTimes(1);
});

test('leaving before it opens forgets it, and so does pressing', () => {
  timer.enter(true);
  timer.leave();
  timer.enter(true);
  timer.cancel();
  vi.runAllTimers();
  expect(open).not.toHaveBeenCalled();
});
