import type { Page } from '@playwright/test';
import { expect, loseConnection, test } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { another, call, ready } from '../study-group.ts';

const words = (page: Page) => page.getByLabel('What shall we pray for?');

const ask = (page: Page, text: string) =>
  call<{ id: string }>(page, 'POST', '/api/prayer/requests', {
    text,
    audience: { kind: 'circle', id: null },
    isAnonymous: false,
  });

async function inOneCircle(a: Page, b: Page): Promise<void> {
  const { id: aId } = await call<{ id: string }>(a, 'GET', '/api/auth/user');
  const { id: bId } = await call<{ id: string }>(b, 'GET', '/api/auth/user');
  await call(a, 'PUT', `/api/circle/invitations/${bId}`);
  await call(b, 'POST', `/api/circle/invitations/${aId}/accept`);
}

/** The calls that the page makes by itself are lost, until the function that this answers is called; then the page stands as it does after that. */
async function losesItsLists(page: Page): Promise<() => Promise<void>> {
  const lost = ['waiting', 'overview'].map((name) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(`/api/prayer/${name}`)),
  );
  await page.route(/\/api\/prayer\/(waiting|overview)/, (route) => route.abort());
  return async () => {
    await Promise.all(lost);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await page.unroute(/\/api\/prayer\/(waiting|overview)/);
  };
}

test('whoever prays goes on with what is there when news of more is lost on the way', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await ready(page, 'Miriam');
  const others = [await another(browser, baseURL, 'Ruth'), await another(browser, baseURL, 'Tola')];
  for (const other of others) await inOneCircle(page, other);
  const [ruth, tola] = others as [Page, Page];
  const { id } = await ask(ruth, 'For the harvest');

  const listens = page.waitForResponse(/\/api\/live/);
  await page.goto('/prayers');
  await expect(page.getByText('For the harvest')).toBeVisible();
  await listens;
  const isLost = await losesItsLists(page);
  await ask(tola, 'For my exam');
  await isLost();
  await expect(page.getByText('For the harvest')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I prayed' })).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: /^Pray through all/ }).click();
  await expect(page.getByRole('button', { name: 'Stop here' })).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  // What others here ask of everyone comes after what a circle asks.
  const place = page.getByRole('img', { name: /^2 of \d+$/ });
  await expect(place).toBeAttached();
  const second = await page.getByRole('heading', { level: 1 }).textContent();
  const isLostAgain = await losesItsLists(page);
  await call(ruth, 'PATCH', `/api/prayer/requests/${id}`, { forDay: '2100-01-01' });
  await isLostAgain();
  await expect(page.getByRole('heading', { level: 1, name: second ?? '' })).toBeVisible();
  await expect(place).toBeAttached();
});

test('what could not go out stands below what is being written by then', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /status of 409/);
  await ready(page, 'Samuel');
  // What is shown after it has been kept comes ahead.
  const ahead = page.waitForResponse(/\/prayer-page-/);
  await page.goto('/prayers/ask');
  await (await ahead).finished();
  await words(page).fill('For rain');
  await page.getByRole('button', { name: 'For a certain day' }).click();
  await page.getByLabel('Pray above all on').fill('2100-01-01');
  const reconnect = await loseConnection(page);
  await page.getByRole('button', { name: 'Keep for myself' }).click();
  await expect(page.getByText('It goes out when you are online.').first()).toBeVisible();
  await page.getByRole('link', { name: /Ask for prayer|Write a first prayer/ }).click();
  await words(page).fill('For my neighbour');
  await page.getByText('Everyone here', { exact: true }).click();
  await page.route('**/api/prayer/requests', (route) =>
    route.fulfill({ status: 409, json: { code: 'PRAYER_LIMIT', message: 'You have 50 open requests.' } }),
  );
  await reconnect();
  await expect(page.getByText('Your request waits for you', { exact: true })).toBeVisible();
  await words(page).press('End');
  await expect(words(page)).toHaveValue('For my neighbour\n\nFor rain');
  // What one of them was not for, both are not.
  await expect(page.getByRole('radio', { name: /Only me/ })).toBeChecked();
  await expect(page.getByLabel('Pray above all on')).toHaveValue('2100-01-01');
  // It is kept, too.
  await page.reload();
  await expect(words(page)).toHaveValue('For my neighbour\n\nFor rain');
});

test('a request that was taken back while it stood open is shown no longer, once something is done there', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404.*\/api\/prayer\/requests\//);
  await ready(page, 'Miriam');
  const ruth = await another(browser, baseURL, 'Ruth');
  // Asked of everyone, it reaches nobody's open page by itself who does not know Ruth.
  const { id } = await call<{ id: string }>(ruth, 'POST', '/api/prayer/requests', {
    text: 'For the harvest',
    audience: { kind: 'everyone', id: null },
    isAnonymous: false,
  });
  await page.goto(`/prayers/requests/${id}`);
  await page.getByLabel('Write a few words').fill('May it be a good one');
  await call(ruth, 'DELETE', `/api/prayer/requests/${id}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'This request is not here' })).toBeVisible();
  await expect(page.getByText('For the harvest')).toBeHidden();
});

test('who sees a request is what stood there when it was sent, and it cannot be put off any more', async ({
  page,
}) => {
  await ready(page, 'Hannah');
  await page.goto('/prayers/ask');
  await words(page).fill('For a child');
  const { letGo } = await hold(page, '**/api/prayer/requests', 'POST');
  await page.getByRole('button', { name: 'Keep for myself' }).click();
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeDisabled();
  // Nobody can press there.
  await expect(page.locator('[inert]').getByText('Everyone here', { exact: true })).toBeVisible();
  letGo('answer');
  await expect(page).toHaveURL('/prayers');
});

test('whoever has gone elsewhere while their request was on its way stays there', async ({ page }) => {
  await ready(page, 'Elkanah');
  await page.goto('/prayers/ask');
  await words(page).fill('For the way home');
  const { letGo } = await hold(page, '**/api/prayer/requests', 'POST');
  const asked = page.waitForResponse('**/api/prayer/requests');
  await page.getByRole('button', { name: 'Keep for myself' }).click();
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeDisabled();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/prayers');
  // Where nobody has asked yet, the prayer's own page leads to little.
  await page.getByRole('link', { name: 'Bible' }).first().click();
  await expect(page).toHaveURL('/bible');
  letGo('answer');
  await asked;
  await expect(page.getByText('Kept on your list').first()).toBeVisible();
  await expect(page).toHaveURL('/bible');
});
