import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { inputOfPath, keyOf, pathOfKey } from './endpoint-keys.ts';

const text = z.string();
const get = { method: 'GET', summary: '', access: 'signed-in', status: 200, errors: [] } as const;
const list = defineEndpoint({ ...get, path: '/api/wallpapers' });
const ofCollection = defineEndpoint({
  ...get,
  path: '/api/wallpapers/:collectionId',
  params: z.object({ collectionId: text }),
});
const chapter = defineEndpoint({
  ...get,
  path: '/api/books/:bookId/chapters/:chapter/text',
  params: z.object({ bookId: text, chapter: text }),
  query: z.object({ translation: text, v: text.optional() }),
});

describe('the query key of a GET', () => {
  it('is its path, and a segment for each parameter', () => {
    expect(keyOf(list, {})).toEqual(['/api/wallpapers']);
    expect(keyOf(ofCollection, { params: { collectionId: 'sinai' } })).toEqual(['/api/wallpapers', 'sinai']);
  });

  it('joins to the address, whatever is in the input', () => {
    const input = { params: { bookId: 'a/b', chapter: '3' }, query: { translation: 'WEB', v: undefined } };
    const key = keyOf(chapter, input);
    expect(key).toEqual(['/api/books', 'a%2Fb', 'chapters', '3', 'text?translation=WEB']);
    expect(pathOfKey(key)).toBe('/api/books/a%2Fb/chapters/3/text?translation=WEB');
  });

  it('is told back from the address', () => {
    const input = { params: { bookId: 'a/b', chapter: '3' }, query: { translation: 'W E&B' } };
    expect(inputOfPath(chapter, pathOfKey(keyOf(chapter, input)))).toEqual(input);
    expect(inputOfPath(list, '/api/wallpapers')).toEqual({ params: {}, query: {} });
  });

  it('is that of no other endpoint', () => {
    expect(inputOfPath(list, '/api/wallpapers/sinai')).toBeNull();
    expect(inputOfPath(ofCollection, '/api/wallpapers')).toBeNull();
    expect(inputOfPath(ofCollection, '/api/wallpapers/sinai/apply')).toBeNull();
  });
});
