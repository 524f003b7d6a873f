import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainJSON } from './json-bodies.ts';

describe('a JSON body', () => {
  it('is plain when no call would send more', () => {
    const parts = Array.from({ length: 10_000 }, (_, i) => ({ PartNumber: i + 1, ETag: '"0"' }));
    expect(isPlainJSON(JSON.stringify({ parts }))).toBe(true);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(isPlainJSON(JSON.stringify(value))).toBe(true);
      }),
    );
  });

  it('counts what stands in strings as nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', '\\', '[', ',', 'a') }), (text) => {
        expect(isPlainJSON(JSON.stringify([text.repeat(3000)]))).toBe(true);
      }),
    );
  });

  it.each([
    ['nested without end', '['.repeat(500_000)],
    ['nested, behind a string', `{"a\\"":${'['.repeat(21)}${']'.repeat(21)}}`],
    ['of very many names', `{${Array.from({ length: 70_000 }, (_, i) => `"${i}":0`).join(',')}}`],
    ['of very many empty lists', `[${'[],'.repeat(30_000)}[]]`],
  ])('is not plain when it is %s', (_, text) => {
    expect(isPlainJSON(text)).toBe(false);
  });

  it('that is broken is for the parser to refuse', () => {
    expect(isPlainJSON('{"a')).toBe(true);
    expect(isPlainJSON(']]]"\\')).toBe(true);
  });
});
