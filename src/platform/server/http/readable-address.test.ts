import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

const asked = (url: string, method = 'GET') => readableAddress({ method, url });

it('is the same with each % as itself, without a query', () => {
  expect(asked('/bible/JHN/3/%E0%A4%A?x=%')).toBe('/bible/JHN/3/%25E0%25A4%25A');
  expect(asked('/foo%', 'HEAD')).toBe('/foo%25');
});

it('is none for programs', () => {
  expect(asked('/api/files/%')).toBeNull();
  expect(asked('/foo%', 'POST')).toBeNull();
});

it('leads to no other host', () => {
  expect(asked('//evil.example/%')).toBe('/evil.example/%25');
  expect(asked('/\\\\evil.example/%')).toBe('/evil.example/%25');
  expect(asked('/x\\%')).toBe('/x%5C%25');
});
