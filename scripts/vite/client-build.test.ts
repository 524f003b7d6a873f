import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutUnusedWeights } from './icon-weights.ts';
import { serverModules } from './no-server-code.ts';
import { pagesOf } from './page-chunks.ts';

test('server code is told from client code and from packages', () => {
  const mine = ['/x/src/features/journal/server/journal-store.ts', '/x/src/migrations/001-accounts.ts'];
  const fine = [
    '/x/src/features/journal/client/journal-queries.ts',
    '/x/src/features/journal/journal.contract.ts',
    '/x/node_modules/react-dom/server/browser.js',
  ];
  expect(serverModules([...mine, ...fine])).toEqual(mine);
});

test('every icon keeps its regular and filled drawing and loses the four others', () => {
  const icons = globSync('node_modules/@phosphor-icons/react/dist/defs/*.es.js');
  expect(icons.length).toBeGreaterThan(1000);
  const wrong = icons.filter((file) => {
    const dropped = withoutUnusedWeights(readFileSync(file, 'utf8')).match(/"(\w+)", null\]/g);
    return dropped?.join() !== '"bold", null],"duotone", null],"light", null],"thin", null]';
  });
  expect(wrong).toEqual([]);
});

test('no screen asks for a weight that the build drops', () => {
  const asking = globSync('src/**/*.tsx').filter((file) =>
    /weight=(?:\{[^}]*)?["'](?:bold|duotone|light|thin)["']/.test(readFileSync(file, 'utf8')),
  );
  expect(asking).toEqual([]);
});

test('every route of the table is found with its screen', () => {
  const pages = pagesOf(readFileSync('src/app/routes.ts', 'utf8'));
  expect(pages[0]).toEqual({ path: '/', module: '/src/app/home/home-page.tsx' });
  expect(pages).toContainEqual({
    path: '/signin',
    module: '/src/features/accounts/client/pages/sign-in-page.tsx',
  });
  expect(() => pagesOf("[\n  { path: '/a', page: elsewhere },\n  {\n  path: '/b', page: x }]")).toThrow();
});
