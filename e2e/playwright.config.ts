import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findHeadlessChromium } from '../test-support/find-chromium.ts';
import { hasS3 } from '../test-support/s3-on-demand.ts';
import type { BackingOptions } from './backing.ts';
import { oldestChromium } from './oldest-chromium.ts';

const executablePath = findHeadlessChromium();
const oldestPath = oldestChromium();
// A name that is neither https nor this machine's own, as a house's network has.
const args = [...CHROMIUM_ARGS, '--host-resolver-rules=MAP church.test 127.0.0.1'];

/**
 * Every journey runs on SQLite with files on disk. What a page shows does not depend on where its data is kept, and the API
 * tests run on both engines and both stores: a journey runs again only where it says so (docs/decisions/028).
 *
 * `@postgres`: several requests at once, search, paging, deletion, an end of the server in the middle, and once the whole way
 * of a newcomer. Without PostgreSQL the global setup has warned, or failed where nothing may be skipped.
 */
const postgres = { name: 'postgres', use: { engine: 'postgres' }, grep: /@postgres/ } as const;

/** `@s3`: the browser itself sends files to the bucket, fetches them there, or breaks off. */
const s3 = { name: 's3', use: { engine: 'sqlite', store: 's3' }, grep: /@s3/ } as const;

/** `@oldest`: in a Chromium of about the floor of what is served (docs/decisions/098), which there is for Linux on x64 alone. */
const oldest = {
  name: 'oldest',
  use: { engine: 'sqlite', launchOptions: { args, executablePath: oldestPath ?? '' } },
  grep: /@oldest/,
} as const;

export default defineConfig<BackingOptions>({
  testDir: './journeys',
  // Emptied at each run; the reports stand beside it.
  outputDir: '../test-results/journeys',
  globalSetup: './global-setup.ts',
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Bounds against a hang, not measures: a journey on a busy machine takes its time.
  timeout: 480_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    // What a page asks for would pass by the journey's own routes. A journey about workers allows them.
    serviceWorkers: 'block',
    launchOptions: { args, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sqlite', use: { engine: 'sqlite' }, testIgnore: '**/oldest-browsers.spec.ts' },
    postgres,
    ...(hasS3() ? [s3] : []),
    ...(oldestPath === null ? [] : [oldest]),
  ],
});
