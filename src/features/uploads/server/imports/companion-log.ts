import { AsyncLocalStorage } from 'node:async_hooks';

/** Gets the headline of what Companion would print. */
type Sink = (line: string) => void;

const listening = new AsyncLocalStorage<Sink>();
let isHearing = false;

/**
 * Runs `work`, and keeps what Companion prints in it, and in whatever that starts, from the terminal: `sink` gets each
 * line's time, level and tag alone. The rest of it may be somebody's file names, addresses and access tokens, and
 * Companion has no setting for its log.
 */
export function withoutPrinting<T>(sink: Sink, work: () => T): T {
  if (!isHearing) {
    isHearing = true;
    const print = console.log;
    console.log = (...words: unknown[]) => {
      const hears = listening.getStore();
      if (hears) hears(typeof words[0] === 'string' ? words[0] : 'companion');
      else print(...words);
    };
  }
  return listening.run(sink, work);
}
