import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../test-support/find-chromium.ts';
import { buildIfStale } from './build-if-stale.ts';

/** `npm test`: everything, in the order in which mistakes are cheapest; ends with 'N passed, N failed'. */
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
/** Where everything has to be shown, a test that was passed over has failed. */
const inCI = process.env['CI'] === 'true';

function run(title: string, command: string, args: string[]): boolean {
  console.log(`\n▶ ${title}`);
  const bin = path.join(root, 'node_modules/.bin');
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
  });
  return status === 0;
}

/** A step that is one check. */
function check(title: string, command: string, args: string[]): void {
  if (run(title, command, args)) passed += 1;
  else failed += 1;
}

/** A step that counts its own tests; a runner that broke down counts as one failure. */
function suite(
  title: string,
  command: string,
  args: string[],
  count: () => { passed: number; failed: number } | null,
) {
  const ok = run(title, command, args);
  const counted = count();
  passed += counted?.passed ?? 0;
  failed += Math.max(counted?.failed ?? 0, ok ? 0 : 1);
}

function readJson<T>(file: string): T | null {
  const full = path.join(results, file);
  return existsSync(full) ? (JSON.parse(readFileSync(full, 'utf8')) as T) : null;
}

check('Format and lint', 'biome', ['check', '.']);
check('Types', 'tsc', ['--noEmit']);
check('Types of the art', 'tsc', ['--noEmit', '-p', 'art']);
check('Import arrows', 'node', ['scripts/check-arrows.ts']);
check('Dead code', 'knip', []);

console.log('\n▶ Build');
await buildIfStale({ force: false });

suite(
  'Rules, stores and routes',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/units.json'],
  () => {
    const report = readJson<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
      'units.json',
    );
    const skipped = inCI ? (report?.numPendingTests ?? 0) : 0;
    return report && { passed: report.numPassedTests, failed: report.numFailedTests + skipped };
  },
);

if (!findChromium()) {
  const mend =
    'No Chromium was found: install it (Debian: apt-get install chromium; else: npx playwright install chromium).';
  console.warn(`\n⚠ ${mend}\n⚠ The journeys in the browser were not run.`);
  if (inCI) failed += 1;
} else {
  suite('Journeys in the browser', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], () => {
    const stats = readJson<{
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    }>('journeys.json')?.stats;
    const skipped = inCI ? (stats?.skipped ?? 0) : 0;
    return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + skipped } : null;
  });
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
