import { AsyncLocalStorage } from 'node:async_hooks';

/** What a mocked module asks before each change that it makes. */
export interface Steps {
  before(): Promise<void>;
  refuseLinks: boolean;
}

interface Process {
  stepsLeft: number;
  waiting: (() => void)[];
  die(): void;
}

/**
 * Runs several pieces of work as if each were a process of its own. Their steps take turns in an order that `seed` (a whole
 * number) decides, and one that has made its steps stops for good: nothing of it runs any more, as after kill -9.
 */
export function createProcesses(steps: Steps, seed: number) {
  const current = new AsyncLocalStorage<Process>();
  const living = new Set<Process>();
  const random = randomFrom(seed);

  /** When everybody has come to a step, one of them makes it. */
  function next(): void {
    const waiting = [...living].filter((process) => process.waiting.length > 0);
    if (waiting.length === 0 || waiting.length < living.size) return;
    waiting[Math.floor(random() * waiting.length)]!.waiting.shift()!();
  }

  steps.before = async () => {
    const process = current.getStore();
    if (!process) return;
    if (process.stepsLeft === 0) {
      process.die();
      await new Promise(() => {});
    }
    process.stepsLeft -= 1;
    await new Promise<void>((go) => {
      process.waiting.push(go);
      next();
    });
  };

  return {
    /** @param stepsLeft how many it makes before it is killed; Infinity lets it come to its end. */
    run<T>(stepsLeft: number, work: () => Promise<T>): Promise<T | 'killed'> {
      const { promise: death, resolve } = Promise.withResolvers<'killed'>();
      const leave = () => {
        living.delete(process);
        next();
      };
      const process: Process = {
        stepsLeft,
        waiting: [],
        die() {
          leave();
          resolve('killed');
        },
      };
      living.add(process);
      return Promise.race([current.run(process, work).finally(leave), death]);
    },
    /** From now on nobody waits for a turn. */
    end(): void {
      steps.before = async () => {};
    },
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
