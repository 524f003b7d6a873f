import { expect, type Page } from '@playwright/test';
import { answered } from './in-cluster.ts';

/** Writes journal entries, 10 XP each; the first five of a day count. */
export async function earn(page: Page, entries: number): Promise<void> {
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  for (let i = 0; i < entries; i++) {
    const data = { content: 'A quiet morning.', writingTimeMinutes: 1 };
    // Asked again, it is the same entry.
    const once = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
    const answer = await answered(() => page.request.post('/api/journal/entries', { data, headers: once }));
    expect(answer.status()).toBe(201);
  }
}

/** Marks the first chapters of John as read, 5 XP each; the first ten of a day count, and each once. */
export async function readChapters(page: Page, chapters: number): Promise<void> {
  const headers = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  for (let chapter = 1; chapter <= chapters; chapter++) {
    const answer = await answered(() =>
      page.request.post(`/api/bible/books/JHN/chapters/${chapter}/read`, { headers }),
    );
    expect(answer.ok()).toBe(true);
  }
}

/** From now on the next journal entry brings level 2: answers say 240 XP more than the ledger does. */
export async function nextEntryBringsLevel2(page: Page): Promise<void> {
  await page.route('**/api/journal/entries', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const entry = await response.json();
    await route.fulfill({ response, json: { ...entry, progress: { currentXP: 250, level: 2 } } });
  });
}
