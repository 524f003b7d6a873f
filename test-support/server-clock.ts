import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The clock of real servers, which a test sets while they run. */
export function createServerClock() {
  const dir = mkdtempSync(path.join(tmpdir(), 'lampstand-later-'));
  const later = path.join(dir, 'later');
  return {
    /** For `startRealServer`. */
    entry: ['test-support/server-later.ts', later],
    /** In one step: a server reads it at any moment. @param at UTC epoch milliseconds */
    goTo(at: number): void {
      writeFileSync(`${later}.new`, String(at - Date.now()));
      renameSync(`${later}.new`, later);
    },
    dispose(): void {
      rmSync(dir, { recursive: true });
    },
  };
}
