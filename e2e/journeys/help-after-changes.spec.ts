import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { testWithOwnServer as test } from '../own-server.ts';
import { another, call, PHONE, ready } from '../study-group.ts';

test.use({ viewport: PHONE });

const DANGER = 'I want to kill myself.';
const help = (page: Page) => page.getByRole('heading', { name: 'You don’t have to carry this alone' });

test('whoever changes their words to words of danger is shown who helps', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Daniel');
  const ruth = await another(browser, baseURL, 'Ruth');
  const { id: requestId } = await call<{ id: string }>(ruth, 'POST', '/api/prayer/requests', {
    text: 'For my exam',
    audience: { kind: 'everyone', id: null },
    isAnonymous: false,
  });
  await call(page, 'POST', `/api/prayer/requests/${requestId}/encouragements`, { text: 'I pray with you.' });
  await page.goto(`/prayers/requests/${requestId}`);
  await page.getByRole('button', { name: 'More about your words' }).click();
  await page.getByRole('menuitem', { name: 'Change it' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Your words' }).fill(DANGER);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(help(page)).toBeFocused();
  await page.getByRole('button', { name: 'Back to the request' }).click();
  await expect(page.getByText(DANGER)).toBeVisible();

  const tola = await another(browser, baseURL, 'Tola');
  const { week } = await call<{ week: string }>(ruth, 'GET', '/api/debates/current');
  const { positions } = await call<{ positions: { key: string }[] }>(ruth, 'GET', `/api/debates/${week}`);
  const position = positions[0]!.key;
  const { id: claimId } = await call<{ id: string }>(tola, 'POST', `/api/debates/${week}/claims`, {
    position,
    claimId: null,
    side: 'for',
    text: 'It was given for our good.',
    cites: [],
    otherSide: null,
  });
  await tola.goto(`/community/debates/claims/${claimId}`);
  await tola.getByRole('button', { name: 'Change it or take it back' }).click();
  await tola.getByRole('menuitem', { name: 'Change it' }).click();
  await tola.getByRole('textbox', { name: 'Your claim' }).fill(DANGER);
  await tola.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(help(tola)).toBeFocused();
  await tola.getByRole('button', { name: 'Back to the debate' }).click();
  await expect(tola.getByRole('heading', { level: 1, name: DANGER })).toBeVisible();
});
