import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptToSend } from './kept-to-send.ts';
import { useOnline } from './use-online.ts';

type Waiting = Pick<KeptToSend<unknown>, 'of' | 'takeOver' | 'onChange'>;

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Sends what is kept as soon as there is a connection, and again after a while where it did not arrive.
 * @param send sends all of it; false when some of it waits still
 */
export function useSender(
  kept: Waiting,
  userId: string,
  send: (queryClient: QueryClient, userId: string) => Promise<boolean>,
): void {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const count = useKeptCount(kept, userId);
  const [failures, setFailures] = useState(0);
  useEffect(() => void kept.takeOver(userId), [kept, userId]);
  useEffect(() => {
    if (count === 0 || !isOnline) return;
    const waitMs = failures === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    const timer = setTimeout(async () => {
      const isSent = await send(queryClient, userId).catch(() => false);
      setFailures((before) => (isSent ? 0 : before + 1));
    }, waitMs);
    return () => clearTimeout(timer);
  }, [queryClient, userId, send, count, isOnline, failures]);
}

/** How many of them wait in this tab; none while a server renders. */
export function useKeptCount(kept: Omit<Waiting, 'takeOver'>, userId: string | null): number {
  return useSyncExternalStore(
    kept.onChange,
    () => (userId === null ? 0 : kept.of(userId).length),
    () => 0,
  );
}
