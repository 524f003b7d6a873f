import { expect, test } from 'vitest';
import { readerCookie, readerFromCookies } from './reader-preferences.rules.ts';

test.each([undefined, '', 'theme=dawn', 'reader=', 'reader=NIV-9-0', 'reader=%7B', 'myreader=KJV-3-2'])(
  'falls back from %j',
  (cookies) => {
    expect(readerFromCookies(cookies)).toEqual({ translation: 'WEB', textSize: 1, isSideBySide: false });
  },
);

test('each part falls back by itself', () => {
  expect(readerFromCookies('a=b; reader=KJV-x-2')).toEqual({
    translation: 'KJV',
    textSize: 1,
    isSideBySide: true,
  });
});

test.each([
  { translation: 'KJV', textSize: 3, isSideBySide: true },
  { translation: 'WEB', textSize: 0, isSideBySide: false },
] as const)('%j is read back', (kept) => {
  expect(readerFromCookies(`theme=vigil; ${readerCookie(kept)}`)).toEqual(kept);
});
