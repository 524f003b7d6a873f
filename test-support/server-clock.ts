import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How much later it is to real servers than it is. */
export interface ServerClock {
  /** The file with the milliseconds, for `startRealServer`. */
  later: string;
  /** From now on it is so much later. */
  pass(ms: number): void;
  /** @param at UTC epoch milliseconds */
  goTo(at: number): void;
  dispose(): void;
}

/** The clock of real servers, which a test sets while they run. */
export function createServerClock(): ServerClock {
  const dir = mkdtempSync(path.join(tmpdir(), 'lampstand-later-'));
  const later = path.join(dir, 'later-ms');
  const pass = (ms: number) => {
    // In one step: a server reads it at any moment.
    writeFileSync(`${later}.new`, String(ms));
    renameSync(`${later}.new`, later);
  };
  pass(0);
  return {
    later,
    pass,
    goTo: (at) => pass(at - Date.now()),
    dispose: () => rmSync(dir, { recursive: true }),
  };
}
