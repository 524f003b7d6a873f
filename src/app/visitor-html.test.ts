import { expect, test } from 'vitest';
import { matcherOf } from './page-chunks.ts';
import { visitorHtml } from './visitor-html.ts';

const html = '<!doctype html>\n<html lang="en">\n  <head>\n  </head>\n</html>';

test('a visitor without a session is marked, so that the client does not ask', () => {
  const sent = visitorHtml(html, { cookies: undefined, hasSession: false });
  expect(sent).toContain('<html lang="en" data-session="none">');
  expect(sent).not.toContain('/api/auth/user');
});

test('a user’s page asks for the user and the screen’s scripts before its own script runs', () => {
  const sent = visitorHtml(html, {
    cookies: 'theme=dawn',
    hasSession: true,
    scripts: ['/assets/journal.js'],
  });
  expect(sent).toContain('<html lang="en" data-theme="dawn">');
  expect(sent).toContain(
    '<link rel="preload" href="/api/auth/user" as="fetch" crossorigin="use-credentials">',
  );
  expect(sent).toContain('<link rel="modulepreload" href="/assets/journal.js" crossorigin>');
});

test.each([
  ['/', '/', true],
  ['/journal', '/journal', true],
  ['/journal', '/journal/', true],
  ['/journal', '/journals', false],
  ['/bible/:book/:chapter/:verse?', '/bible/JHN/3', true],
  ['/bible/:book/:chapter/:verse?', '/bible/JHN/3/16', true],
  ['/bible/:book/:chapter/:verse?', '/bible/JHN', false],
  ['/bible/:book/:chapter/:verse?', '/bible/JHN/3/16/1', false],
])('%s and %s: %s', (pattern, pathname, matches) => {
  expect(matcherOf(pattern).test(pathname)).toBe(matches);
});
