import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is there for the test that asks for it, and empty. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
