import type { QueryClient } from '@tanstack/react-query';
import { useParticipant } from '#features/people/client/for-other-features.ts';
import { Sender } from '#platform/client/sender.tsx';
import { keptMarks } from './kept-marks.ts';

/** Notes what was marked as read without a connection as soon as there is one, on whatever screen that is. */
export function Beside() {
  const user = useParticipant();
  return user && <Sender key={user.id} kept={keptMarks} userId={user.id} send={send} />;
}

async function send(queryClient: QueryClient, userId: string): Promise<boolean> {
  const { sendKeptMarks } = await import('./send-kept-marks.ts');
  return sendKeptMarks(queryClient, userId);
}
