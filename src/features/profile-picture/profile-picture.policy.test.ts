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
  const object = { kind, user_id: 'ruth' };
  expect([canMakePictureOf({ id }, object), canSeePicture({ id }, object)]).toEqual([makes, sees]);
});
