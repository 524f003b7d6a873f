import { useSyncExternalStore } from 'react';
import type { KeptToSend } from './kept-to-send.ts';

/** How many of what is kept to be sent wait in this tab; none while a server renders. */
export function useKeptCount(
  kept: Pick<KeptToSend<unknown>, 'of' | 'onChange'>,
  userId: string | null,
): number {
  return useSyncExternalStore(
    kept.onChange,
    () => (userId === null ? 0 : kept.of(userId).length),
    () => 0,
  );
}
