/** Between two turns, so that what one loads and draws is done before the next begins. */
const GAP_MS = 100;
/** A page that is never idle (something moves on it) takes its turns all the same. */
const LONGEST_WAIT_MS = 1000;

const waiting = new Set<() => void>();
let isTurnAsked = false;

/**
 * Calls back when the browser has nothing to do, one callback at a time: what the first screen does not need comes piece by
 * piece, and a tap in between is answered at once. Those who asked first come first.
 * @returns what gives the turn up
 */
export function takeIdleTurn(callback: () => void): () => void {
  waiting.add(callback);
  askForTurn();
  return () => void waiting.delete(callback);
}

function askForTurn(): void {
  if (isTurnAsked || waiting.size === 0) return;
  isTurnAsked = true;
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(giveTurn, { timeout: LONGEST_WAIT_MS });
  else setTimeout(giveTurn);
}

function giveTurn(): void {
  const [callback] = waiting;
  if (callback) waiting.delete(callback);
  setTimeout(() => {
    isTurnAsked = false;
    askForTurn();
  }, GAP_MS);
  callback?.();
}
