import { vi } from 'vitest';

/** Waits until a check holds, as long as `expect.poll` does: the bound is against a hang, not a measure, and a machine may be busy. */
export function inTime<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000 });
}
