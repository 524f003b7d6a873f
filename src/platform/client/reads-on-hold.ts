let hold: PromiseWithResolvers<void> | null = null;

/** Reads that begin from now on wait until it is known whether the session goes on. */
export function holdReads(): void {
  hold ??= newHold();
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
  hold ??= newHold();
  hold.reject(new DOMException('The session is over.', 'AbortError'));
}

function newHold(): PromiseWithResolvers<void> {
  const made = Promise.withResolvers<void>();
  // Without this, a rejection that nobody waits for would be reported as an error.
  made.promise.catch(() => {});
  return made;
}

/** What a read waits for before it asks; undefined when it need not. */
export function readsOnHold(): Promise<void> | undefined {
  return hold?.promise;
}
