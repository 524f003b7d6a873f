import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParticipant } from '#features/people/client/for-other-features.ts';
import { useOnline } from '#platform/client/use-online.ts';
import { keptRequests, onKeptRequests, takeOverKeptRequests } from '../kept-requests.ts';

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 120_000;

/** Sends what was asked without a connection as soon as there is one, on whatever screen that is. */
export function KeptRequestsBeside() {
  const user = useParticipant();
  return user === null ? null : <SenderOf key={user.id} userId={user.id} />;
}

function SenderOf({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [count, setCount] = useState(0);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const look = () => setCount(keptRequests(userId).length);
    look();
    void takeOverKeptRequests(userId);
    return onKeptRequests(look);
  }, [userId]);
  useEffect(() => {
    if (count === 0 || !isOnline) return;
    const waitMs = failures === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    const timer = setTimeout(async () => {
      const isSent = await import('../send-kept-requests.ts').then(
        ({ sendKeptRequests }) => sendKeptRequests(queryClient, userId),
        () => false,
      );
      setFailures((before) => (isSent ? 0 : before + 1));
    }, waitMs);
    return () => clearTimeout(timer);
  }, [queryClient, userId, count, isOnline, failures]);
  return null;
}
