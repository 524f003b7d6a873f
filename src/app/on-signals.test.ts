import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { onSignals, signalEchoMs } from './on-signals.ts';

function startStopping(echoMs: number) {
  const codes: number[] = [];
  const target = Object.assign(new EventEmitter(), { exit: (code: number) => void codes.push(code) });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const time = { now: 0 };
  let stops = 0;
  onSignals(target, echoMs, {
    stop() {
      stops++;
      return promise;
    },
    now: () => time.now,
  });
  return { codes, target, time, resolve, reject, stops: () => stops };
}

it('stops at the first signal, and ends at once at the second', () => {
  const { codes, target, stops } = startStopping(0);
  target.emit('SIGTERM');
  expect([stops(), codes]).toEqual([1, []]);
  target.emit('SIGINT');
  expect([stops(), codes]).toEqual([1, [130]]);
  target.emit('SIGTERM');
  expect(codes).toEqual([130, 143]);
});

it('takes the echo of a signal that npm passes on for the same signal', () => {
  const { codes, target, time } = startStopping(1000);
  target.emit('SIGINT');
  time.now = 999;
  target.emit('SIGINT');
  expect(codes).toEqual([]);
  time.now = 1000;
  target.emit('SIGINT');
  expect(codes).toEqual([130]);
});

it('knows whether npm passes signals on', () => {
  expect(signalEchoMs({ npm_lifecycle_event: 'start' })).toBe(1000);
  expect(signalEchoMs({ npm_lifecycle_event: 'test' })).toBe(0);
  expect(signalEchoMs({})).toBe(0);
});
