import { expect, it } from 'vitest';
import { BACKUP_ALPHABET, inGroups, readCode } from './second-step.rules.ts';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['k7dm-2xpq-9abc', 'backup', 'K7DM2XPQ9ABC'],
  ['12345', 'backup', '12345'],
  ['', 'backup', ''],
])('%j is read as a code of kind %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

it('shows codes in groups that are read back as they were', () => {
  expect(inGroups('K7DM2XPQ9ABC', '-')).toBe('K7DM-2XPQ-9ABC');
  expect(readCode(inGroups('K7DM2XPQ9ABC', ' ')).code).toBe('K7DM2XPQ9ABC');
});

it('has an alphabet of 32, so that each letter is as likely', () => {
  expect(new Set(BACKUP_ALPHABET).size).toBe(32);
});
