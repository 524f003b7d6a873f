import { expect, test } from 'vitest';
import { pictureKey } from '#features/files/pictures.rules.ts';
import { pictureUrl } from '#features/people/people.rules.ts';
import { addressOfPicture } from './profile-picture.rules.ts';

test('the key of its object tells where a picture is read', () => {
  expect(addressOfPicture(pictureKey('0190-a', 96))).toBe(pictureUrl('0190-a', 96));
  expect(addressOfPicture('0190-a-512')).toBe('/api/pictures/0190-a/512.webp');
  expect(addressOfPicture('0190-a')).toBeNull();
});
