import { expect, focusOn, signedIn, test } from '../fixtures.ts';
import { openChapter, readTo, verse } from '../read-to.ts';

/** Runs in the page: after 'hold-turns' what is to be done in the next turn waits for 'let-turns'. */
function holdTurns(): void {
  const { setTimeout } = window;
  let held: (() => void)[] | null = null;
  window.setTimeout = ((call: () => void, wait?: number) => {
    if (held === null || (wait ?? 0) > 0) return setTimeout(call, wait);
    document.documentElement.dataset['turnsHeld'] = String(held.push(call));
    return 0;
  }) as typeof window.setTimeout;
  window.addEventListener('hold-turns', () => {
    held = [];
  });
  window.addEventListener('let-turns', () => {
    const calls = held ?? [];
    held = null;
    for (const call of calls) call();
  });
}

test.use({ viewport: { width: 390, height: 844 } });

test('another translation stays at the verse that is read in the second chapter', async ({ page }) => {
  await signedIn(page, 'Joel');
  await openChapter(page, '/bible/PSA/22');
  await readTo(page, 'PSA.22', 31);
  await expect(page.getByRole('heading', { level: 2, name: 'Psalm 23' })).toBeVisible();
  await readTo(page, 'PSA.23', 4);
  await expect(page).toHaveURL('/bible/PSA/23');
  // By key: a pointer that finds the line still moving would scroll, as nobody does who reads.
  await focusOn(page.getByRole('button', { name: 'Aa how the text is set' }));
  await page.keyboard.press('Enter');
  const top = () => verse(page, 'PSA.23', 4).evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('dialog').getByText('KJV', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Yea, though I walk')).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  await expect(page.getByRole('heading', { level: 1, name: 'Psalm 23' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Psalm 22' })).toHaveCount(0);
});

test('another translation stays at the verse, also where the page knows of it before its words change', async ({
  page,
}) => {
  await page.addInitScript(holdTurns);
  await signedIn(page, 'Jeduthun');
  await openChapter(page, '/bible/PSA/23');
  await readTo(page, 'PSA.23', 4);
  const answered = page.waitForResponse(/\/PSA\/chapters\/23\?translation=KJV/);
  const { promise: asked, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(/\/PSA\/chapters\/23\?translation=KJV/, async (route) => {
    await asked;
    await route.continue();
  });
  await focusOn(page.getByRole('button', { name: 'Aa how the text is set' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('KJV', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const top = () => verse(page, 'PSA.23', 4).evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  // The answer is there, and nobody has been told of it yet, when the page is drawn anew for something else.
  await page.evaluate(() => window.dispatchEvent(new Event('hold-turns')));
  letAnswer();
  await (await answered).finished();
  await expect(page.locator('html')).toHaveAttribute('data-turns-held');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('let-turns')));
  await page.keyboard.press('Escape');
  await expect(page.getByText('Yea, though I walk')).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
});
