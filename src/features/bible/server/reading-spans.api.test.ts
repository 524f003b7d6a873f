import { expect, it } from 'vitest';
import { planOf } from '#test-support/plan-of.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { timeOfSpans } from './reading-spans-store.ts';

// Without the right index these read every session of a reader, for each of the weeks of a year.
describeOnBothEngines('time that was read', (app) => {
  it('is added up by an index', async () => {
    const spans = [
      { start: 0, end: 1 },
      { start: 1, end: 2 },
    ];
    const plan = await planOf(app().db, (db) => ({
      compile: () => timeOfSpans('somebody', spans).compile(db),
    }));
    expect(plan).toContain('reading_session_in_order');
  });
});
