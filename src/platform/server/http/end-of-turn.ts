let turn: Promise<void> | null = null;

/**
 * Resolves when the event loop has gone through all that it was woken for, for all who wait at the same time. Answers are sent then and not
 * one by one: whoever gets them (a proxy, or browsers by way of the kernel) is woken once for many, and sends the next requests
 * together too. Waking is what a small answer costs most: a busy server answers a third more calls a second, and an idle
 * one waits some microseconds.
 */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = null;
      resolve();
    });
  });
  return turn;
}
