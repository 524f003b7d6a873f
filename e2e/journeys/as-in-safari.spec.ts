import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';

/** No text area grows by itself (before 26.2). */
function growNoField() {
  const { supports } = CSS;
  CSS.supports = (...asked: [string]) => asked[0] !== 'field-sizing' && supports.apply(CSS, asked);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('textarea { field-sizing: fixed !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Nothing tells when scrolling has ended (before 26.2). */
function tellNoScrollEnd() {
  delete (window as { onscrollend?: unknown }).onscrollend;
}

/** Nothing is unfolded by the browser's own search, or hidden for it (before 26). */
function hideNothingUntilFound() {
  delete (window as { onbeforematch?: unknown }).onbeforematch;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[hidden=until-found] { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}

/** A press gives the focus to no button, but to what stands around it and can have it. */
function focusNoButton() {
  document.addEventListener(
    'mousedown',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (button === null) return;
      event.preventDefault();
      const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    },
    { capture: true },
  );
}

async function write(page: Page, content: string): Promise<void> {
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  const data = { content, mood: 'grateful', writingTimeMinutes: 3 };
  expect((await page.request.post('/api/journal/entries', { headers, data })).status()).toBe(201);
}

test('what is written is seen as a whole, and the field is low again when it is empty', async ({ page }) => {
  await page.addInitScript(growNoField);
  await signedIn(page, 'Susanna');
  await page.goto('/journal');
  const field = page.getByLabel('Your reflection');
  const height = () => field.evaluate((area: HTMLElement) => area.offsetHeight);
  const unseen = () => field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await field.fill('Rain all day.\n'.repeat(12));
  await expect.poll(unseen).toBe(0);
  const high = await height();
  // The draft comes back with its height.
  await page.reload();
  await expect(field).toHaveValue(/Rain/);
  await expect.poll(height).toBe(high);
  await field.fill('');
  await expect.poll(height).toBeLessThan(high / 2);
});

test('who has read on into another chapter comes back to the verse', async ({ page }) => {
  await page.addInitScript(tellNoScrollEnd);
  await signedIn(page, 'Jairus');
  await page.goto('/bible/JHN/3');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  const verse = (leaf: string, number: number) =>
    page.locator(`[data-leaf="${leaf}"] [data-verse="${number}"]`).first();
  const scrollTo = (leaf: string, number: number) =>
    verse(leaf, number).evaluate((element) =>
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 200),
    );
  await scrollTo('JHN.3', 36);
  await scrollTo('JHN.4', 2);
  await expect(page).toHaveURL('/bible/JHN/4');
  await scrollTo('JHN.4', 40);
  await expect
    .poll(() => page.evaluate(() => (window.history.state as { uppermost?: number }).uppermost))
    .toBe(40);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
  await expect(verse('JHN.4', 40)).toBeInViewport();
});

test('a dialog gives the focus back to the button that opened it, and to what is at the place of one that went', async ({
  page,
}) => {
  await page.addInitScript(focusNoButton);
  await signedIn(page, 'Salome');
  for (const content of ['The first of two', 'The second of two']) await write(page, content);
  const keeper = page.waitForResponse(/\/keep-focus-/);
  await page.goto('/journal');
  await (await keeper).finished();
  const entries = page.getByRole('article', { name: /^Entry of / });
  const deletion = entries.filter({ hasText: 'The second' }).getByRole('button', { name: 'Delete entry' });
  await deletion.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(deletion).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(deletion).not.toBeFocused();

  await deletion.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole('button').first()).toBeFocused();
});

test('a long entry is folded, and whole on paper', async ({ page }) => {
  await page.addInitScript(hideNothingUntilFound);
  await signedIn(page, 'Elizabeth');
  await write(page, `Manna. ${'And enough of it. '.repeat(200)}Quail.`);
  await page.goto('/journal');
  const entry = page.getByRole('article');
  const end = entry.getByText('Quail.').last();
  const fold = entry.getByRole('button', { name: 'Show all' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(end).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(end).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await fold.click();
  await expect(end).toBeVisible();
});
