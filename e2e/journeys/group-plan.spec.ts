import { expect, expectAccessible, test } from '../fixtures.ts';
import { makeGroup } from '../make-group.ts';
import { PHONE, ready } from '../study-group.ts';

test.use({ viewport: PHONE });

test('a plan is made, changed and kept, and the group archived', async ({ page, expectedErrors }) => {
  // There is no such book.
  expectedErrors.push(/status of 400/);
  await ready(page, 'Samuel');
  const group = await makeGroup(page, `Acts, slowly ${Date.now()}`);
  await page.goto(`${group}/keep`);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Add passages' }).fill('Acts 2:42-47\n2. Acts 3\nNowhere 5');
  await page.getByRole('button', { name: 'Add 3 passages' }).click();
  await expect(page.getByRole('textbox', { name: 'Add passages' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Add passages' }).fill('Acts 2:42-47\n2. Acts 3');
  await page.getByRole('button', { name: 'Add 2 passages' }).click();
  const passages = page.getByRole('list', { name: 'Passages' });
  await expect(passages.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change Acts 3' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Passage' }).fill('Acts 4:1-22');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(passages).toContainText('Acts 4:1–22');

  await page.getByRole('textbox', { name: 'In a sentence or two' }).fill('Twelve people and a long table.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'In a sentence or two' })).toHaveValue(
    'Twelve people and a long table.',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // What is opened at the foot of a phone's window is seen.
  await page.goto(group);
  const steps = page.getByRole('navigation', { name: 'Passages of the plan' });
  await steps.getByText('All 2 passages').click();
  await expect(steps.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await page.goto(`${group}/keep`);

  await page.getByRole('button', { name: 'Archive the group' }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(
    page.getByText(/archived this group on .+ Everything can be read, and nothing is added\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Open the group again' }).click();
  await expect(page.getByRole('textbox', { name: 'Add passages' })).toBeVisible();
});
