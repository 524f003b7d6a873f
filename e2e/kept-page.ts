import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The browser keeps the screen for hours without a connection, and a worker that answers with it. */
export async function untilKept(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/');
        const page = await caches.match('/offline', { ignoreVary: true });
        return registration?.active?.state === 'activated' && page !== undefined;
      }),
    )
    .toBe(true);
}
