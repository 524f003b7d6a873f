import { expect, test } from 'vitest';
import { outcomeOfJourneys, outcomeOfUnits } from './test-reports.ts';

const units = {
  numPassedTests: 2,
  testResults: [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'works', status: 'passed' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'holds', status: 'passed' },
        { fullName: 'breaks', status: 'failed' },
        { fullName: 'waits', status: 'pending' },
      ],
    },
    { name: 'unreadable.test.ts', status: 'failed', assertionResults: [] },
  ],
};

test('units: what failed is named, a file that could not be loaded too', () => {
  expect(outcomeOfUnits(units, false)).toEqual({
    passed: 2,
    failures: ['b.test.ts › breaks (failed)', 'unreadable.test.ts'],
  });
});

test('units: a test that was passed over fails where everything has to be shown', () => {
  expect(outcomeOfUnits(units, true).failures).toContain('b.test.ts › waits (pending)');
});

const spec = (title: string, status: string) => ({
  title,
  file: 'home.spec.ts',
  line: 7,
  tests: [{ projectName: 'postgres', status }],
});
const journeys = {
  stats: { expected: 5 },
  suites: [
    {
      specs: [spec('opens', 'expected'), spec('shuts', 'unexpected')],
      suites: [{ specs: [spec('sometimes', 'flaky'), spec('not here', 'skipped')] }],
    },
  ],
};

test('journeys: what failed is named with its project, at any depth', () => {
  expect(outcomeOfJourneys(journeys, false)).toEqual({
    passed: 5,
    failures: [
      '[postgres] home.spec.ts:7 › shuts (unexpected)',
      '[postgres] home.spec.ts:7 › sometimes (flaky)',
    ],
  });
  expect(outcomeOfJourneys(journeys, true).failures).toContain(
    '[postgres] home.spec.ts:7 › not here (skipped)',
  );
});
