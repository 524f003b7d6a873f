import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverFeatures } from '#app/server-features.ts';
import { defineScreen } from '#contract/define-screen.ts';
import { createScreenTable } from '#contract/screen-table.ts';
import { dialogsUnasked } from './dialogs-unasked.ts';
import { withoutUnusedWeights } from './icon-weights.ts';
import { serverModules } from './no-server-code.ts';
import { shownIn } from './page-chunks.ts';
import { tooLarge } from './small-shared-chunk.ts';

test('server code is told from client code and from packages', () => {
  const mine = [
    '/x/src/features/journal/server/journal-store.ts',
    '/x/src/features/journal/journal.feature.ts',
  ];
  const fine = [
    '/x/src/features/journal/client/journal-queries.ts',
    '/x/src/features/journal/journal.contract.ts',
    '/x/node_modules/react-dom/server/browser.js',
  ];
  expect(serverModules([...mine, ...fine])).toEqual(mine);
});

test('what every first screen waits for stays small', () => {
  expect(tooLarge('shared', 'x'.repeat(60_000))).toBeNull();
  expect(tooLarge('shared', 'x'.repeat(100_000))).toContain('has 100000 bytes');
  expect(tooLarge('of-home', 'x'.repeat(60_000))).toContain('has 60000 bytes');
  expect(tooLarge('journal-page', 'x'.repeat(100_000))).toBeNull();
});

test('no screen waits for dialogs that nobody has opened', () => {
  const dialog = '/x/node_modules/@radix-ui/react-dialog/dist/index.mjs';
  expect(dialogsUnasked('SignInPage /signin', ['/x/src/ui/button.tsx', dialog])).toContain(dialog);
  expect(dialogsUnasked('SignInPage /signin', ['/x/src/ui/button.tsx'])).toBeNull();
  expect(dialogsUnasked('CirclePage /circle', [dialog])).toBeNull();
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

test('every screen and tab names the module that it is loaded from', () => {
  const table = createScreenTable(serverFeatures.flatMap(({ screens }) => screens ?? []));
  const shown = shownIn(table);
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.flatMap(({ modules }) => modules).filter((module) => !existsSync(`.${module}`))).toEqual([]);
  expect(shown).toContainEqual({
    key: 'SignInPage /signin',
    modules: ['/src/features/accounts/client/pages/sign-in-page.tsx'],
    fonts: [],
  });
});

test('a loader that does not name its module is refused', () => {
  const load = async () => ({ Page: () => null });
  const screens = [
    defineScreen({ path: '/', access: 'signed-in', layout: 'app', title: '', load, component: 'Page' }),
  ];
  expect(() => shownIn(createScreenTable([{ screens }]))).toThrow('Page is loaded by');
});
