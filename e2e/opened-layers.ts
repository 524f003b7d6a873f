import type { Page } from '@playwright/test';
import { expect, focusOn } from './fixtures.ts';
import { setLetters, showKeyboard, wrongInLayer } from './small-phone.ts';

/** What is pressed on a page, one after the other: the last opens a dialog, a menu, or a dialog from a menu. */
export type Presses = readonly [name: string | RegExp, item?: string];

/** Opens it by the keyboard, looks at it, above a phone's keyboard too where there is something to type, and closes it. */
export async function expectWhole(page: Page, [name, item]: Presses, letters: 100 | 200): Promise<void> {
  const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await focusOn(opener);
  await page.keyboard.press('Enter');
  if (item !== undefined) {
    await focusOn(page.getByRole('menuitem', { name: item, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await expectOpenedWhole(page, `${name} ${item ?? ''}, letters ${letters} %`);
  await expect(opener).toBeFocused();
}

/** Looks at what is open, and closes it. @param what it is, for who reads that something is wrong */
export async function expectOpenedWhole(page: Page, what: string): Promise<void> {
  const layer = page.locator('[role=dialog], [role=alertdialog], [role=menu]').last();
  await expect(layer).toBeVisible();
  await expect(layer.locator('.animate-breathe')).toHaveCount(0);
  const said = `${new URL(page.url()).pathname}: ${what}`;
  const isTypedIn = (await layer.getByRole('textbox').count()) > 0;
  for (const hasKeyboard of isTypedIn ? [false, true] : [false]) {
    await showKeyboard(page, hasKeyboard);
    const wrong = expect.configure({ soft: true }).poll(() => page.evaluate(wrongInLayer), said);
    await wrong.toEqual([]);
  }
  if (isTypedIn) await showKeyboard(page, false);
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
}

/** Each of them in small letters and in large ones. */
export async function expectAllWhole(page: Page, address: string, opened: readonly Presses[]): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  for (const letters of [100, 200] as const) {
    await setLetters(page, letters);
    for (const presses of opened) await expectWhole(page, presses, letters);
  }
}
