/** A task that runs in the background, at the start and then every `everyMs`. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** Runs jobs until the returned function is called; a job never overlaps itself, and a failure is only reported. */
export function startJobs(jobs: Job[], report: (name: string, error: unknown) => void): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    let busy = false;
    const tick = () => {
      if (busy) return;
      busy = true;
      const turn = job
        .run()
        .catch((error: unknown) => report(job.name, error))
        .finally(() => {
          busy = false;
          running.delete(turn);
        });
      running.add(turn);
    };
    tick();
    return setInterval(tick, job.everyMs).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
