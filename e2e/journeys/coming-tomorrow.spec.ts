import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { call, hannahAndRuth } from '../study-group.ts';

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

test('says what comes tomorrow before anything else is scrolled to, and once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const timezone = await ruth.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(Date.now() + 86_400_000);
  const supper = await call<{ gatheringId: string; start: string }>(page, 'POST', '/api/gatherings', {
    groupId: group.split('/').at(-1),
    title: 'Supper with Mark 4',
    description: '',
    place: 'Hannah’s kitchen',
    link: '',
    startsAt: `${tomorrow}T19:00`,
    endsAt: `${tomorrow}T21:00`,
    timezone,
    seats: null,
    repeat: { kind: 'weekly', every: 1, until: null },
    brings: ['Soup'],
  });
  await ruth.goto('/');
  const row = today(ruth).getByRole('link', { name: /^Tomorrow, 19:00/ });
  await expect(row).toContainText('Will you come?');
  // Nothing lies over it: it is above the tabs at the foot of the first screen.
  await row.click({ trial: true });
  expect(await ruth.evaluate(() => window.scrollY)).toBe(0);
  const comingUp = ruth.getByRole('region', { name: 'Coming up' });
  await expect(comingUp.getByRole('link', { name: /Supper with Mark 4/ })).toHaveText(/^(?!Tomorrow)/);
  await expectAccessible(ruth);

  await row.click();
  await expect(ruth.getByRole('heading', { name: 'Supper with Mark 4' })).toBeVisible();
  await ruth.getByText('Going', { exact: true }).click();
  await ruth.goBack();
  await expect(row).toContainText('You are going');

  // Far from home: the lamps go by the clocks of another place, where it is another day; when people meet, by those of this device.
  const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
  const far = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dateIn(zone) !== dateIn(timezone));
  await call(ruth, 'PATCH', '/api/user/settings', { timezone: far });
  await ruth.reload();
  await expect(today(ruth)).toContainText('your day goes by its clocks');
  await expect(row).toBeVisible();

  // The one who planned it calls it off, and it leaves the day of who has it before them.
  await call(page, 'PUT', `/api/gatherings/${supper.gatheringId}/${supper.start}/cancelled`, {
    scope: 'one',
  });
  await expect(row).toBeHidden();
});
