import { serverNow } from '#platform/client/server-time.ts';
import type { User } from '../people.contract.ts';
import { isBanned } from '../people.rules.ts';
import { useCurrentUser } from './use-current-user.ts';

/**
 * The signed-in user, unless they are banned: null then, and for a visitor. What stands beside every screen asks the server for this
 * person alone, since somebody who is banned would only be refused.
 */
export function useParticipant(): User | null {
  const { user } = useCurrentUser();
  return user === null || isBanned(user, serverNow()) ? null : user;
}
