import { expect, it } from 'vitest';
import { addressOf, searchIn } from './group-address.ts';

it('keeps a search in the address', () => {
  const search = { q: 'kitchen & garden', topic: 'prayer' as const, language: 'pt-BR' };
  expect(searchIn(addressOf(search).split('?')[1] ?? '')).toEqual(search);
  expect(addressOf({})).toBe('/community/groups');
});

it('leaves out what no group can have', () => {
  expect(searchIn('q=%20&topic=football&language=<b>')).toEqual({});
});
