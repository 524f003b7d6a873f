import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { login } from '../../src/features/accounts/accounts.contract.ts';
import { beginSecondStep, confirmSecondStep } from '../../src/features/accounts/second-step.contract.ts';
import { codeAt } from '../../src/features/accounts/server/app-code.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { type OwnServer, testWithTime as test } from '../own-server.ts';

const DAY_IN_MINUTES = 24 * 60;
const WEEK_IN_MINUTES = 7 * DAY_IN_MINUTES;

/** Minutes until the next Wednesday: a week that is about to end would close while people speak. */
function untilWednesday(): number {
  const days = (3 - new Date().getUTCDay() + 7) % 7;
  return days * DAY_IN_MINUTES;
}

async function call(page: Page, method: 'GET' | 'POST' | 'PUT', url: string, data?: object) {
  const origin = new URL((await page.request.get('/healthz')).url()).origin;
  const headers = { origin, ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }) };
  const answer = await page.request.fetch(url, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** The guidelines are agreed to and the age is told, as after somebody's first word. */
async function maySpeak(page: Page) {
  const { version } = (await call(page, 'GET', '/api/guidelines')) as { version: string };
  await call(page, 'POST', '/api/guidelines/agreement', { version });
  await call(page, 'PUT', '/api/people/me/age', { answer: 'grown' });
}

/**
 * Makes somebody who is signed in a moderator with a second step; who gives roles is another journey.
 * @param later by how many minutes it is later on the server
 */
async function empower(page: Page, server: OwnServer, email: string, password: string, later = 0) {
  const db = new DatabaseSync(path.join(server.dataDir, 'lampstand.db'), { timeout: 10_000 });
  db.prepare(`update user set role = 'moderator' where email = ?`).run(email);
  db.close();
  const { key } = (await call(page, 'POST', beginSecondStep.path, { password })) as { key: string };
  await call(page, 'POST', confirmSecondStep.path, { code: codeAt(key, Date.now() + later * 60_000) });
}

test('a moderator chooses a coming question, and gives a week back', async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  // A passage that is in no Bible.
  expectedErrors.push(/status of 400/);
  const { email, password } = await signedIn(page, 'Hannah');
  await page.goto('/community/debates/schedule');
  await expect(page.getByText('Moderators choose the questions of coming weeks.')).toBeVisible();

  await empower(page, ownServer, email, password);
  await page.goto('/community/debates');
  const choosing = page.getByRole('link', { name: 'Choose the coming questions' });
  await expect(choosing).toBeVisible();
  // No week has closed: there is nothing to look back on yet.
  await expect(page.getByRole('heading', { name: 'Former weeks' })).toHaveCount(0);
  await expectAccessible(page);
  await choosing.click();
  const weeks = page.getByRole('list', { name: 'Coming weeks' }).getByRole('listitem');
  await expect(weeks).toHaveCount(26);
  await expectAccessible(page);
  await weeks.nth(1).getByRole('link').click();

  await page.getByRole('button', { name: 'Choose this question' }).click();
  await expect(page.getByText('Please write the question.')).toBeVisible();
  await expect(page.getByLabel('The question')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('The question').fill('Is it good to fast?');
  await page.getByLabel('What is asked, and what is not').fill('Whether, not how long.');
  // What is typed outlives the page.
  await page.reload();
  await expect(page.getByLabel('The question')).toHaveValue('Is it good to fast?');
  for (const [index, short] of ['a yes', 'a no'].entries()) {
    const position = page.getByRole('group', { name: `Position ${index + 1}` });
    await position.getByLabel('What it says').fill(`It is ${short}`);
    await position.getByLabel('In a word or two').fill(short);
    await position.getByLabel('Its best case, in its holders’ words').fill('Because it was done before us.');
  }
  for (const [index, reference] of ['Matthew 6:16', 'Isaiah 58:6', 'Hezekiah 3:1'].entries()) {
    await page.getByLabel(`Passage ${index + 1}`).fill(reference);
    await page.getByLabel('What to look for in it').nth(index).fill('What is it for?');
  }
  await page.getByRole('button', { name: 'Choose this question' }).click();
  await expect(page.getByLabel('Passage 3')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Passage 3').fill('Mark 2:18–20');
  await page.getByRole('button', { name: 'Choose this question' }).click();
  await expect(weeks.nth(1)).toContainText('Is it good to fast?');

  await weeks.nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Give the week back to the catalogue' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(weeks.nth(1)).toContainText('The catalogue’s next one');

  // One that is there is found and chosen, without writing it.
  await weeks.nth(2).getByRole('link').click();
  await page.getByRole('button', { name: 'Choose one from the catalogue' }).click();
  const questions = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await page.getByLabel('Search the catalogue').fill('pray given words');
  await page.keyboard.press('Enter');
  await expect(questions).toHaveCount(3);
  // The form behind it has heard nothing.
  await expect(page.getByText('Please write the question.')).toHaveCount(0);
  await expectAccessible(page);
  const title = await questions.first().getByRole('heading').innerText();
  await page.getByRole('button', { name: `Choose it: ${title}` }).click();
  await expect(weeks.nth(2)).toContainText(title);
});

test('a closed week says what moved, is found again, printed, and given a word', async ({
  page,
  ownServer,
  time,
  browser,
  expectedErrors,
}) => {
  // The server is away for a moment, and a session of a week ago ends.
  expectedErrors.push(/net::ERR_/, /status of 40[134]/);
  const wednesday = untilWednesday();
  time.pass(wednesday);
  const { email, password } = await signedIn(page, 'Miriam');
  await maySpeak(page);
  const context = await browser.newContext({ baseURL: ownServer.url });
  const other = await context.newPage();
  await signedIn(other, 'Esther');
  await maySpeak(other);
  const { week, question } = (await call(page, 'GET', '/api/debates/current')) as {
    week: string;
    question: string;
  };
  const { positions } = (await call(page, 'GET', `/api/debates/${week}`)) as {
    positions: { key: string; short: string; title: string }[];
  };
  const [from, to] = positions as [(typeof positions)[0], (typeof positions)[0]];
  await call(page, 'PUT', `/api/debates/${week}/stand`, { position: from.key });
  const { id } = (await call(other, 'POST', `/api/debates/${week}/claims`, {
    position: to.key,
    claimId: null,
    side: 'for',
    text: 'It was given for our good.',
    cites: [],
    otherSide: null,
  })) as { id: string };
  time.pass(wednesday + 31);
  const mind = { from: from.key, to: to.key, text: 'I had never heard it as an invitation.' };
  await call(page, 'POST', `/api/debates/claims/${id}/changed-my-mind`, mind);

  await ownServer.kill();
  time.pass(wednesday + WEEK_IN_MINUTES);
  await ownServer.start();
  await call(page, 'POST', login.path, { email, password });
  const closed = async () =>
    ((await call(page, 'GET', '/api/debates')) as { week: string }[]).map((debate) => debate.week);
  // From Thursday to Sunday the week in which the server began has been closed too.
  await expect.poll(closed).toContain(week);

  await page.goto('/community/debates');
  await page.getByRole('searchbox', { name: 'Search former weeks' }).fill('nobody asks this');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('main').getByText('No former question has these words.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all weeks' }).click();
  await page.getByRole('list', { name: 'Former weeks' }).getByRole('link', { name: question }).click();

  await expect(page.getByRole('heading', { name: 'One mind changed' })).toBeVisible();
  await expect(page.getByText(`from ${from.short} to ${to.short}`).first()).toBeVisible();
  await expect(page.getByText('“I had never heard it as an invitation.”')).toBeVisible();
  const best = page.getByRole('region', { name: 'Best argued, with names' });
  await expect(best.getByText('“It was given for our good.”')).toBeVisible();
  await expect(best.getByRole('link', { name: /^Esther/ })).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'One mind changed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read all of it' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await expect(page.getByRole('button', { name: 'Write a word' })).toHaveCount(0);
  await empower(page, ownServer, email, password, wednesday + WEEK_IN_MINUTES);
  await page.reload();
  await page.getByRole('button', { name: 'Write a word' }).click();
  const dialog = page.getByRole('dialog', { name: 'A word at the close' });
  await dialog.getByRole('textbox').fill('You answered the strongest thing the other side said.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You answered the strongest thing the other side said.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: to.title }).click();
  await expect(page).toHaveURL(new RegExp(`/positions/${to.key}$`));
  await context.close();
});
