import { expect, test } from 'vitest';
import { canSeePicture } from './profile-picture.policy.ts';

test.each([
  ['ruth', 'upload', false],
  ['naomi', 'upload', false],
  ['ruth', 'picture', true],
  ['naomi', 'picture', true],
  ['naomi', 'post-picture', false],
  ['ruth', 'file', false],
  ['naomi', 'file', false],
] as const)('%s sees an object of ruth, of kind %s: %s', (id, kind, sees) => {
  const object = { kind, user_id: 'ruth', hidden_at: null };
  const actor = { id, isModerator: false };
  expect(canSeePicture(actor, object)).toBe(sees);
});

test.each([
  ['ruth', false, true],
  ['naomi', false, false],
  ['naomi', true, true],
] as const)(
  '%s (acts as a moderator: %s) and a picture of ruth that a moderator hid: %s',
  (id, isModerator, sees) => {
    expect(canSeePicture({ id, isModerator }, { kind: 'picture', user_id: 'ruth', hidden_at: 1 })).toBe(sees);
  },
);
