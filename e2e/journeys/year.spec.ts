import { login } from '../../src/features/accounts/accounts.contract.ts';
import { readChapters } from '../earning.ts';
import { expect, expectAccessible, followCalls, loseConnection, signedIn, test } from '../fixtures.ts';
import { testWithTime } from '../own-server.ts';

test('my year: what was done today is a note of three voices, and stands on paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Miriam');
  await readChapters(page, 1);
  await page.goto('/');
  await page.getByRole('region', { name: 'Today' }).getByRole('button', { name: 'My rhythm' }).click();
  await page.getByRole('link', { name: 'See my year' }).click();

  const year = String(new Date().getUTCFullYear());
  await expect(page.getByRole('heading', { level: 1, name: year })).toBeVisible();
  await expect(page.getByText('One day, kept')).toBeVisible();
  await expect(page.getByText(/: read on 1 day\.$/)).toBeAttached();
  await expect(page.getByText(/: at rest\.$/)).toHaveCount(11);
  await expect(page.getByText('One book begun')).toBeVisible();
  await expectAccessible(page);

  const read = page.getByRole('button', { name: /^Read/ });
  await read.click();
  await expect(read).toHaveAttribute('aria-pressed', 'true');
  await read.click();
  await expect(read).toHaveAttribute('aria-pressed', 'false');

  // A day opens, and leads to what was read on it.
  await page.getByRole('button', { name: /: read on 1 day\.$/ }).click();
  const day = page.getByRole('dialog');
  await expect(day.getByRole('heading', { name: 'Read' })).toBeVisible();
  await expect(day.getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(day).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('One day, kept')).toBeVisible();
  await expect(page.getByText('A page to keep')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'A page to keep' }).last().click();
  await expect(page.getByRole('heading', { level: 2, name: year })).toBeVisible();
  await expect(page.getByText('1 chapter of the Bible.')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeHidden();
  await expect(page.getByText('1 chapter of the Bible.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();

  // The dialog is closed, and Back leads to where it was opened.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Treasure chests' })).toBeVisible();
});

testWithTime('what a year was is still there in the next', async ({ page, time, expectedErrors }) => {
  // What the open page asks for when weeks have passed is refused, until the person has signed in again.
  expectedErrors.push(/status of 401/, /ERR_INTERNET_DISCONNECTED/);
  const { email, password } = await signedIn(page, 'Ruth');
  await readChapters(page, 1);
  await page.clock.install();
  const untilAnswered = followCalls(page);
  await page.goto('/year');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^\d{4}$/);
  const year = Number(await heading.textContent());
  await expect(page.getByRole('link', { name: String(year - 1), exact: true })).toBeHidden();

  // The app stays open until the third of January.
  const minutes = Math.ceil((Date.UTC(year + 1, 0, 3) - Date.now()) / 60_000);
  const headers = { origin: new URL(page.url()).origin };
  // It asks for nothing between the end of the session and the next one, or it would lead to where one signs in.
  const connect = await loseConnection(page);
  await untilAnswered();
  time.pass(minutes);
  await page.request.post(`${headers.origin}${login.path}`, { data: { email, password }, headers });
  await connect();
  await page.clock.setSystemTime(Date.now() + minutes * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading).toHaveText(String(year + 1));
  await expect(page.getByText('Its days are ahead')).toBeVisible();
  // What is offered in January is the year that was.
  await page.getByRole('link', { name: `Your ${year} on one sheet` }).click();
  await expect(page.getByRole('heading', { level: 2, name: String(year) })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: String(year), exact: true }).click();
  await expect(heading).toHaveText(String(year));
  await expect(page.getByText('One day, kept')).toBeVisible();
  await expect(page.getByRole('link', { name: String(year - 1), exact: true })).toBeHidden();
});

test('what was written about a verse and the verse lead to each other, and both to a line of the year', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Naomi');
  await page.goto('/bible/PSA/23/2-3');
  await page.getByRole('button', { name: 'Write about Psalm 23:2–3' }).click();
  await expect(page.getByText('About Psalm 23:2–3')).toBeVisible();
  const words = page.getByRole('textbox', { name: 'Your reflection' });
  await words.press('Control+End');
  await words.pressSequentially('I would never choose it. Thank you.');
  await page.getByRole('button', { name: /Grateful/ }).click();
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await page.getByRole('article').getByRole('link', { name: 'Psalm 23:2–3' }).first().click();

  await expect(page).toHaveURL(/\/bible\/PSA\/23\/2-3$/);
  await page.getByRole('link', { name: /from my journal, on verses 2–3$/ }).click();
  await expect(page).toHaveURL(/\/journal\/.+/);
  await expect(page.getByText('I would never choose it.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/year');
  await page.getByRole('button', { name: /^Grateful in .*, 1 entry$/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Psalm 23:2–3/ })).toBeVisible();

  await page.goto('/year/page');
  await page.getByRole('button', { name: 'Choose a line of yours' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Thank you.' }).click();
  await expect(page.getByRole('article').getByText('Thank you.', { exact: true })).toBeVisible();
});
