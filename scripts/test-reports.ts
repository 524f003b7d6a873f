/** The parts that we read of Vitest's JSON report. */
export interface UnitReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The parts that we read of Playwright's JSON report. */
export interface JourneyReport {
  stats: { expected: number };
  suites: JourneySuite[];
}

interface JourneySuite {
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[];
  suites?: JourneySuite[];
}

export interface Outcome {
  passed: number;
  /** One line each: where it is and what it is called. */
  failures: string[];
}

/** @param skipsFail whether a test that was passed over counts as failed. */
export function outcomeOfUnits(report: UnitReport, skipsFail: boolean): Outcome {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => isFailure(test.status, skipsFail));
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [name];
    return failed.map((test) => `${name} › ${test.fullName} (${test.status})`);
  });
  return { passed: report.numPassedTests, failures };
}

/** @param skipsFail whether a test that was passed over counts as failed. */
export function outcomeOfJourneys(report: JourneyReport, skipsFail: boolean): Outcome {
  return {
    passed: report.stats.expected,
    failures: report.suites.flatMap((suite) => failuresOf(suite, skipsFail)),
  };
}

function failuresOf(suite: JourneySuite, skipsFail: boolean): string[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => isFailure(status, skipsFail))
      .map(({ projectName, status }) => `[${projectName}] ${file}:${line} › ${title} (${status})`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, skipsFail))];
}

/** Vitest says failed and pending or skipped; Playwright unexpected, flaky and skipped. */
function isFailure(status: string, skipsFail: boolean): boolean {
  if (['failed', 'unexpected', 'flaky'].includes(status)) return true;
  return skipsFail && ['skipped', 'pending', 'todo'].includes(status);
}
