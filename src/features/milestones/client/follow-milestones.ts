import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey, isSecretNow } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { onAnswers } from '#platform/client/use-endpoint-mutation.ts';

/** After the last of several calls, and at most so often: what was reached is there tomorrow, too. */
const WAIT_MS = 2000;
const APART_MS = 10_000;

/**
 * Whatever is done may reach a milestone, wherever it is done: a while after a call that changed something, in the tab that made it,
 * the server is asked to look. That call itself is none of those that are heard here.
 */
export function followMilestones(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = 0;
  const signedIn = () => queryClient.getQueryData<User | null>(currentUserKey);
  const look = async () => {
    const user = signedIn();
    if (!user || isBanned(user, serverNow()) || !navigator.onLine) return;
    lookedAt = Date.now();
    const { lookForMilestones } = await import('./look-for-milestones.ts');
    const { ids, isResting } = await lookForMilestones(queryClient);
    if (ids.length === 0 || isResting || isSecretNow(queryClient)) return;
    const { tellReached } = await import('./tell-reached.tsx');
    tellReached(ids, () => signedIn()?.id === user.id);
  };
  onAnswers(() => {
    clearTimeout(timer);
    const wait = Math.max(WAIT_MS, lookedAt + APART_MS - Date.now());
    // Without a connection it is looked for after the next call.
    timer = setTimeout(() => look().catch(() => {}), wait);
  });
}
