import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPath, signInPath } from './next-path.ts';

test.each(['/journal', '/bible/JHN/3/16', '/bible?q=born%20again', '/settings#sessions', '/help?q=a#//b'])(
  '%s is kept',
  (path) => {
    expect(nextPath(signInPath(path).split('?').slice(1).join('?'))).toBe(path);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'journal',
  '/api/login',
  '',
])('%j leads home instead', (wanted) => {
  expect(nextPath(`next=${encodeURIComponent(wanted)}`)).toBe('/');
});

test('nothing asked for leads home', () => {
  expect(nextPath('')).toBe('/');
  expect(signInPath('/')).toBe('/signin');
});

test('whatever is asked for stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((tail) => `/${tail}`),
      ),
      (wanted) => {
        const path = nextPath(new URLSearchParams({ next: wanted }).toString());
        expect(new URL(path, 'https://lampstand.example').origin).toBe('https://lampstand.example');
      },
    ),
  );
});
