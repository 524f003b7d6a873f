import { expect, focusOn, signedIn, test } from '../fixtures.ts';

/** Runs in the page: how much of the window's height is behind something that stands while the page scrolls, of 1. */
function shareOfBars(): number {
  const stands = (element: Element | null) => {
    for (let at = element; at !== null; at = at.parentElement) {
      if (!at.matches('[data-background]') && /fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const heights = Array.from({ length: 100 }, (_, i) => ((i + 0.5) / 100) * window.innerHeight);
  const across = [0.25, 0.5, 0.75].map((part) => part * window.innerWidth);
  return heights.filter((y) => across.some((x) => stands(document.elementFromPoint(x, y)))).length / 100;
}

/** Runs in the page: whether what has the focus, or the label that shows it, is not wholly behind something else. */
function isSeen(): boolean {
  const control = document.activeElement!.closest('label') ?? document.activeElement!;
  const { left, top, width, height } = control.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + width / 2, top + part * height);
    return there !== null && (control.contains(there) || there.contains(control));
  });
}

/** Runs in the page: what can be pressed beside the cross that closes the dialog, however far it is scrolled. */
function besideTheCross(): string[] {
  const cross = document.querySelector('[role=dialog] [aria-label=Close]')!;
  const dialog = cross.closest('[role=dialog]')!;
  const found = new Set<string>();
  for (let top = 0; top <= dialog.scrollHeight - dialog.clientHeight; top += 8) {
    dialog.scrollTop = top;
    const { left, top: upper, height } = cross.getBoundingClientRect();
    for (let x = dialog.getBoundingClientRect().left + 8; x < left; x += 8) {
      const control = document
        .elementFromPoint(x, upper + height / 2)
        ?.closest('button, input, select, textarea');
      if (control) found.add(`${control.tagName} ${control.id}`);
    }
  }
  return [...found];
}

test('a low window is left to the page, and no field or button is behind its bars', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 568, height: 320 });
  for (const address of ['/?tab=wallpaper', '/journal', '/settings', '/bible/JHN/3/16']) {
    await page.goto(address);
    await page.locator('main').waitFor();
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    // Down to the middle, and a little up again, at which bars come back in a window with room for them.
    for (const by of [600, -100]) {
      await page.evaluate((y) => window.scrollBy(0, y), by);
      const share = expect.poll(() => page.evaluate(shareOfBars), `${address}, scrolled by ${by}`);
      await share.toBeLessThan(0.38);
    }
  }
  await page.goto('/journal');
  const words = page.getByRole('textbox', { name: 'Your reflection' });
  await focusOn(words);
  await expect(page.getByRole('navigation', { name: 'Home' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Home' })).toBeVisible();

  // Upwards, too, below what stands at the top.
  await page.setViewportSize({ width: 390, height: 664 });
  for (const [address, last] of [
    ['/settings', page.getByRole('button', { name: 'Delete my account' })],
    ['/?tab=avatar', page.getByRole('tabpanel').getByRole('radio').last()],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await last.focus();
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(isSeen), `${address}, ${steps + 1} up`).toBe(true);
    }
  }

  // At fourfold magnification.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.height).toBeGreaterThan(220);
});

test('dialogs and toasts keep to what a keyboard on the screen leaves to be seen', async ({ page }) => {
  await signedIn(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // As on an iPhone: the page stays as high as it was, and is moved under the keyboard.
  await page.evaluate(() => {
    const part = { height: { value: 400 }, offsetTop: { value: 150 } };
    Object.defineProperties(window.visualViewport!, part).dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(150);
  const box = (await dialog.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(550);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
});

test('what is scrolled in a dialog goes behind the strip of its cross, also for the keyboard', async ({
  page,
}) => {
  await signedIn(page);
  await page.setViewportSize({ width: 390, height: 400 });
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const data = { text: 'Dad’s knee', folderId: null, reminder: null };
  await page.request.post('/api/prayer/items', { data, headers: { origin } });
  await page.goto('/prayers');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is on your heart?' });
  await dialog.getByRole('switch', { name: 'Remind me' }).click();
  await expect(dialog.getByLabel('At', { exact: true })).toBeVisible();
  expect(await page.evaluate(besideTheCross)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'A person or a matter' }).fill('Ada’s school');
  await focusOn(dialog.getByRole('button', { name: 'Put it on my list' }));
  for (let steps = 0; steps < 10; steps++) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(isSeen), `${steps + 1} up`).toBe(true);
  }
  // Nor does anything lie over it, at the top, and where a page is read from the right as browsers translate it.
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((way) => document.documentElement.setAttribute('dir', way), dir);
    if (await dialog.isHidden()) await page.getByRole('button', { name: 'Add to my list' }).click();
    await dialog.evaluate((card) => card.scrollTo(0, 0));
    await dialog.getByRole('button', { name: 'Close' }).click({ timeout: 10_000 });
    await expect(dialog).toBeHidden();
  }
});
