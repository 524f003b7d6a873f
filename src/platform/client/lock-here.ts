/**
 * Takes a lock that one window of the browser can have; resolves to what gives it back, or to null when another window
 * has it. Where the browser has no locks (plain HTTP), everyone gets it.
 */
export function lockHere(
  name: string,
  browser: { locks?: LockManager } = navigator,
): Promise<(() => void) | null> {
  const { locks } = browser;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
