type Forget = (userId: string) => unknown;
const all = new Set<Forget>();

/**
 * From now on `forget` is called with the user's id when that user signs out on purpose, in this tab or in another
 * tab of this browser.
 */
export function atSignOut(forget: Forget): void {
  all.add(forget);
}

/**
 * Deletes everything that this browser keeps of the user outside of the query cache; `atSignOut` adds what is called.
 */
export function forgetHere(userId: string): void {
  for (const forget of all) forget(userId);
}
