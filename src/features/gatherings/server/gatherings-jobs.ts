import { HOUR_MS } from '#contract/durations.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { layComing } from './lay-occurrences.ts';
import { reminderJobs } from './reminder-jobs.ts';

/** What gatherings do by the clock. */
export function gatheringsJobs(deps: GatheringsDeps): Job[] {
  return [
    {
      name: 'go on with repeated gatherings',
      everyMs: HOUR_MS,
      run: (stopping) => layComing(deps, stopping),
    },
    ...reminderJobs(deps),
  ];
}
