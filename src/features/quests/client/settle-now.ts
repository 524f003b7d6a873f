import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey, keepProgress } from '#features/people/client/for-other-features.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { getQuests, type Quests, settleQuests } from '../quests.contract.ts';

/** What this tab was told last, and whose it is: nobody asks again whose quests are all done. */
let told: { userId: string; quests: Quests } | null = null;
let isAsking = false;
/** Something was done while the server was asked, which the answer on its way need not know yet. */
let isAskedAgain = false;

/** What was told is not so any more: the next call asks. */
export function forgetTold(): void {
  told = null;
}

/** Asks the server what is done by now, unless all of it is. A call that fails is made again with the next thing that is done. */
export async function settleNow(queryClient: QueryClient): Promise<void> {
  const userId = queryClient.getQueryData<{ id: string } | null>(currentUserKey)?.id;
  if (userId === undefined || navigator.onLine === false) return;
  if (isAsking) {
    isAskedAgain = true;
    return;
  }
  const known = told?.userId === userId ? told.quests : undefined;
  if (known !== undefined && !isOpen(known, serverNow())) return;
  isAsking = true;
  try {
    const { quests } = await callAndChange(
      queryClient,
      settleQuests,
      (cache, answer) => {
        cache.set(getQuests, () => answer.quests);
        if (answer.xpEarned > 0) keepProgress(cache, answer.progress);
      },
      {},
    );
    told = { userId, quests };
  } catch {
    // Nothing of it is lost: what was done is kept, and is paid the next time.
  } finally {
    isAsking = false;
  }
  if (!isAskedAgain) return;
  isAskedAgain = false;
  forgetTold();
  await settleNow(queryClient);
}

/** Whether there is something left to do, or other quests by now. */
export function isOpen({ ofDay, ofWeek, endsAt }: Quests, now: number): boolean {
  const all = ofWeek === null ? ofDay : [...ofDay, ofWeek];
  return now >= endsAt || all.some(({ isDone }) => !isDone);
}
