import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '#test-support/fake-history-window.ts';
import { createBackLayers } from './back-layers.ts';

let browser: ReturnType<typeof fakeWindow>;
let layers: ReturnType<typeof createBackLayers>;
const goTo = (path: string, options?: { replace?: boolean }) =>
  layers.aroundNavigation(browser.navigate, path, options);

/** A dialog as React has it: closed by Back or by a button. */
function dialog({ stays = false } = {}) {
  const shown = { isOpen: true, closed: () => {}, close: () => {} };
  shown.close = () => {
    if (!shown.isOpen || stays) return;
    shown.isOpen = false;
    shown.closed();
  };
  shown.closed = layers.open(() => shown.close());
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeWindow([
    { path: '/', state: null },
    { path: '/journal', state: null },
  ]);
  layers = createBackLayers(browser.win);
  return () => vi.useRealTimers();
});

describe('Back', () => {
  it('closes the topmost layer, one by one, and then leaves', async () => {
    const [below, above] = [dialog(), dialog()];
    await browser.settle();
    await browser.press(-1);
    expect([below.isOpen, above.isOpen]).toEqual([true, false]);
    await browser.press(-1);
    expect(below.isOpen).toBe(false);
    expect(browser.path()).toBe('/journal');
    await browser.press(-1);
    expect(browser.path()).toBe('/');
  });

  it('leaves the page where it was scrolled to under its layer', async () => {
    dialog();
    await browser.settle();
    browser.win.scrollY = 700;
    await browser.press(-1);
    expect(browser.win.scrollY).toBe(700);
  });

  it('meets a layer that stays open once more', async () => {
    const saving = dialog({ stays: true });
    await browser.settle();
    for (const _ of [1, 2, 3]) await browser.press(-1);
    expect(saving.isOpen).toBe(true);
    expect(browser.path()).toBe('/journal');
  });

  it('closes a layer that opened before the address followed somebody who read on', async () => {
    const bar = dialog();
    await browser.settle();
    browser.rename('/journal/next', '/journal');
    await browser.press(-1);
    expect(bar.isOpen).toBe(false);
    await browser.press(-1);
    expect(browser.path()).toBe('/');
  });

  it('leaves at one press, however many layers were closed otherwise', async () => {
    for (const one of [dialog(), dialog()]) one.close();
    const both = [dialog(), dialog()];
    await browser.settle();
    for (const one of both.reverse()) one.close();
    await browser.settle();
    await browser.press(-1);
    expect(browser.path()).toBe('/');
  });

  it('closes what is open at one press, whatever was closed otherwise over it', async () => {
    const [below, above] = [dialog(), dialog()];
    await browser.settle();
    above.close();
    await browser.press(-1);
    expect(below.isOpen).toBe(false);
    expect(browser.path()).toBe('/journal');
    await browser.press(-1);
    expect(browser.path()).toBe('/');
  });
});

describe('a layer that is closed otherwise', () => {
  it('leaves its entry to the next', async () => {
    for (const _ of [1, 2, 3]) {
      const menu = dialog();
      await browser.settle();
      menu.close();
      await browser.settle();
    }
    expect(browser.entries).toHaveLength(3);
    const next = dialog();
    await browser.settle();
    await browser.press(-1);
    expect(next.isOpen).toBe(false);
    expect(browser.path()).toBe('/journal');
  });

  it('costs no press after the address has followed somebody who read on', async () => {
    const menu = dialog();
    await browser.settle();
    menu.close();
    await browser.settle();
    browser.rename('/journal/next', '/journal');
    await browser.press(-1);
    expect(browser.path()).toBe('/');
  });

  it('leaves it to one that opens in the same moment', async () => {
    const asking = dialog();
    await browser.settle();
    asking.close();
    dialog();
    await browser.settle();
    expect(browser.entries).toHaveLength(3);
  });

  it('opens and closes in one moment without a trace', async () => {
    dialog().close();
    await browser.settle();
    expect(browser.entries).toHaveLength(2);
  });

  it.each([0, 1])('gives its entry to a link, also in the same moment (%i)', async (pause) => {
    const menu = dialog();
    await browser.settle();
    menu.close();
    if (pause) await browser.settle();
    goTo('/settings');
    await browser.settle();
    expect(browser.entries.map(({ path }) => path)).toEqual(['/', '/journal', '/settings']);
  });
});

it('a link in a layer leads from the page, so that Back comes to the page', async () => {
  const menu = dialog();
  await browser.settle();
  goTo('/settings');
  menu.close();
  await browser.press(-1);
  expect(browser.path()).toBe('/journal');
  await browser.press(-1);
  expect(browser.path()).toBe('/');
});

it('two layers that a link leaves together cost no press on the way back and forth', async () => {
  const both = [dialog(), dialog()];
  await browser.settle();
  goTo('/settings');
  for (const one of both) one.close();
  await browser.settle();
  const paths: string[] = [];
  for (const step of [-1, -1, 1, 1] as const) {
    await browser.press(step);
    paths.push(browser.path());
  }
  expect(paths).toEqual(['/journal', '/', '/journal', '/settings']);
});

it('Forward to the entry of a closed layer opens nothing, and Back leaves from there', async () => {
  const closed = dialog();
  await browser.settle();
  await browser.press(-1);
  await browser.press(1);
  expect(closed.isOpen).toBe(false);
  await browser.press(-1);
  expect(browser.path()).toBe('/');
});

it('a page that is loaded again under an open layer is left at one press', async () => {
  dialog();
  await browser.settle();
  const again = fakeWindow(browser.entries);
  createBackLayers(again.win);
  await again.settle();
  await again.press(-1);
  expect(again.path()).toBe('/');
});

it('a layer that stays open over another page has an entry there', async () => {
  const stays = dialog();
  await browser.settle();
  goTo('/settings');
  await browser.settle();
  await browser.press(-1);
  expect(stays.isOpen).toBe(false);
  expect(browser.path()).toBe('/settings');
});

it('the state that the page was given stays with it', async () => {
  browser = fakeWindow([{ path: '/signin', state: { email: 'ruth@example.org' } }]);
  layers = createBackLayers(browser.win);
  dialog();
  await browser.settle();
  expect(browser.state()).toMatchObject({ email: 'ruth@example.org' });
});
