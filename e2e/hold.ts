import type { Page } from '@playwright/test';

/** Holds calls of a method back until `letGo` says what becomes of them. */
export async function hold(page: Page, url: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<'answer' | 'lose the answer'>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    if ((await promise) === 'answer') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return { letGo: resolve, release: () => page.unroute(url) };
}
