import { expect, expectAccessible, loseConnection, signedIn, test } from '../fixtures.ts';

test('what belongs to a verse is read beside it, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Ruth');
  await page.goto('/bible/ISA/53/5');
  await page.getByRole('button', { name: 'More with Isaiah 53:5' }).click();
  await page.getByRole('menuitem', { name: 'Cross references of Isaiah 53:5' }).click();
  const dialog = page.getByRole('dialog', { name: 'Isaiah 53:5' });
  await expect(dialog.getByRole('heading', { name: 'King James Version' })).toBeVisible();
  await expect(dialog.getByText('he was bruised for our iniquities')).toBeVisible();
  await expect(dialog.getByText('He himself bore our sins in his body on the tree')).toBeVisible();
  await expectAccessible(page);
  const places = dialog.getByRole('listitem');
  await expect(places).toHaveCount(6);
  await dialog.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(places.nth(6)).toBeVisible();
  await dialog.getByRole('link', { name: '1 Peter 2:24' }).click();
  await expect(page).toHaveURL(/\/bible\/1PE\/2\/24$/);
  await expect(page.getByRole('region', { name: '1 Peter 2:24' })).toBeVisible();
  await expect(dialog).toBeHidden();
  // Back closes the bar of the verse first.
  await page.goBack();
  await expect(page.getByRole('region', { name: '1 Peter 2:24' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/bible\/ISA\/53\/5$/);
});

test('Escape closes what lies beside and leaves the verse chosen; without a connection it says so', async ({
  page,
  expectedErrors,
}) => {
  await signedIn(page, 'Naomi');
  await page.goto('/bible/JHN/3/16');
  const open = async () => {
    await page.getByRole('button', { name: 'More with John 3:16' }).click();
    await page.getByRole('menuitem', { name: 'Cross references of John 3:16' }).click();
  };
  await open();
  await expect(page.getByRole('dialog').getByRole('link', { name: '1 John 4:9' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'John 3:16' })).toBeVisible();
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-verse="17"]').first().click();
  await loseConnection(page);
  await page.getByRole('button', { name: 'More with John 3:17' }).click();
  await page.getByRole('menuitem', { name: 'Cross references of John 3:17' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /again/i })).toBeVisible();
});
