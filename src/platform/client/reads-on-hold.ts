let hold: PromiseWithResolvers<void> | null = null;

/** Reads that start from now on wait until it is known whether the session continues. */
export function holdReads(): void {
  hold ??= newHold();
}

/**
 * The session continues, or a new one has started: the reads that waited are sent. Or it is over and its screens are gone from the
 * page: visitors read, too.
 */
export function letReadsGo(): void {
  hold?.resolve();
  hold = null;
}

/**
 * The session is over. The reads that waited end with an AbortError, and so do reads of a screen that is still shown
 * for a moment.
 */
export function endReads(): void {
  hold ??= newHold();
  hold.reject(new DOMException('The session is over.', 'AbortError'));
}

function newHold(): PromiseWithResolvers<void> {
  const made = Promise.withResolvers<void>();
  // Without this, the browser would report a rejection that nobody waits for as an error.
  made.promise.catch(() => {});
  return made;
}

/** What a read has to wait for; undefined when it need not wait. */
export function readsOnHold(): Promise<void> | undefined {
  return hold?.promise;
}
