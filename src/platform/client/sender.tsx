import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { KeptToSend } from './kept-to-send.ts';
import { localDrafts } from './local-drafts.ts';
import { useKeptCount } from './use-kept-count.ts';
import { useOnline } from './use-online.ts';

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Sends what is kept as soon as there is a connection, and again after a while where it did not arrive. Give it the user's id as `key`.
 * @param props.send sends all of it; false when some of it waits still. One goes at a time
 */
export function Sender({
  kept,
  userId,
  send,
}: {
  kept: Pick<KeptToSend<unknown>, 'of' | 'takeOver' | 'onChange'>;
  userId: string;
  send: (queryClient: QueryClient, userId: string) => Promise<boolean>;
}) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const count = useKeptCount(kept, userId);
  const [failures, setFailures] = useState(0);
  const flight = useRef<Promise<boolean>>(null);
  useEffect(() => {
    const takeOver = () => void kept.takeOver(userId);
    takeOver();
    return localDrafts.whenComeBack(takeOver);
  }, [kept, userId]);
  // One more, or one less, is a sign of life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the change
  useEffect(() => setFailures(0), [count]);
  // And so is any answer: a browser on a wireless network that leads nowhere says that it has a connection.
  useEffect(() => {
    if (failures < 2) return;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') setFailures(1);
    });
  }, [queryClient, failures]);
  useEffect(() => {
    if (count === 0 || !isOnline) return;
    const waitMs = failures === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    const timer = setTimeout(async () => {
      flight.current ??= send(queryClient, userId)
        .catch(() => false)
        .finally(() => {
          flight.current = null;
        });
      const isSent = await flight.current;
      setFailures((before) => (isSent ? 0 : before + 1));
    }, waitMs);
    return () => clearTimeout(timer);
  }, [queryClient, userId, send, count, isOnline, failures]);
  return null;
}
