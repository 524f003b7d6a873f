import { Counter, Gauge, type Registry } from 'prom-client';
import type { Job } from '../jobs.ts';

/** The same jobs, whose runs are counted and timed. */
export function watchJobs(metrics: Registry, jobs: readonly Job[]): Job[] {
  const registers = [metrics];
  const labelNames = ['job'] as const;
  const runs = new Counter({
    name: 'lampstand_job_runs_total',
    help: 'Runs of background jobs that ended, by result: success or failure.',
    labelNames: ['job', 'result'],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'lampstand_job_last_success_timestamp_seconds',
    help: 'When a job last ended well; absent until it did in this process.',
    labelNames,
    registers,
  });
  const lastDuration = new Gauge({
    name: 'lampstand_job_last_duration_seconds',
    help: 'How long the last run of a job took.',
    labelNames,
    registers,
  });
  return jobs.map((job) => {
    // From the start, so that the first failure is an increase.
    for (const result of ['success', 'failure']) runs.inc({ job: job.name, result }, 0);
    return {
      ...job,
      async run(stopping) {
        const started = performance.now();
        let result = 'failure';
        try {
          await job.run(stopping);
          result = 'success';
          lastSuccess.setToCurrentTime({ job: job.name });
        } finally {
          runs.inc({ job: job.name, result });
          lastDuration.set({ job: job.name }, (performance.now() - started) / 1000);
        }
      },
    };
  });
}
