import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const journeys = path.resolve(import.meta.dirname, '../e2e/journeys');

test.each(globSync('*.spec.ts', { cwd: journeys }))(
  '%s waits for what it expects, and keeps no pictures',
  (name) => {
    const text = readFileSync(path.join(journeys, name), 'utf8');
    expect(text.match(/waitForTimeout|screenshot\(\{ path/g)).toBeNull();
  },
);
