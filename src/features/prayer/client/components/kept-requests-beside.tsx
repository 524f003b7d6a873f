import type { QueryClient } from '@tanstack/react-query';
import { useParticipant } from '#features/people/client/for-other-features.ts';
import { Sender } from '#platform/client/sender.tsx';
import { keptRequests } from '../kept-requests.ts';

/** Sends what was asked without a connection as soon as there is one, on whatever screen that is. */
export function Beside() {
  const user = useParticipant();
  return user && <Sender key={user.id} kept={keptRequests} userId={user.id} send={send} />;
}

async function send(queryClient: QueryClient, userId: string): Promise<boolean> {
  const { sendKeptRequests } = await import('../send-kept-requests.ts');
  return sendKeptRequests(queryClient, userId);
}
