import { expect, signedIn, test } from '../fixtures.ts';

const SIDEWAYS = { width: 667, height: 375 };

for (const by of ['touch', 'mouse'] as const) {
  test.describe(`a phone that is held sideways, by ${by},`, () => {
    test.use({ viewport: SIDEWAYS, hasTouch: by === 'touch' });

    test('saves an entry with a button that the places of home come to lie over', async ({ page }) => {
      await signedIn(page);
      await page.goto('/journal');
      const places = page.getByRole('navigation', { name: 'Home' });
      await expect(places).toBeVisible();
      await page.getByLabel('Your reflection').fill('In the morning.');
      await expect(places).toBeHidden();
      const save = page.getByRole('button', { name: /^Save Entry/ });
      await save.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const { x, y, width, height } = (await save.boundingBox())!;
      expect(y + height).toBeGreaterThan(SIDEWAYS.height - 40);
      const at = [x + width / 2, y + height - 6] as const;
      await (by === 'touch' ? page.touchscreen.tap(...at) : page.mouse.click(...at));
      await expect(page.getByRole('article')).toContainText('In the morning.');
      await expect(places).toBeVisible();
      // The bar comes back for the spark that flies into its lamp.
      await expect(page.getByRole('link', { name: /^Home: level 1, 10 / })).toBeInViewport({ ratio: 1 });
    });
  });
}
