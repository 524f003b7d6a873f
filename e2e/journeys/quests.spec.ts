import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
