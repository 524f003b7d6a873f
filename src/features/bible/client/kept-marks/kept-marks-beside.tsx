import type { QueryClient } from '@tanstack/react-query';
import { useParticipant } from '#features/people/client/for-other-features.ts';
import { useSender } from '#platform/client/use-kept-to-send.ts';
import { keptMarks } from './kept-marks.ts';

/** Notes what was marked as read without a connection as soon as there is one, on whatever screen that is. */
export function Beside() {
  const user = useParticipant();
  return user === null ? null : <SenderOf key={user.id} userId={user.id} />;
}

async function send(queryClient: QueryClient, userId: string): Promise<boolean> {
  const { sendKeptMarks } = await import('./send-kept-marks.ts');
  return sendKeptMarks(queryClient, userId);
}

function SenderOf({ userId }: { userId: string }) {
  useSender(keptMarks, userId, send);
  return null;
}
