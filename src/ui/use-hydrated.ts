import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while React takes over the markup of the server, then true. Use it for things that this
 * markup must not have, such as style attributes, which the content policy forbids.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
