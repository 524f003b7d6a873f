import { expect, test } from 'vitest';
import { htmlInTheme, themeCookie, themeFromCookies } from './theme-preference.ts';

test.each([
  [undefined, 'system'],
  ['', 'system'],
  ['theme=vigil', 'vigil'],
  ['a=1; theme=dawn; b=2', 'dawn'],
  ['mytheme=vigil', 'system'],
  ['theme=<script>', 'system'],
  ['theme=midnight', 'system'],
])('the cookies %j mean %s', (cookies, theme) => {
  expect(themeFromCookies(cookies)).toBe(theme);
});

test('following the system forgets the cookie', () => {
  expect(themeCookie('system')).toContain('Max-Age=0');
  expect(themeCookie('vigil')).toMatch(/^theme=vigil; Path=\/; Max-Age=31536000; SameSite=Lax$/);
});

test('a chosen theme decides the media queries of pictures as well', () => {
  const html = '<html lang="en"><source media="(prefers-color-scheme: dark) and (min-aspect-ratio: 1/1)">';
  expect(htmlInTheme(html, 'system')).toBe(html);
  expect(htmlInTheme(html, 'vigil')).toBe(
    '<html lang="en" data-theme="vigil"><source media="(min-width: 0px) and (min-aspect-ratio: 1/1)">',
  );
  expect(htmlInTheme(html, 'dawn')).toContain('(max-width: 0px) and (min-aspect-ratio: 1/1)');
});
