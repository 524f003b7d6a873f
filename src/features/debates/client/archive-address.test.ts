import { expect, it } from 'vitest';
import { archivePath, searchedIn } from './archive-address.ts';

it('keeps what is searched for in the address', () => {
  expect(archivePath('')).toBe('/community/debates');
  expect(archivePath('rest & work')).toBe('/community/debates?q=rest+%26+work');
  expect(searchedIn('q=rest+%26+work')).toBe('rest & work');
  expect(searchedIn('')).toBe('');
});
