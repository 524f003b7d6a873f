/*
 * The event loop waits until something comes in, goes through all that has come in, and then calls what was left for the end
 * (`setImmediate`): that is a turn. Twenty requests that came in together are one.
 */

let ends: (() => void)[] | null = null;

/** Has to be called when a request comes in, while the loop goes through what it was woken for. */
export function noteArrival(): void {
  if (ends) return;
  ends = [];
  setImmediate(() => {
    const all = ends!;
    ends = null;
    for (const end of all) end();
  });
}

/**
 * Calls `end` when the loop has gone through all that came in together with the last request, and before it looks for more.
 * False, and nothing is called, when no request came in during this turn.
 */
export function atEndOfArrivals(end: () => void): boolean {
  ends?.push(end);
  return ends !== null;
}

let turn: Promise<void> | null = null;

/**
 * Resolves at the end of the turn, for all who wait at the same time. Answers are sent then and not one by one: whoever gets
 * them (a proxy, or browsers by way of the kernel) is woken once for many, and sends the next requests together too. Waking is
 * what a small answer costs most: a busy server answers a third more calls a second, and an idle one waits some microseconds
 * (docs/decisions/080-answers-of-one-turn.md).
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
