import { createReport } from '../../src/features/moderation/moderation.contract.ts';
import { axeFindings, expect, expectAccessible, focusOn, signedIn } from '../fixtures.ts';
import { another, empower, post } from '../moderators.ts';
import { testWithTime as test } from '../own-server.ts';
import { call, ready } from '../study-group.ts';

test('a request is reported, hidden, told of, appealed against and shown again', async ({
  page,
  browser,
  ownServer,
  time,
  expectedErrors,
}) => {
  // What is hidden is not found, and the server is away for a moment.
  expectedErrors.push(/status of (403|404|409)/, /net::ERR_/);
  await signedIn(page, 'Ada');
  await page.goto('/prayers/ask');
  await page.getByRole('textbox').first().fill('Pray that my neighbour gets what he deserves.');
  await page.getByText('Everyone here', { exact: true }).click();
  await page.getByRole('button', { name: 'Ask everyone here' }).click();

  const sheet = page.getByRole('dialog', { name: 'Before your first word here' });
  await expect(sheet.getByText('Be kind to people')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Agree and go on' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Please tick that you agree to the guidelines.');
  await sheet.getByRole('checkbox', { name: 'I agree to the guidelines' }).check();
  await sheet.getByRole('radio', { name: 'No' }).check();
  await sheet.getByRole('button', { name: 'Agree and go on' }).click();
  await expect(page).toHaveURL(/\/prayers\/requests\//);
  const request = page.url();

  const ben = await another(browser, ownServer, 'Ben');
  await ben.page.goto(request);
  await expect(ben.page.getByText('what he deserves')).toBeVisible();
  await ben.page.getByRole('button', { name: 'More about this request' }).click();
  await ben.page.getByRole('menuitem', { name: 'Report' }).click();
  const report = ben.page.getByRole('dialog', { name: 'What is wrong?' });
  await report.getByRole('button', { name: 'Send to moderators' }).click();
  await expect(report.getByRole('alert')).toHaveText('Please choose a reason.');
  await report.getByRole('radio', { name: 'It is cruel to someone' }).check();
  await report.getByRole('textbox').fill('He lives next door to me.');
  await expectAccessible(ben.page);
  await report.getByRole('button', { name: 'Send to moderators' }).click();
  await expect(ben.page.getByRole('dialog', { name: 'Thank you' })).toContainText('isn’t told who wrote');
  await ben.page.getByRole('button', { name: 'Done' }).click();

  const deborah = await another(browser, ownServer, 'Deborah');
  await empower(deborah.page, ownServer, deborah.person);
  // Her device is an hour ahead, which is longer than a decision can be taken back.
  await deborah.page.clock.install({ time: Date.now() + 3_600_000 });
  await deborah.page.goto('/moderation');
  const desk = deborah.page.getByRole('region', { name: 'Decision' });
  await expect(deborah.page.getByRole('heading', { name: 'Someone reported a request' })).toBeVisible();
  await expect(deborah.page.getByText('“He lives next door to me.”')).toBeVisible();
  await expectAccessible(deborah.page);
  // Whoever looks at the reasons with the keyboard, and leaves them, is at the same action again.
  const warn = desk.getByRole('button', { name: 'Warn' });
  for (const leave of ['Escape', 'button']) {
    await focusOn(warn);
    await deborah.page.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: 'Warn, because it is' })).toBeFocused();
    if (leave === 'button') await focusOn(desk.getByRole('button', { name: 'Back to the actions' }));
    await deborah.page.keyboard.press(leave === 'button' ? 'Enter' : 'Escape');
    await expect(warn).toBeFocused();
  }
  await desk.getByRole('button', { name: 'Hide' }).click();
  await expectAccessible(deborah.page);
  await desk.getByRole('button', { name: 'Cruel to someone' }).click();
  await expect(deborah.page.getByRole('heading', { name: 'Nothing waits. Go in peace.' })).toBeVisible();
  // Taken back, and done after all.
  await deborah.page.getByRole('button', { name: 'Undo' }).click();
  await desk.getByRole('button', { name: 'Hide' }).click();
  await desk.getByRole('button', { name: 'Cruel to someone' }).click();
  await expect(deborah.page.getByText('Ada T. will be told why.')).toBeVisible();
  await ben.page.goto(request);
  await expect(ben.page.getByRole('heading').first()).toBeVisible();
  await expect(ben.page.getByText('what he deserves')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Hidden from others by moderation. Your notifications say why')).toBeVisible();

  for (const one of [page, ben.page, deborah.page]) await one.goto('/healthz');
  await ownServer.kill();
  time.pass(11);
  await ownServer.start();

  await page.goto(`${ownServer.url}/notifications`);
  await page.getByText('We have hidden your request, because it was cruel to someone.').click();
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible();
  await expectAccessible(page);
  const answer = page.getByRole('textbox', { name: 'If we read it wrongly, tell us here' });
  const words = 'I meant a good harvest. I cannot go on like this, and want to kill myself.';
  await answer.fill(words);
  // What was typed is kept.
  await page.reload();
  await expect(answer).toHaveValue(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('A moderator will read it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'You don’t have to carry this alone' })).toBeVisible();
  await expectAccessible(page);

  await deborah.page.goto(`${ownServer.url}/moderation`);
  await expect(deborah.page.getByRole('heading', { name: 'Ada T. asks you to read it again' })).toBeVisible();
  await expectAccessible(deborah.page);
  await desk.getByRole('button', { name: 'Take it back' }).click();
  await desk.getByRole('textbox').fill('Thank you for telling us.');
  await desk.getByRole('button', { name: 'We read it wrongly' }).click();
  await expect(deborah.page.getByRole('heading', { name: 'Nothing waits. Go in peace.' })).toBeVisible();
  await ben.page.goto(request);
  await expect(ben.page.getByText('what he deserves')).toBeVisible();
  await deborah.page.goto(`${ownServer.url}/moderation/record`);
  await expect(deborah.page.getByRole('list', { name: 'What was done' })).toContainText('Appeal granted');
  await expectAccessible(deborah.page);
});

test('a moderator works through the queue by keyboard', async ({ page, browser, ownServer }) => {
  const reported = [];
  for (const name of ['Caleb', 'Lukas']) {
    const one = await another(browser, ownServer, name);
    reported.push((await (await one.page.request.get('/api/auth/user')).json()) as { id: string });
  }
  const ben = await another(browser, ownServer, 'Ben');
  for (const { id } of reported) {
    await post(ben.page, createReport.path, { kind: 'person-name', wordsId: id, reason: 'pretends' });
  }
  await page.goto('/healthz');
  await empower(page, ownServer, await signedIn(page, 'Deborah'));
  await page.goto('/circle');
  await expect(page.getByRole('button', { name: /^Your account .*, 2 cases wait$/ })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/moderation');
  const queue = page.getByRole('navigation', { name: 'Reports' }).getByRole('listitem');
  await expect(queue).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Caleb T. so far' })).toBeVisible();
  await expectAccessible(page);
  // The page begins at its top.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Hide, because it is' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article')).toContainText(
    'We have hidden your name, because it was cruel to someone.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Hide, because it is' })).toHaveCount(0);

  await page.keyboard.press('h');
  await page.keyboard.press('4');
  await expect(page.getByRole('heading', { name: 'Lukas T. so far' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Someone reported a name' })).toBeFocused();
  await expect(queue).toHaveCount(1);
  await expect(page.getByText('will be told why.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { name: 'Caleb T. so far' })).toBeVisible();
  await expect(queue).toHaveCount(2);
  await page.keyboard.press('f');
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'Lukas T. so far' })).toBeVisible();

  // What is typed is no shortcut.
  await page.keyboard.press('w');
  await page.keyboard.press('5');
  await page.getByRole('textbox', { name: 'What is it?' }).fill('');
  await page.keyboard.type('hm');
  await expect(page.getByRole('textbox', { name: 'What is it?' })).toHaveValue('hm');
  await page.getByRole('button', { name: 'Warn' }).last().click();
  await expect(page.getByRole('heading', { name: 'Nothing waits. Go in peace.' })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveTitle('Moderation · Lampstand');
  await page.goto('/moderation?list=');
  await expect(page).toHaveTitle('All reports · Moderation · Lampstand');
});

test('words of danger reach a moderator by the bell, which leads to the case', async ({
  page,
  browser,
  ownServer,
}) => {
  const deborah = await another(browser, ownServer, 'Deborah');
  await empower(deborah.page, ownServer, deborah.person);
  await deborah.page.goto('/notifications');
  await expect(deborah.page.getByText('Nothing new. That is good news, too.')).toBeVisible();
  await ready(page, 'Ada');
  const text = 'I want to kill myself.';
  const audience = { kind: 'everyone', id: null };
  await call(page, 'POST', '/api/prayer/requests', { text, audience, isAnonymous: false });
  // It comes by itself.
  const told = deborah.page.getByRole('link', { name: 'Somebody may be in danger' });
  await expect(told).toBeVisible();
  await expect(
    deborah.page.getByText('Words of danger were found in a request. Please look soon'),
  ).toBeVisible();
  await expect(deborah.page.getByText('Ada')).toHaveCount(0);
  await expectAccessible(deborah.page);
  await deborah.page.getByRole('button', { name: /What reaches you/ }).click();
  await expect(deborah.page.getByRole('switch', { name: 'Words of danger' })).toBeChecked();
  expect(await axeFindings(deborah.page)).toEqual([]);
  await deborah.page.keyboard.press('Escape');
  await told.click();
  await expect(deborah.page).toHaveURL(/\/moderation\?case=/);
  await expect(deborah.page.getByText(text)).toBeVisible();

  const desk = deborah.page.getByRole('region', { name: 'Decision' });
  await desk.getByRole('button', { name: 'Write to them' }).click();
  const composer = desk.getByRole('textbox', { name: 'Your words to them' });
  await expect(composer).toHaveAccessibleDescription(/They cannot answer here. Say how they can reach you./);
  await composer.fill('Ring me, whenever you like: 020 7946 0000.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(deborah.page.getByRole('region', { name: 'What was done here' })).toContainText('Ring me');
  // Beside what a moderator writes stands who helps at once.
  await page.goto('/notifications');
  await page.getByRole('link', { name: /^A moderator wrote to you about your request/ }).click();
  await expect(page).toHaveURL(/\/my-words\//);
  await expect(page.getByText('“Ring me, whenever you like: 020 7946 0000.”')).toBeVisible();
  const help = page.getByRole('region', { name: 'You don’t have to carry this alone' });
  await expect(help.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('whoever is no moderator finds a closed room', async ({ page }) => {
  await signedIn(page, 'Mary');
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: 'For moderators' })).toBeVisible();
  await expectAccessible(page);
});
