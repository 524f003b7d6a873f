import { expect, signedIn, test } from '../fixtures.ts';

/** No text area grows by itself (before 26.2). */
function growNoField() {
  const { supports } = CSS;
  CSS.supports = (...asked: [string]) => asked[0] !== 'field-sizing' && supports.apply(CSS, asked);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('textarea { field-sizing: fixed !important }');
  document.adoptedStyleSheets = [sheet];
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
