import { setTimeout as sleep } from 'node:timers/promises';

/** When work that failed is worth another try. */
export interface TryAgain {
  /** Milliseconds before the second attempt, the third, and so on; after the last it is given up. */
  afterMs: readonly number[];
  /** Whether an error may be another one, or none, later. */
  mayPass: (error: unknown) => boolean;
}

/** Work that an answer does not wait for (letters, above all): started at once, finished before the server closes. */
export interface Background {
  /** A failure is reported under `name`; nothing is undone by it. */
  run(name: string, work: () => Promise<void>, again?: TryAgain): void;
  /** Resolves when everything started so far, and what that started, is done. */
  idle(): Promise<void>;
  /** As `idle`, but what waits for another attempt has it now, and no more after it. */
  finish(): Promise<void>;
}

export function createBackground(report: (name: string, error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  const finishing = new AbortController();

  async function attempt(
    name: string,
    work: () => Promise<void>,
    again: TryAgain | undefined,
  ): Promise<void> {
    for (const ms of again?.afterMs ?? []) {
      const isLast = finishing.signal.aborted;
      try {
        return await work();
      } catch (error) {
        if (isLast || !again?.mayPass(error)) throw error;
        report(`${name} (to be tried again)`, error);
        await sleep(ms, undefined, { signal: finishing.signal, ref: false }).catch(() => {});
      }
    }
    return work();
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    run(name, work, again) {
      const turn = attempt(name, work, again)
        .catch((error: unknown) => report(name, error))
        .finally(() => running.delete(turn));
      running.add(turn);
    },
    idle,
    finish() {
      finishing.abort();
      return idle();
    },
  };
}
