import type { Page } from '@playwright/test';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithTime as test } from '../own-server.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WORDS = 'Rest is given before it is asked for.';

/** From the community's debates to a claim that is written and not yet said, by somebody who was asked nothing so far. */
async function writesAClaim(page: Page) {
  await page.goto('/community/debates');
  await page.getByRole('link', { name: 'Read it' }).click();
  await page.getByRole('region', { name: 'As those who hold them put it' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Speak for it' }).click();
  const claim = page.getByRole('textbox', { name: 'Your claim' });
  await claim.fill(WORDS);
  const say = page.getByRole('button', { name: 'Say it' });
  await say.click();
  const sheet = page.getByRole('dialog', { name: 'Before your first word here' });
  await expect(sheet.getByRole('group', { name: 'Are you under 16?' })).toBeVisible();
  return { claim, say, sheet };
}

test.beforeEach(({ time, expectedErrors }) => {
  // What is asked first is asked by a refusal.
  expectedErrors.push(/status of 403/);
  const now = new Date();
  // The middle of a week, so that none ends while people write.
  time.pass(((2 - now.getUTCDay() + 7) % 7) * 1440);
});

test('a newcomer is asked once for everything, says their first claim, and loses no word of it', async ({
  page,
}) => {
  await signedIn(page);
  const { claim, say, sheet } = await writesAClaim(page);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(claim).toHaveValue(WORDS);
  await say.click();
  await sheet.getByRole('button', { name: 'Agree and go on' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Please tick that you agree to the guidelines.');
  await sheet.getByLabel('I agree to the guidelines').check();
  await sheet.getByText('No', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Agree and go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
  await expect(page.getByText('15 XP').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: WORDS })).toBeVisible();
});

test('whoever is under 16 is led to the question, and finds their words again', async ({ page }) => {
  await signedIn(page);
  const { sheet } = await writesAClaim(page);
  await sheet.getByLabel('I agree to the guidelines').check();
  await sheet.getByText('Yes', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Agree and go on' }).click();
  await expect(page.getByText('What others write here opens at 16.')).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(WORDS)).toBeVisible();
  await page.getByRole('link', { name: 'To the question', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Three passages to read first' })).toBeVisible();
  await expectAccessible(page);
});
