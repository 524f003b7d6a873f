import { expect, test } from 'vitest';
import { canContinueUpload, canDeleteFile, canMakePictureOf, canReadObject } from './files.policy.ts';

const owned = { user_id: 'ruth' };

test.each([
  ['reads it', canReadObject, 'ruth', true],
  ['reads it', canReadObject, 'naomi', false],
  ['deletes it', canDeleteFile, 'ruth', true],
  ['deletes it', canDeleteFile, 'naomi', false],
  ['goes on with it', canContinueUpload, 'ruth', true],
  ['goes on with it', canContinueUpload, 'naomi', false],
] as const)('a file of ruth: %s (%o), %s: %s', (_, can, id, expected) => {
  expect(can({ id }, owned)).toBe(expected);
});

test.each([
  ['ruth', 'upload', true],
  ['naomi', 'upload', false],
  ['ruth', 'picture', false],
  ['ruth', 'file', false],
] as const)('%s makes a picture of what ruth stored as %s: %s', (id, kind, expected) => {
  expect(canMakePictureOf({ id }, { ...owned, kind })).toBe(expected);
});
