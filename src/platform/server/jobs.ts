import { MINUTE_MS } from '#contract/durations.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import { newId } from './ids.ts';
import { createLease, deleteLease, extendLease, findLeaseEnd } from './job-lease-store.ts';

/** A task that runs in the background, at the start and then every `everyMs`: in one process at a time. */
export interface Job {
  name: string;
  everyMs: number;
  /** Has to be harmless when it is done twice. `stopping`: the server ends, and the rest can wait for the next run. */
  run(stopping: AbortSignal): Promise<void>;
}

interface JobsDeps {
  db: Db;
  clock: Clock;
  report: (name: string, error: unknown) => void;
}

/** A process that is lost keeps its jobs from the others for so long; one that runs a job tells of itself three times as often. */
const LEASE_MS = MINUTE_MS;

/**
 * Runs jobs until the returned function is called; a failure is only reported. Of several processes on one database the
 * one that takes the job's lease first runs it, and the others look again when the lease is over. The clocks of the
 * processes must agree to within some seconds.
 */
export function startJobs(jobs: readonly Job[], { db, clock, report }: JobsDeps): () => Promise<void> {
  const holder = newId(clock.now());
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  /** Null when it was run, otherwise in how many milliseconds it may be free. */
  async function runAlone({ name, run }: Job): Promise<number | null> {
    const lease = { job: name, holder };
    const now = clock.now();
    const held_until = now + LEASE_MS;
    // Clocks agree to within seconds: what ends later was left by one that was wrong.
    if (!(await createLease(db, { ...lease, held_until }, { now, latest: held_until + LEASE_MS }))) {
      return Math.max(1, ((await findLeaseEnd(db, name)) ?? now) - now);
    }
    const renewal = setInterval(() => {
      extendLease(db, { ...lease, held_until: clock.now() + LEASE_MS }).catch(() => {});
    }, LEASE_MS / 3).unref();
    try {
      if (!stopping.signal.aborted) await run(stopping.signal);
      return null;
    } finally {
      clearInterval(renewal);
      await deleteLease(db, lease);
    }
  }

  for (const job of jobs) {
    let isBusy = false;
    let again: NodeJS.Timeout | undefined;
    const tick = () => {
      if (isBusy || stopping.signal.aborted) return;
      isBusy = true;
      if (again) timers.delete(again);
      clearTimeout(again);
      const turn = runAlone(job)
        .then(
          (freeIn) => {
            if (freeIn === null) return;
            again = setTimeout(tick, freeIn).unref();
            timers.add(again);
          },
          (error: unknown) => report(job.name, error),
        )
        .finally(() => {
          isBusy = false;
          running.delete(turn);
        });
      running.add(turn);
    };
    tick();
    timers.add(setInterval(tick, job.everyMs).unref());
  }
  return async () => {
    stopping.abort();
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
