import { createReport } from '../../src/features/moderation/moderation.contract.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { another, empower, post } from '../moderators.ts';
import { testWithTime as test } from '../own-server.ts';

test('somebody is banned in two taps, reads why, answers, and is let in again', async ({
  page,
  browser,
  ownServer,
  time,
}) => {
  await signedIn(page, 'Levi');
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  const ben = await another(browser, ownServer, 'Ben');
  await post(ben.page, createReport.path, { kind: 'person-name', wordsId: id, reason: 'selling' });
  const deborah = await another(browser, ownServer, 'Deborah');
  await empower(deborah.page, ownServer, deborah.person);
  await deborah.page.goto('/moderation');
  const desk = deborah.page.getByRole('region', { name: 'Decision' });
  await desk.getByRole('button', { name: 'Ban' }).click();
  await desk.getByRole('button', { name: 'Selling or spam' }).click();
  await expect(deborah.page.getByText('Levi T. will be told why.')).toBeVisible();

  // Nothing is asked for them that they may not ask: the console stays clean on every page.
  for (const path of ['/', '/bible/JHN/3', '/notifications', '/circle', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^You cannot take part here until/ })).toBeVisible();
  }
  await expect(page.getByText('stands here in a few minutes')).toBeVisible();
  await expectAccessible(page);

  for (const one of [page, deborah.page]) await one.goto('/healthz');
  await ownServer.kill();
  await time.pass(11);
  await ownServer.start();

  await page.goto('/prayers');
  await page.getByRole('link', { name: 'Read why, and answer' }).click();
  await expect(page.getByText('because it was selling something or spam').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'If we read it wrongly, tell us here' }).fill('It was a gift.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('A moderator will read it.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Export my data' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await deborah.page.goto('/moderation');
  await desk.getByRole('button', { name: 'Take it back' }).click();
  await desk.getByRole('textbox').fill('You were right.');
  await desk.getByRole('button', { name: 'We read it wrongly' }).click();
  await expect(deborah.page.getByRole('heading', { name: 'Nothing waits. Go in peace.' })).toBeVisible();
  await page.goto('/circle');
  await expect(page.getByRole('heading', { name: 'My circle' })).toBeVisible();
});
