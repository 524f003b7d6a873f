import type { Page } from '@playwright/test';
import { login } from '../../src/features/accounts/accounts.contract.ts';
import { listNotifications } from '../../src/features/notifications/notifications.contract.ts';
import { createRequest } from '../../src/features/prayer/requests.contract.ts';
import { expect, expectAccessible, focusOn, signedIn } from '../fixtures.ts';
import { testWithTime as test } from '../own-server.ts';

const THIRTY_DAYS_IN_MINUTES = 30 * 24 * 60;

/** Calls as the page's browser would. */
async function post(page: Page, url: string, data: object) {
  const headers = {
    origin: new URL((await page.request.get('/healthz')).url()).origin,
    'Idempotency-Key': crypto.randomUUID(),
  };
  const answer = await page.request.post(url, { data, headers });
  expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as { id: string };
}

const keepForMyself = (page: Page, text: string) =>
  post(page, createRequest.path, { text, audience: { kind: 'only-me', id: null }, isAnonymous: false });

test('after thirty days somebody is asked how it is, and answers where it is asked', async ({
  page,
  ownServer,
  time,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = await signedIn(page, 'Miriam');
  await keepForMyself(page, 'Dad’s knee');
  await keepForMyself(page, 'Wisdom for Ada’s school');
  const work = await keepForMyself(page, 'That the work in the north would end well');

  await ownServer.kill();
  time.pass(THIRTY_DAYS_IN_MINUTES + 1);
  await ownServer.start();
  // Whoever was away for so long signs in again.
  await post(page, login.path, { email, password });
  const told = async () => ((await (await page.request.get(listNotifications.path)).json()) as []).length;
  await expect.poll(told).toBe(3);

  await page.goto('/notifications');
  const asked = (text: string) =>
    page.getByRole('listitem').filter({ hasText: 'How is it now?' }).filter({ hasText: text });
  const knee = asked('Dad’s knee');
  await expect(knee.getByRole('button', { name: 'Answered' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications, 3 new' })).toBeVisible();
  await focusOn(knee.getByRole('button', { name: 'Still praying' }));
  await page.keyboard.press('Enter');
  // What was said takes the place of the question, with the focus, and the row counts as read.
  await expect(knee.getByRole('status')).toHaveText('Still praying');
  await expect(knee.getByRole('status')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Notifications, 2 new' })).toBeVisible();
  await expectAccessible(page);

  const school = asked('Wisdom for Ada’s school');
  await school.getByRole('button', { name: 'Answered' }).click();
  const dialog = page.getByRole('dialog', { name: 'It was answered' });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await school.getByRole('button', { name: 'Answered' }).click();
  await dialog.getByLabel('What happened? A line is enough.').fill('She found a school, and a friend.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it for myself' }).click();
  await expect(school.getByRole('status')).toHaveText('It was answered');

  // The third is followed to the request, which asks the same.
  await asked('That the work in the north').getByRole('link', { name: 'How is it now?' }).click();
  await expect(page).toHaveURL(`/prayers/requests/${work.id}`);
  const question = page.getByRole('heading', { name: 'Thirty days. How is it with this?', level: 2 });
  await expect(question).toBeVisible();
  for (const name of ['It was answered', 'Still praying']) {
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
  await expectAccessible(page);
  await focusOn(page.getByRole('button', { name: 'Let it rest' }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('status').getByText('It rests', { exact: true }),
  ).toBeFocused();
  await expect(page.getByText('It rests. Nobody is asked to pray further.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('button', { name: 'Let it rest' })).toBeVisible();
  await expect(question).toHaveCount(0);

  // Answered is answered: nothing is asked again, and what was told is kept.
  await page.goto('/notifications');
  await expect(page.getByText('Nothing new. That is good news, too.')).toBeVisible();
  await page.goto('/prayers/answered');
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page.getByRole('main')).toContainText('She found a school, and a friend.');
});
