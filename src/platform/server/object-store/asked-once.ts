import { StoreUnavailable } from './object-store.ts';

/** A store that says nothing for so long does not answer. */
const ANSWER_MS = 2_000;

/**
 * Asks whether a store answers, and waits no longer than `answerMs` for it. A folder of a network that hangs is not asked a second
 * time beside that: each question holds one of the few threads by which Node reads files.
 * @throws StoreUnavailable when there is no answer in time; else what `ask` throws
 */
export function askedOnce(ask: () => Promise<void>, answerMs = ANSWER_MS): () => Promise<void> {
  let pending: Promise<void> | null = null;
  return async () => {
    pending ??= ask().finally(() => {
      pending = null;
    });
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new StoreUnavailable(`The file store has not answered for ${answerMs / 1000} s.`)),
      answerMs,
    );
    try {
      await Promise.race([pending, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
