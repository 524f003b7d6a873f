import { expect, test } from 'vitest';
import { addressOfPicture, pictureIdOf, pictureKey, pictureUrl } from './profile-picture.rules.ts';

test('a picture is found by its own address only', () => {
  expect(pictureIdOf(pictureUrl('0190-a'))).toBe('0190-a');
  expect(pictureIdOf(pictureUrl('0190-a', 96))).toBe('0190-a');
  expect(pictureIdOf('https://elsewhere.example/me.png')).toBeNull();
  expect(pictureIdOf(null)).toBeNull();
});

test('the key of its object tells where a picture is read', () => {
  expect(addressOfPicture(pictureKey('0190-a', 96))).toBe(pictureUrl('0190-a', 96));
  expect(addressOfPicture('0190-a-512')).toBe('/api/pictures/0190-a/512.webp');
  expect(addressOfPicture('0190-a')).toBeNull();
});
