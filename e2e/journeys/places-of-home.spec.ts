import { expect, signedIn, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the places of home do not grow under a finger, and come when it is lifted', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible/PSA/119');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  const home = page.getByRole('navigation', { name: 'Home' });
  const height = async () => (await home.boundingBox())?.height ?? 0;
  const scrollBy = (top: number) =>
    page.evaluate(async (by) => {
      window.scrollBy({ top: by, behavior: 'instant' });
      // The browser tells of it before the second frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }, top);
  const whole = await height();
  await scrollBy(2000);
  await expect.poll(height).toBeLessThan(whole);
  const slim = await height();

  await page.mouse.move(4, 760);
  await page.mouse.down();
  await scrollBy(-200);
  expect(await height()).toBe(slim);
  await page.mouse.up();
  await expect.poll(height).toBe(whole);
});
