import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { setTheme } from '#ui/use-theme.ts';
import { updateSettings } from '../settings.contract.ts';
import { tellWhoIsHere } from './session.ts';

/**
 * Runs once for each user who is signed in: it tells the browser's other tabs who is here, shows the user's theme, and tells the
 * server the time zone of the browser if the server has none yet, because the server alone decides what a day is.
 */
export function followCurrentUser(queryClient: QueryClient): void {
  let followed: string | null = null;
  const follow = (user: User | null | undefined) => {
    if (!user) {
      if (user === null) followed = null;
      return;
    }
    if (user.id === followed) return;
    followed = user.id;
    tellWhoIsHere(user.id);
    setTheme(user.theme);
    // Somebody who is banned cannot change it.
    if (user.timezone === null && !isBanned(user, serverNow())) void tellTimezone(queryClient, user.id);
  };
  // The page may have brought the user along already.
  follow(queryClient.getQueryData<User | null>(currentUserKey));
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === currentUserKey[0]) follow(query.state.data);
  });
}

async function tellTimezone(queryClient: QueryClient, from: string): Promise<void> {
  const timeZone = ownZone();
  try {
    const user = await callEndpoint(updateSettings, { body: { timezone: timeZone } }, { from });
    // Not told to other tabs: each of them finds this out by itself, and what tells them is no part of a first visit.
    queryClient.setQueryData<User | null>(currentUserKey, (known) =>
      known?.id === user.id ? { ...known, timezone: user.timezone } : known,
    );
  } catch {
    // Nothing is lost: the next visit tells it again.
  }
}
