import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Of a chapter on the page: 'JHN.3', 16. */
export const verse = (page: Page, leaf: string, number: number) =>
  page.locator(`[data-leaf="${leaf}"] [data-verse="${number}"]`).first();

/** Scrolls as somebody does who reads: the verse stands in the upper part of the window, and the scrolling has ended. */
export async function readTo(page: Page, leaf: string, number: number) {
  await verse(page, leaf, number).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.addEventListener('scrollend', () => resolve(), { once: true });
        const top = element.getBoundingClientRect().top + before - 200;
        window.scrollTo({ top, behavior: 'instant' });
        if (window.scrollY === before) resolve();
      }),
  );
}

export async function openChapter(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
}

/** Reads a chapter that is open in another text, of more than ours. */
export async function readInText(page: Page, label: string) {
  await page.getByRole('button', { name: 'Aa how the text is set' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Translation' }).selectOption({ label });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
