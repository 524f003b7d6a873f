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
