let hold: PromiseWithResolvers<void> | null = null;

/** Reads that begin from now on wait until it is known whether the session goes on. */
export function holdReads(): void {
  if (hold) return;
  hold = Promise.withResolvers();
  hold.promise.catch(() => {});
}

/** The session goes on, or another has begun: what waited is asked for. */
export function letReadsGo(): void {
  hold?.resolve();
  hold = null;
}

/**
 * The session is over: what waited ends with an AbortError, and so does what a screen asks for that is not yet taken away.
 */
export function endReads(): void {
  hold ??= Promise.withResolvers();
  hold.promise.catch(() => {});
  hold.reject(new DOMException('The session is over.', 'AbortError'));
}

/** What a read waits for before it asks; undefined when it need not. */
export function readsOnHold(): Promise<void> | undefined {
  return hold?.promise;
}
