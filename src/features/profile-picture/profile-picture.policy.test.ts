import { expect, test } from 'vitest';
import { canMakePictureOf, canSeePicture } from './profile-picture.policy.ts';

test.each([
  ['ruth', 'upload', { makes: true, sees: false }],
  ['naomi', 'upload', { makes: false, sees: false }],
  ['ruth', 'picture', { makes: false, sees: true }],
  ['naomi', 'picture', { makes: false, sees: true }],
  ['ruth', 'file', { makes: false, sees: false }],
  ['naomi', 'file', { makes: false, sees: false }],
] as const)('%s and an object of ruth, of kind %s: %o', (id, kind, { makes, sees }) => {
  const object = { kind, user_id: 'ruth', hidden_at: null };
  const actor = { id, role: 'member' } as const;
  expect([canMakePictureOf(actor, object), canSeePicture(actor, object)]).toEqual([makes, sees]);
});

test.each([
  ['ruth', 'member', true],
  ['naomi', 'member', false],
  ['naomi', 'moderator', true],
  ['naomi', 'admin', true],
] as const)('%s, a %s, and a picture of ruth that a moderator hid: %s', (id, role, sees) => {
  expect(canSeePicture({ id, role }, { kind: 'picture', user_id: 'ruth', hidden_at: 1 })).toBe(sees);
});
