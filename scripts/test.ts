import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isArtChecked } from '@lampstand/art/record/checked.ts';
import { findHeadlessChromium } from '../test-support/find-chromium.ts';
import { CHECKS, runChecks } from './checks.ts';
import {
  type JourneyReport,
  type Outcome,
  outcomeOfJourneys,
  outcomeOfUnits,
  type UnitReport,
} from './test-reports.ts';

/** `npm test`: everything, in the order in which mistakes are cheapest; ends with 'N passed, N failed'. */
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
/** Named once more at the end, where a reader of a long log looks first. */
const failures: string[] = [];
/** With CI=true every test has to run, so a skipped test counts as failed. */
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

/** A step that counts its own tests in a report; a runner that broke down counts as one failure. */
function suite<Report>(
  title: string,
  command: { name: string; args: string[]; report: string },
  read: (report: Report, skipsFail: boolean) => Outcome,
) {
  const ok = run(title, command.name, command.args);
  const file = path.join(results, command.report);
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report, inCI) : null;
  passed += outcome?.passed ?? 0;
  const failed = outcome?.failures ?? [];
  failures.push(...(failed.length === 0 && !ok ? [`${title}: the run broke down`] : failed));
}

const broken = await runChecks(CHECKS);
passed += CHECKS.length - broken.length;
failures.push(...broken);

const reporters = ['--reporter=default', '--reporter=json'];
if (isArtChecked()) console.log('\n▶ Pictures: as they were when their own tests passed (art/checked.json)');
else {
  suite<UnitReport>(
    'Pictures',
    {
      name: 'node',
      args: ['art/record/test.ts', ...reporters, `--outputFile.json=${results}/pictures.json`],
      report: 'pictures.json',
    },
    outcomeOfUnits,
  );
}

suite<UnitReport>(
  'Rules, stores and routes',
  {
    name: 'vitest',
    args: ['run', ...reporters, '--outputFile.json=test-results/units.json'],
    report: 'units.json',
  },
  outcomeOfUnits,
);

if (findHeadlessChromium()) {
  suite<JourneyReport>(
    'Journeys in the browser',
    { name: 'playwright', args: ['test', '-c', 'e2e/playwright.config.ts'], report: 'journeys.json' },
    outcomeOfJourneys,
  );
} else {
  const mend =
    'No Chromium was found: install it (Debian: apt-get install chromium; else: npx playwright install chromium).';
  console.warn(`\n⚠ ${mend}\n⚠ The journeys in the browser were not run.`);
  if (inCI) failures.push('Journeys in the browser: no Chromium');
}

if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  ✘ '));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
