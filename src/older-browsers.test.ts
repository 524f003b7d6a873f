import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const { groupBy } = Map;
const { parse, canParse } = URL;

const missing = [
  [Map, 'groupBy'],
  [URL, 'parse'],
  [URL, 'canParse'],
  [Promise, 'withResolvers'],
] as const;
const own = missing.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name)!);

/** What this Node has is taken away, and what the file brings instead is compared with it. */
beforeAll(async () => {
  vi.stubGlobal('Element', class {});
  for (const [holder, name] of missing) Reflect.deleteProperty(holder, name);
  await import('./older-browsers.ts');
});
afterAll(() => {
  for (const [at, [holder, name]] of missing.entries()) Object.defineProperty(holder, name, own[at]!);
  vi.unstubAllGlobals();
});

test('Map.groupBy groups as the standard does: by SameValueZero, in the order of what came first', () => {
  expect(Map.groupBy).not.toBe(groupBy);
  const things = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(Number.NaN, 'a', null)));
  fc.assert(
    fc.property(things, (items) => {
      const keyOf = (item: unknown, index: number) => (typeof item === 'string' ? index % 2 : item);
      expect([...Map.groupBy(items, keyOf)]).toEqual([...groupBy(items, keyOf)]);
      expect([...Map.groupBy(new Set(items), keyOf)]).toEqual([...groupBy(new Set(items), keyOf)]);
    }),
  );
});

test('URL.parse and URL.canParse say of each address what the standard says', () => {
  const addresses = [
    'https://example.org/a?b#c',
    '/journal',
    '//other.example',
    '',
    'javascript:alert(1)',
    'http://[',
  ];
  for (const address of addresses) {
    for (const base of [undefined, 'https://lampstand.example/x/']) {
      expect(URL.parse(address, base)?.href).toBe(parse.call(URL, address, base)?.href);
      expect(URL.canParse(address, base)).toBe(canParse.call(URL, address, base));
    }
  }
});

test('Promise.withResolvers gives a promise with what settles it', async () => {
  const kept = Promise.withResolvers<string>();
  kept.resolve('kept');
  await expect(kept.promise).resolves.toBe('kept');
  const lost = Promise.withResolvers<string>();
  lost.reject(new Error('lost'));
  await expect(lost.promise).rejects.toThrow('lost');
});
