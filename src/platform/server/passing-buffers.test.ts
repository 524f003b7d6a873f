import { expect, test } from 'vitest';
import { givenAway, letGo } from './passing-buffers.ts';

const alone = (text: string) => new Uint8Array(new TextEncoder().encode(text));

test('frees what was given away, and nothing else', () => {
  const given = givenAway(alone('light'));
  const kept = alone('world');
  letGo([given, kept]);
  expect([given.byteLength, kept.byteLength]).toEqual([0, 5]);
  letGo([given]);
});

test('never frees memory that holds more than the chunk', () => {
  const whole = alone('light of the world');
  const part = givenAway(whole.subarray(0, 5));
  letGo([part]);
  expect([part.byteLength, whole.byteLength]).toEqual([5, 18]);
});
