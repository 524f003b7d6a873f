import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeIdleTurn } from './idle-turns.ts';

let idle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const nextTurn = () => {
  idle.shift()?.();
  vi.runAllTimers();
};

test('one at a time, in their order; who has given its turn up takes nobody’s', () => {
  const taken: string[] = [];
  takeIdleTurn(() => taken.push('first'));
  const giveUp = takeIdleTurn(() => taken.push('second'));
  takeIdleTurn(() => taken.push('third'));
  giveUp();
  expect(taken).toEqual([]);
  nextTurn();
  expect(taken).toEqual(['first']);
  nextTurn();
  expect(taken).toEqual(['first', 'third']);
  nextTurn();
  takeIdleTurn(() => taken.push('fourth'));
  nextTurn();
  expect(taken).toEqual(['first', 'third', 'fourth']);
});

test('what one does wrong holds nobody up', () => {
  const taken: string[] = [];
  takeIdleTurn(() => {
    throw new Error('broken');
  });
  takeIdleTurn(() => taken.push('second'));
  expect(nextTurn).toThrow('broken');
  vi.runAllTimers();
  nextTurn();
  expect(taken).toEqual(['second']);
});
