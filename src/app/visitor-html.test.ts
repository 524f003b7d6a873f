import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { whole, withoutStyles } from './page-renderer.ts';
import { visitorHtml } from './visitor-html.ts';
import { withWaitingControls } from './waiting-controls.ts';

const html = '<!doctype html>\n<html lang="en">\n  <head>\n  </head>\n  <body>\n  </body>\n</html>';

test('a visitor without a session is marked, so that the client does not ask', () => {
  const sent = visitorHtml(html, {
    cookies: undefined,
    hasSession: false,
    hasProvider: true,
    registration: 'open',
  });
  expect(sent).toContain('<html lang="en" data-session="none">');
  expect(sent).not.toContain('/api/auth/user');
});

test('a page of a server without a provider says so, to whoever asks for it', () => {
  const sent = (hasProvider: boolean) =>
    visitorHtml(html, { cookies: 'theme=dawn', hasSession: true, hasProvider, registration: 'open' });
  expect(sent(false)).toContain('<html lang="en" data-theme="dawn" data-provider="none">');
  expect(sent(true)).not.toContain('data-provider');
});

test('what a rendered part says of the whole page is there before its scripts', () => {
  const whoever = { cookies: undefined, hasSession: true, hasProvider: true, registration: 'open' } as const;
  const markup =
    '<section data-root-mark="data-verses-chosen">John 3:16</section><p>&quot; data-root-mark=&quot;data-x&quot;</p>';
  expect(visitorHtml(html, { ...whoever, markup })).toContain('<html lang="en" data-verses-chosen="">');
  expect(visitorHtml(html, whoever)).toContain('<html lang="en">');
});

test.each(['invite', 'closed'] as const)(
  'a page of a server that is not open says so: %s',
  (registration) => {
    const sent = visitorHtml(html, {
      cookies: undefined,
      hasSession: false,
      hasProvider: true,
      registration,
    });
    expect(sent).toContain(`<html lang="en" data-session="none" data-registration="${registration}">`);
    const open = { cookies: undefined, hasSession: false, hasProvider: true, registration: 'open' } as const;
    expect(visitorHtml(html, open)).not.toContain('data-registration');
  },
);

test('a user’s page asks for the screen’s scripts and data before its own script runs', () => {
  const sent = visitorHtml(html, {
    cookies: 'theme=dawn',
    hasSession: true,
    hasProvider: true,
    registration: 'open',
    files: { scripts: ['/assets/journal.js'], fonts: ['/assets/literata.woff2'], styles: ['/assets/a.css'] },
    first: { answers: {}, early: ['/api/x?a=1&b="2"'], isWhole: false },
  });
  expect(sent).toContain('<html lang="en" data-theme="dawn">');
  expect(sent).toContain(
    '<link rel="preload" href="/api/x?a=1&amp;b=&quot;2&quot;" as="fetch" crossorigin="use-credentials">',
  );
  expect(sent).toContain('<link rel="modulepreload" href="/assets/journal.js" crossorigin>');
  expect(sent).toContain(
    '<link rel="preload" href="/assets/literata.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

test('what a user’s page brings along is data and stays data', () => {
  const answers = { '/api/auth/user': { firstName: '</script><script>alert(1)//<!-- $& $1' } };
  const sent = visitorHtml(html, {
    cookies: 'a=b',
    hasSession: true,
    hasProvider: true,
    registration: 'open',
    first: { answers, early: [], isWhole: false },
  });
  const [, text = ''] =
    /<script type="application\/json" id="first-answers">([\s\S]*?)<\/script>/.exec(sent) ?? [];
  expect(JSON.parse(text)).toEqual(answers);
  expect(sent.match(/<script/g)).toHaveLength(1);
  expect(sent).not.toContain('<!--');
});

test('a screen that was rendered stands in place of the lamp, with its styles, and its scripts wait', () => {
  const page = html.replace(
    '  <body>\n',
    '  <body>\n    <div id="root"><div class="boot">…</div></div>\n    <script type="module" src="/a.js"></script>\n',
  );
  const sent = visitorHtml(page, {
    cookies: 'a=b',
    hasSession: true,
    hasProvider: true,
    registration: 'open',
    files: { scripts: ['/assets/chapter.js'], fonts: [], styles: ['/assets/chapter.css'] },
    markup: '<p>For God so loved the world $&</p>',
  });
  expect(sent).toContain('<div id="root" data-rendered><p>For God so loved the world $&</p></div>');
  expect(sent).not.toContain('boot');
  expect(sent).toContain('<link rel="stylesheet" href="/assets/chapter.css" crossorigin>');
  expect(sent).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/chapter.js" crossorigin>',
  );
  expect(sent).toContain('<script type="module" fetchpriority="low" src="/a.js">');
});

test('a screen that is there to be read is painted before its scripts are fetched', () => {
  const page =
    '<html lang="en">\n  <head>\n    <link rel="modulepreload" crossorigin href="/b.js">\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" crossorigin src="/a.js"></script>\n  </body></html>';
  const sent = visitorHtml(page, {
    cookies: undefined,
    hasSession: true,
    hasProvider: true,
    registration: 'open',
    files: { scripts: ['/assets/chapter.js'], fonts: ['/a.woff2'], styles: ['/assets/chapter.css'] },
    markup: '<p>For God so loved the world</p>',
    isRead: true,
  });
  expect(sent).toContain(
    '<script async src="/after-paint.js" data-entry="/a.js" data-ahead="/b.js /assets/chapter.js"></script>',
  );
  expect(sent).not.toContain('modulepreload');
  expect(sent).not.toContain('type="module"');
  expect(sent).toContain('<link rel="preload" href="/a.woff2"');
});

test('a style attribute, which the content policy would drop, is noticed', () => {
  expect(() => withoutStyles('<p><b class="x" style="color:red">')).toThrow(
    '<b class="x" style="color:red">',
  );
  const fine = '<p title="x">they said, style="red"</p>';
  expect(withoutStyles(fine)).toBe(fine);
});

test('buttons and fields wait for the app, those that are disabled anyway stay so', () => {
  expect(
    withWaitingControls(
      '<button type="button">Go</button><button disabled="" id="a">No</button><select><option></select><textarea rows="4"></textarea><input type="search"/><input type="radio" checked=""/><input type="date"/>',
    ),
  ).toBe(
    '<button type="button" aria-disabled="true" data-waits="">Go</button><button disabled="" id="a">No</button><select disabled="" data-waits=""><option></select><textarea rows="4" data-waits="words"></textarea><input type="search" data-waits="words"/><input type="radio" checked="" aria-disabled="true" data-waits=""/><input type="date" disabled="" data-waits=""/>',
  );
  const links = '<a href="/bible">Bible</a><buttonish>';
  expect(withWaitingControls(links)).toBe(links);
});

test('a screen is left to the browser where React could not render a part of it', () => {
  const screen = (part: () => string) =>
    renderToString(createElement(Suspense, { fallback: 'Loading' }, createElement(part)));
  expect(() => whole(screen(() => window.name))).toThrow('cannot be rendered');
  const fine = screen(() => 'Here');
  expect(whole(fine)).toBe(fine);
});
