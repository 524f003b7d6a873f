import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createUnreadAnswers } from './unread-answers.ts';

const LONG = 'x'.repeat(20_000);

function answer(): ServerResponse {
  return Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;
}

it('refuses a person more while what they asked for is not taken, and nobody else', () => {
  const unread = createUnreadAnswers(60_000);
  const open = [answer(), answer(), answer()];
  for (const one of open) unread.hold('ruth', LONG, one);
  expect(() => unread.hold('ruth', LONG, answer())).toThrow(/not been taken/);
  unread.hold('naomi', LONG, answer());
  unread.hold('ruth', 'short', answer());
  open[0]!.emit('close');
  unread.hold('ruth', LONG, answer());
  expect(() => unread.hold('ruth', LONG, answer())).toThrow(/not been taken/);
});

it('lets through a single answer that is longer than all may be', () => {
  const unread = createUnreadAnswers(10_000);
  unread.hold('ruth', LONG, answer());
  expect(() => unread.hold('ruth', LONG, answer())).toThrow(/not been taken/);
});

it('counts nothing for a connection that is gone already', () => {
  const unread = createUnreadAnswers(30_000);
  for (let i = 0; i < 3; i += 1) unread.hold('ruth', LONG, Object.assign(answer(), { destroyed: true }));
  unread.hold('ruth', LONG, answer());
});
