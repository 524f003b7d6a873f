import { expect, test } from 'vitest';
import { readerCookie, readerFromCookies } from './reader-preferences.rules.ts';

test.each([undefined, '', 'theme=dawn', 'reader=', 'reader=NIV-9-0', 'reader=%7B', 'myreader=KJV-3-2'])(
  'falls back from %j',
  (cookies) => {
    expect(readerFromCookies(cookies)).toEqual({
      translation: 'WEB',
      beside: 'KJV',
      textSize: 1,
      isSideBySide: false,
      isRed: true,
    });
  },
);

test('each part falls back by itself', () => {
  expect(readerFromCookies('a=b; reader=KJV-x-2')).toEqual({
    translation: 'KJV',
    beside: 'WEB',
    textSize: 1,
    isSideBySide: true,
    isRed: true,
  });
});

test.each([
  { translation: 'KJV', textSize: 3, isSideBySide: true, beside: 'WEB', isRed: true },
  { translation: 'sparv1909eb.0123456789', textSize: 0, isSideBySide: false, beside: 'KJV', isRed: false },
])('%j is read back', (kept) => {
  expect(readerFromCookies(`theme=vigil; ${readerCookie(kept)}`)).toEqual(kept);
});

test('another text is beside the one that is read, whatever was kept', () => {
  expect(readerFromCookies('reader=KJV-1-2-KJV')).toMatchObject({ translation: 'KJV', beside: 'WEB' });
  expect(readerFromCookies('reader=a.0123456789-1-2-../etc')).toMatchObject({ beside: 'WEB' });
});
