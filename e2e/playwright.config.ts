import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../test-support/find-chromium.ts';
import { hasS3 } from '../test-support/s3-on-demand.ts';
import type { BackingOptions } from './backing.ts';

const executablePath = findChromium();

/** Only what sends files: everything else does not know where they are kept. */
const s3 = {
  name: 's3',
  use: { engine: 'sqlite', store: 's3' },
  testMatch: /(picture|files|uppy)[^/]*\.spec\.ts$/,
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
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sqlite', use: { engine: 'sqlite' } },
    // Not what keeps nothing in the database, or goes the same ways with two stores already.
    // Without PostgreSQL the global setup has warned, or failed where nothing may be skipped.
    {
      name: 'postgres',
      use: { engine: 'postgres' },
      testIgnore: /(landing|toasts|uppy-generations)\.spec\.ts$/,
    },
    ...(hasS3() ? [s3] : []),
  ],
});
