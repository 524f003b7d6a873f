import { startRealServer } from '../../test-support/start-real-server.ts';
import { freePort } from '../../test-support/throwaway-postgres.ts';
import { expect, newcomer, test } from '../fixtures.ts';

/** In a church hall, before anybody has set up https: browsers have less there than on https or on this machine. */
test('on a house’s own network, without https, somebody registers and writes', async ({ page }) => {
  const port = await freePort();
  const url = `http://church.test:${port}`;
  const server = await startRealServer({ port, env: { PUBLIC_URL: url } });
  try {
    const person = newcomer('Dorcas');
    await page.goto(`${url}/register`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByLabel('First Name').fill(person.firstName);
    await page.getByLabel('Last Name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password').fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/signin$/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: /^Skip/ }).click();
    await page.getByRole('tab', { name: 'Journal' }).click();
    await page.getByRole('link', { name: 'Start Journaling' }).click();
    await page.getByLabel('Your reflection').fill('Written by the light of the hall.');
    await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
    await expect(page.getByRole('article')).toContainText('+10 XP');
    // What it still fetches for later is not asked of a server that has ended.
    await page.goto('about:blank');
  } finally {
    await server.dispose();
  }
});
