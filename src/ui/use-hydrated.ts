import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its markup is taken over, true from then on: for what the server's markup must not hold,
 * such as style attributes, which the content policy forbids.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
