import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { settleQuests } from '../../src/features/quests/quests.contract.ts';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { testWithOwnServer } from '../own-server.ts';

testWithOwnServer.use({ hasQuests: true });

testWithOwnServer(
  'a quest is done by writing: its XP comes, and its line burns',
  async ({ page, ownServer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signedIn(page, 'Miriam');
    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    const { date, endsAt } = (await (await page.request.get('/api/quests')).json()) as {
      date: string;
      endsAt: number;
    };
    // What was told, instead of the lot; and the sabbath is another day, whatever today is.
    const { origin } = new URL(ownServer.url);
    const weekday = ((new Date(date).getUTCDay() + 2) % 7) + 1;
    await page.request.put('/api/today/sabbath', { data: { weekday }, headers: { origin } });
    const db = new DatabaseSync(path.join(ownServer.dataDir, 'lampstand.db'), { timeout: 10_000 });
    db.prepare('insert into quest_draw values (?, ?, ?, ?, ?, ?, ?)').run(
      ...[id, date, 'day', endsAt - 86_400_000, endsAt, 'write-green,read-psalm,keep-verse', null],
    );
    db.close();

    await page.goto('/');
    const quests = page.getByRole('region', { name: 'Quests' });
    await expect(quests.getByRole('link', { name: 'Read a psalm +5 XP' })).toBeVisible();
    await expectAccessible(page);
    await quests.getByRole('link', { name: 'Write about something green' }).click();
    await expect(page.getByText('Something green', { exact: true })).toBeVisible();
    await page.getByLabel('Your reflection').fill('Moss on the north wall.');
    await page.getByRole('button', { name: 'Save Entry & Earn 10 XP' }).click();
    await expect(page.getByText('8 XP earned', { exact: true })).toBeAttached();

    await page.goto('/');
    await expect(quests.getByRole('listitem').filter({ hasText: 'something green' })).toContainText('Done');
    const { currentXP } = (await (await page.request.get('/api/auth/user')).json()) as { currentXP: number };
    expect(currentXP).toBe(18);
  },
);

testWithOwnServer(
  'who begins to rest is asked nothing, and asked again once they are back',
  async ({ page, ownServer }) => {
    await signedIn(page, 'Elisheba');
    const headers = { origin: new URL(ownServer.url).origin };
    const { date } = (await (await page.request.get('/api/quests')).json()) as { date: string };
    const weekday = ((new Date(date).getUTCDay() + 2) % 7) + 1;
    await page.request.put('/api/today/sabbath', { data: { weekday }, headers });
    const begun = await page.request.post('/api/plans/ready/john-three-weeks', {
      data: { startsOn: date, weekdays: [1, 2, 3, 4, 5, 6, 7] },
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    });
    expect(begun.ok()).toBe(true);
    const before = new Date(Date.parse(date) - 3 * 86_400_000).toISOString().slice(0, 10);
    const db = new DatabaseSync(path.join(ownServer.dataDir, 'lampstand.db'), { timeout: 10_000 });
    db.prepare('update reading_plan set anchor_date = ?').run(before);
    db.close();

    // All of it in one page: what it knows of a day must not outlive the rest.
    await page.goto('/plans');
    const waysOn = page.getByRole('region', { name: 'Ways to go on' });
    await expect(waysOn).toBeVisible();
    await page.getByRole('link', { name: /^Home/ }).first().click();
    const quests = page.getByRole('region', { name: 'Quests' });
    await expect(quests).toBeVisible();
    const today = page.getByRole('region', { name: 'Today' });
    await today.getByRole('button', { name: 'My rhythm' }).click();
    const looked = page.waitForResponse((answer) => answer.url().endsWith(settleQuests.path));
    const rhythm = page.getByRole('dialog', { name: 'My rhythm' });
    await rhythm.getByRole('button', { name: 'Begin to rest' }).click();
    await expect(rhythm).toContainText('Resting until');
    await page.keyboard.press('Escape');
    await expect(quests).toHaveCount(0);
    await looked;
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'John in three weeks' })).toBeVisible();
    await expect(waysOn).toHaveCount(0);
    await page.goForward();
    // They are kept again, and what is done of them is paid.
    const kept = page.waitForResponse((answer) => answer.url().endsWith(settleQuests.path));
    await today.getByRole('button', { name: 'I am back' }).click();
    await expect(quests).toBeVisible();
    await kept;
  },
);
