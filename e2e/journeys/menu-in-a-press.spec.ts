import { expect, signedIn, test } from '../fixtures.ts';

test('a menu that takes its button’s place in the middle of a press is open', async ({ page }) => {
  await page.addInitScript(holdWork);
  await signedIn(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/more-menu-items/, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/more-menu-items/);
  await page.goto('/bible/PSA/23/1');
  const more = page.getByRole('button', { name: 'More with Psalm 23:1' });
  // The bar rises and is scrolled to until the page lives; a mouse that came earlier would be beside it by then.
  await expect(more).toBeEnabled();
  await more.hover();
  const script = (await asked).url();
  await page.evaluate(() => window.dispatchEvent(new Event('hold-work')));
  resolve();
  // It has run once it can be imported here; React has heard of it, and draws it when it may work again, or when somebody presses.
  await page.evaluate((url) => import(url).then(() => {}), script);
  await more.hover();
  await page.mouse.down();
  await page.evaluate(() => window.dispatchEvent(new Event('release-work')));
  await page.mouse.up();
  await page.getByRole('menuitem', { name: 'Pray about this: Psalm 23:1' }).click();
  await expect(page.getByText('Psalm 23:1, WEB')).toBeVisible();
});

/** Runs in the page: what React has to draw waits, as in a page that is busy, while presses are answered at once. */
function holdWork() {
  const { postMessage } = MessagePort.prototype;
  const waiting: (() => void)[] = [];
  let isHeld = false;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    const send = () => postMessage.call(this, message);
    if (isHeld) waiting.push(send);
    else send();
  };
  window.addEventListener('hold-work', () => {
    isHeld = true;
  });
  window.addEventListener('release-work', () => {
    isHeld = false;
    for (const send of waiting.splice(0)) send();
  });
}
