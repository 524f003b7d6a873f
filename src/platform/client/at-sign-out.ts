type Forget = (userId: string) => unknown;
const all = new Set<Forget>();

/** Has `forget` called with the user's id when they sign out on purpose, in this window or another of the browser. */
export function atSignOut(forget: Forget): void {
  all.add(forget);
}

/** Forgets what the browser keeps of the user beside the query cache; `atSignOut` says what. */
export function forgetHere(userId: string): void {
  for (const forget of all) forget(userId);
}
