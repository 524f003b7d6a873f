import type { QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#contract/durations.ts';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { serverNow, untilOver } from '#platform/client/server-time.ts';
import type { Today } from '../today.contract.ts';
import { todayQuery } from './today-query.ts';

/**
 * A new day that did not come is asked for again after so long at the earliest, and by itself each time after twice as long; so is one
 * for which a browser's clock is ahead.
 */
const AGAIN_AFTER_MS = MINUTE_MS;
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Calls `listener` when today is another day than it was, in an app that stays open overnight. Today's card asks by itself when its day
 * is over (`useWhenOver`); on other screens it is asked for at that moment or when somebody looks at them after it, and before the server
 * has said when the day ends that is midnight by the device's clock.
 */
export function onNewDay(queryClient: QueryClient, listener: () => void): void {
  // The page may have brought it along already.
  const known = queryClient.getQueryData<Today>(todayQuery.queryKey);
  let date = known?.date;
  let endsAt = known?.endsAt ?? new Date().setHours(24, 0, 0, 0);
  let askedAt: number | null = null;
  /** How often it was asked for since the day was over. */
  let times = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  waitForEnd();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== todayQuery.queryKey[0]) return;
    const now = query.state.data as Today | undefined;
    if (now === undefined) return;
    endsAt = now.endsAt;
    waitForEnd();
    if (now.date === date) return;
    const isNew = date !== undefined || askedAt !== null;
    date = now.date;
    times = 0;
    if (isNew) listener();
  });

  function waitForEnd() {
    clearTimeout(timer);
    const pause = Math.min(AGAIN_AFTER_MS * 2 ** Math.max(times - 1, 0), LONGEST_TIMER_MS);
    timer = setTimeout(ask, serverNow() < endsAt ? untilOver(endsAt) : pause);
  }
  function look() {
    if (askedAt === null || Date.now() - askedAt >= AGAIN_AFTER_MS) ask();
  }
  function ask() {
    if (serverNow() < endsAt) return waitForEnd();
    if (document.visibilityState === 'hidden') return;
    const isSignedIn = queryClient.getQueryData(currentUserKey) != null;
    const card = queryClient.getQueryCache().find({ queryKey: todayQuery.queryKey });
    if (!isSignedIn || card?.isActive()) return;
    askedAt = Date.now();
    times += 1;
    waitForEnd();
    // A phone that wakes has no connection yet: it is asked for again once there is one, and with the next look.
    queryClient.fetchQuery({ ...todayQuery, staleTime: 0 }).catch(() => {});
  }
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', ask);
}
