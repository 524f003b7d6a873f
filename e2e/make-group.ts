import { expect, type Page } from '@playwright/test';

/** Makes a group by its screen, and comes to its page. Returns its address. */
export async function makeGroup(page: Page, name: string, admission = 'By request'): Promise<string> {
  await page.goto('/community/groups/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByText(admission, { exact: true }).click();
  await page.getByRole('button', { name: 'Start the group' }).click();
  await expect(page).toHaveURL(/\/community\/groups\/(?!new)[^/]+$/);
  return new URL(page.url()).pathname;
}
