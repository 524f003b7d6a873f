import type { Page } from '@playwright/test';
import { listInvitations } from '../../src/features/admission/admission.contract.ts';
import { newcomer } from '../../test-support/people.ts';
import { expect, expectAccessible, focusOn } from '../fixtures.ts';
import { confirmAndSignIn, post, setUpSecondStep, testWithMail } from '../hosts.ts';

const DEBORAH = newcomer('deborah');
const NAOMI = newcomer('naomi');

const test = testWithMail.extend({
  settings: async ({ mailServer }, use) =>
    use({
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      ADMIN_EMAILS: DEBORAH.email,
      REGISTRATION: 'invite',
    }),
});

async function fillIn(page: Page, { firstName, lastName, email, password }: typeof DEBORAH) {
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Nothing lies beyond the edge of a small phone, at twice the size of letters too. */
async function expectToFit(page: Page) {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const fontSize of ['100%', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), fontSize);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(tooWide, { message: `${page.url()} at ${fontSize}` }).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(size);
}

test('the first administrator opens a server that nobody is in, and an invitation lets the next one in', async ({
  page,
  browser,
  mailServer,
  ownServer,
  expectedErrors,
}) => {
  await page.goto('/');
  await expect(page.getByText('People come in here by invitation').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'By invitation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I look after this server' }).click();
  await fillIn(page, DEBORAH);
  await expect(page.getByText('Confirm your address by the letter').first()).toBeVisible();

  // The password alone does not open it: anybody could have written that address into the form.
  expectedErrors.push(/status of 403/);
  await expect(page.getByRole('heading', { name: 'Come on in' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(DEBORAH.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please confirm your address first').first()).toBeVisible();
  await confirmAndSignIn(page, mailServer, DEBORAH);
  await setUpSecondStep(page, DEBORAH);

  // Whoever looks after it alone is told what their leaving means; it is theirs to leave all the same.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(leaving).toHaveAccessibleDescription(/You are the only administrator here/);
  await expectAccessible(page);
  await leaving.getByLabel('Your Password').fill(DEBORAH.password);
  await expect(leaving.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
  await leaving.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/administration');
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(1);
  await focusOn(page.getByRole('tab', { name: 'People' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Invitations' })).toBeFocused();
  await page.getByLabel('For whom, as a note to yourself').fill('Tuesday group');
  await page.getByLabel('How many people').fill('2');
  await page.keyboard.press('Enter');
  const links = page.getByRole('list', { name: 'Links that let people in' });
  await expect(links.getByRole('listitem')).toContainText('Tuesday group');
  await expect(links.getByRole('listitem')).toContainText('0 of 2 came');
  await expectAccessible(page);
  await expectToFit(page);
  const [made] = (await (await page.request.get(listInvitations.path)).json()) as { link: string }[];

  const visit = await browser.newContext({ baseURL: ownServer.url });
  const visitor = await visit.newPage();
  await visitor.goto(new URL(made!.link).pathname);
  await expect(visitor.getByRole('heading', { name: 'Deborah T. invites you to Lampstand' })).toBeVisible();
  await expectAccessible(visitor);
  await expectToFit(visitor);
  await visitor.getByRole('link', { name: 'Create your account' }).click();
  await expect(visitor.getByText('Deborah T. invites you to Lampstand')).toBeVisible();
  await fillIn(visitor, NAOMI);
  await expect(visitor.getByRole('heading', { name: 'Come on in' })).toBeVisible();
  await visitor.getByLabel('Password', { exact: true }).fill(NAOMI.password);
  await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(visitor.getByText('Welcome back!').first()).toBeVisible();
  await visit.close();

  await page.reload();
  await links.getByRole('button', { name: 'Who came' }).click();
  await expect(page.getByRole('list', { name: 'Who came' })).toContainText('Naomi T.');
});

test('an administrator finds somebody, makes them a moderator by keyboard, and the record says so', async ({
  page,
  browser,
  mailServer,
  ownServer,
}) => {
  const host = newcomer('deborah');
  await post(page, '/api/auth/register', host);
  await confirmAndSignIn(page, mailServer, host);
  await setUpSecondStep(page, host);
  const made = await post(page, '/api/invitations', { uses: 1, note: null });
  const invitation = ((await made.json()) as { link: string }).link.split('/join/')[1]!;
  const other = await browser.newContext({ baseURL: ownServer.url });
  const naomis = await other.newPage();
  await post(naomis, '/api/auth/register', { ...NAOMI, invitation });

  await page.goto('/administration');
  await page.getByLabel('Find somebody').fill('nao');
  await page.keyboard.press('Enter');
  const people = page.getByRole('list', { name: 'People' });
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectToFit(page);
  await people.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Naomi Tester' })).toBeVisible();
  // Nobody knows yet that the address is hers: a role is not to be chosen, and it is said why.
  await expect(page.getByText('Their address is not confirmed yet')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Moderator' })).toBeDisabled();
  await expectAccessible(page);
  await confirmAndSignIn(naomis, mailServer, NAOMI);
  await page.reload();
  await expect(page.getByRole('option', { name: 'Moderator' })).toBeEnabled();
  await expect(page.getByText('Their address is not confirmed yet')).toHaveCount(0);
  await expect(page.getByText('By the invitation of Deborah T.')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByLabel('Role').selectOption('Moderator');
  await focusOn(page.getByRole('button', { name: 'Change role' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Make them a moderator?' });
  await expectAccessible(page);
  await focusOn(dialog.getByRole('button', { name: 'Change role' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('It holds at once, and they are told.').first()).toBeVisible();

  await focusOn(page.getByRole('button', { name: 'Under 16' }));
  await page.keyboard.press('Enter');
  const correcting = page.getByRole('alertdialog', { name: 'Set their answer to under 16?' });
  await expectAccessible(page);
  await focusOn(correcting.getByRole('button', { name: 'Correct' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Age Corrected').first()).toBeVisible();

  await naomis.goto('/settings');
  await expect(naomis.getByText('You became a moderator')).toBeVisible();
  await page.goto('/administration?part=record');
  const acts = page.getByRole('list', { name: 'What administrators did' });
  await expect(acts).toContainText('Deborah T. made Naomi T. a moderator');
  await expect(acts).toContainText('Deborah T. corrected what Naomi T. answered about being under 16');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Storage' }).click();
  await expect(page.getByText('Room left on the disk')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await other.close();
});
