import { expect, expectAccessible, newcomer, test } from '../fixtures.ts';

/** The main job, as a newcomer lives it, from the landing to signing out. */
test('a newcomer registers, writes, earns XP, reads John 3, searches, marks it read, and signs out', {
  tag: ['@postgres', '@oldest'],
}, async ({ page }) => {
  const person = newcomer('Lydia');
  await page.goto('/');
  await expect(page.getByText('Grow your faith through gamified spiritual experiences')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Your Journey Today' }).click();

  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();

  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect(page.getByText('0 / 2500 XP')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Chests' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Journal' }).click();
  await page.getByRole('link', { name: 'Start Journaling' }).click();
  await page.getByLabel('Your reflection').fill('The lamp is on its stand.');
  await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
  await expect(page.getByRole('article')).toContainText('+10 XP');
  await page.getByRole('link', { name: /^Home/ }).click();
  await expect(page.getByText('10 / 2500 XP')).toBeVisible();

  await page.getByRole('tab', { name: 'Bible' }).click();
  await page.getByRole('link', { name: 'Open Bible Reader' }).click();
  await expect(page.getByRole('button', { name: 'Start Reading' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin with Mark 1' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/bible/JHN/3');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('John');
  await expect(page.getByText('For God so loved the world', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  await expect(page.getByText(/5 XP/).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/bible');
  await page.getByRole('radio', { name: 'KJV' }).click();
  await page.getByRole('searchbox').fill('"born again"');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/\b3 verses\b/)).toBeVisible();
  for (const reference of ['John 3:3', 'John 3:7', '1 Peter 1:23']) {
    await expect(page.getByRole('link', { name: reference, exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  await page.goto('/');
  await expect(page.getByText('15 / 2500 XP')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
});
