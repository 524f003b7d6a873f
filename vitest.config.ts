import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test-support,scripts,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['test-support/global-setup.ts'],
    // API tests start servers and databases of their own; the bound is against a hang, not a measure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Likewise for what another process ends in its own time.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // A worker loads the product once for all its files: no test replaces a module, and what one starts it also ends.
    isolate: false,
    retry: 0,
  },
});
