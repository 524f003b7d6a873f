import { expect, expectAccessible, focusOn, test } from '../fixtures.ts';
import { another, call, hannahAndRuth, PHONE } from '../study-group.ts';

test.use({ viewport: PHONE });

test('an event names what the group reads; its host sees who has not answered, and asks them', async ({
  page: hannah,
  browser,
  baseURL,
}) => {
  const { ruth, group } = await hannahAndRuth({ page: hannah, browser, baseURL });
  const boaz = await another(browser, baseURL, 'Boaz');
  const groupId = group.split('/').at(-1);
  const link = await call<{ token: string }>(hannah, 'POST', `/api/groups/${groupId}/links`, { uses: 1 });
  await call(boaz, 'POST', `/api/groups/by-link/${link.token}`, {});
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await call(hannah, 'POST', `/api/groups/${groupId}/plan`, {
    references: ['Acts 1', 'Acts 2:42-47'],
    startsOn: day(1),
    every: 'week',
  });
  const { gatheringId, start } = await call<{ gatheringId: string; start: string }>(
    hannah,
    'POST',
    '/api/gatherings',
    {
      ...{ groupId, title: 'Supper and Acts 2', description: '', place: '14 Mill Lane', link: '' },
      ...{ startsAt: `${day(10)}T19:00`, endsAt: `${day(10)}T21:30`, timezone: 'UTC' },
      ...{ seats: null, repeat: null, brings: ['Soup'] },
    },
  );
  const address = `/community/events/${gatheringId}/${encodeURIComponent(start)}`;

  // Ruth, who is no host, reads what she is to read, and nothing of who has not answered.
  await ruth.goto(address);
  const passage = ruth.getByRole('link', { name: 'Acts 2:42–47' });
  await expect(passage).toBeVisible();
  await expect(ruth.getByText('Nobody has said yet that they come')).toBeVisible();
  await expect(ruth.getByText('answered yet')).toHaveCount(0);
  await expectAccessible(ruth);
  await passage.click();
  await expect(ruth.getByRole('heading', { name: 'Acts 2:42–47' })).toBeVisible();
  await expect(ruth.getByPlaceholder('Answer the passage…')).toBeVisible();
  await ruth.goto(address);
  await ruth.getByText('Going', { exact: true }).click();
  await expect(ruth.getByText('One is coming')).toBeVisible();

  await hannah.goto(address);
  const who = hannah.getByRole('button', { name: /^One hasn’t answered yet/ });
  await who.click();
  const named = hannah.getByRole('dialog', { name: 'Not answered yet' });
  await expect(named.getByText('Boaz T.')).toBeVisible();
  await expectAccessible(hannah);
  await hannah.keyboard.press('Escape');
  await expect(who).toBeFocused();
  // By the keyboard alone, which is nowhere else afterwards.
  const ask = hannah.getByRole('button', { name: 'Ask them' });
  await hannah.keyboard.press('Tab');
  await expect(ask).toBeFocused();
  await hannah.keyboard.press('Enter');
  const asked = hannah.getByText('One asked', { exact: true });
  await expect(asked).toBeFocused();
  await expect(ask).toHaveCount(0);
  await expectAccessible(hannah);
  await hannah.reload();
  await expect(who).toBeVisible();
  await expect(ask).toHaveCount(0);

  // Boaz is asked by the bell, which leads there.
  await boaz.goto('/notifications');
  const question = boaz.getByRole('link', { name: /Will you come to Supper and Acts 2\?/ });
  await expect(question).toHaveCount(1);
  await expectAccessible(boaz);
  await question.click();
  await expect(boaz.getByRole('heading', { name: 'Supper and Acts 2' })).toBeVisible();
  await focusOn(boaz.getByRole('radio', { name: 'Maybe' }));
  await boaz.keyboard.press('Space');
  await expect(boaz.getByText('One is coming · 1 maybe')).toBeVisible();

  // What the plan says now is there at once; and everybody has answered.
  const { passages } = await call<{ passages: { id: string }[] }>(
    hannah,
    'GET',
    `/api/groups/${groupId}/plan`,
  );
  await call(hannah, 'PATCH', `/api/groups/${groupId}/plan/${passages[1]!.id}`, {
    reference: 'Luke 14:15-24',
  });
  await hannah.reload();
  await expect(hannah.getByRole('link', { name: 'Luke 14:15–24' })).toBeVisible();
  await expect(hannah.getByText('One is coming · 1 maybe')).toBeVisible();
  await expect(hannah.getByText('answered yet')).toHaveCount(0);
  for (const one of [ruth, boaz]) await one.context().close();
});
