import { defineConfig } from 'vitest/config';

/** The pictures' own tests: they start no server and need no database. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // A bound against a hang, not a measure.
    testTimeout: 120_000,
    maxWorkers: 2,
    retry: 0,
  },
});
