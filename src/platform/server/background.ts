/**
 * Work of this very process that no answer waits for and that is lost with it (a file on its way from elsewhere). What
 * must not be lost is an event.
 */
export interface Background {
  /** A failure is reported under `name` and undoes nothing. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when everything started so far, and what that started, is done. */
  idle(): Promise<void>;
}

/** @param report is told of work that failed, by its name; nobody else is */
export function createBackground(report: (name: string, error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const turn = work()
        .catch((error: unknown) => report(name, error))
        .finally(() => running.delete(turn));
      running.add(turn);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
