import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { getCurrentUser, type User } from '#features/people/people.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { forgetHere } from '#platform/client/at-sign-out.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { endReads, holdReads, letReadsGo } from '#platform/client/reads-on-hold.ts';
import { openTabChannel } from '#platform/client/tab-channel.ts';
import { toast } from '#ui/toast-store.ts';

/** The signed-in user from now on; what was loaded for anyone before is forgotten. */
export function signInHere(queryClient: QueryClient, user: User): void {
  letReadsGo();
  forgetOthersData(queryClient);
  queryClient.setQueryData(currentUserKey, user);
}

/** The browser's other tabs show the same person, so they leave together. */
const otherTabs = typeof window === 'undefined' ? null : openTabChannel('lampstand:signed-out');

/**
 * Makes the call that ends the session with no read beside it: what the server answers after the session's end would be a
 * refusal. When the call fails, the session goes on, and so do the reads.
 */
export async function leaveBy<T>(queryClient: QueryClient, call: () => Promise<T>): Promise<T> {
  holdReads();
  await queryClient.cancelQueries();
  try {
    return await call();
  } catch (error) {
    letReadsGo();
    void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.isStale() });
    throw error;
  }
}

/**
 * Signed out on purpose: this browser keeps nothing of the user, unsaved drafts and unfinished uploads included. Only what is
 * being typed in other tabs is kept for them, unless the account is gone (`forGood`).
 */
export function signOutHere(queryClient: QueryClient, { forGood = false } = {}): void {
  const user = forgetUser(queryClient);
  if (user) void eraseDrafts(user.id, forGood);
  otherTabs?.postMessage('signed out');
}

/** With the pictures that were to go with them. */
async function eraseDrafts(userId: string, everywhere: boolean): Promise<void> {
  await localDrafts.erase(userId, { everywhere });
  try {
    const { keptBlobs } = await import('#platform/client/kept-blobs.ts');
    await keptBlobs.sweep();
  } catch {
    // Without a connection its script may not come. The next page that shows such a draft sweeps, too.
  }
}

/** Leaves, too, when another tab signs out; it would go on showing what is private until its next request. */
export function leaveWithOtherTabs(queryClient: QueryClient): void {
  otherTabs?.addEventListener('message', () => {
    const user = forgetUser(queryClient);
    if (user && localDrafts.has(user.id)) saySignedOut();
  });
}

function forgetUser(queryClient: QueryClient): User | null {
  const user = queryClient.getQueryData<User | null>(currentUserKey) ?? null;
  if (user) {
    endReads();
    // First, while all is there that may be kept of them.
    forgetHere(user.id);
  }
  queryClient.setQueryData(currentUserKey, null);
  forgetOthersData(queryClient);
  return user;
}

/**
 * The server no longer knows the session (it ended, or was revoked elsewhere). Signed-in screens lead to the sign-in
 * by themselves and back afterwards; drafts stay for then.
 */
export function sessionLost(queryClient: QueryClient): void {
  const known = queryClient.getQueryData<User | null>(currentUserKey);
  queryClient.setQueryData(currentUserKey, null);
  forgetOthersData(queryClient);
  if (known) saySignedOut();
}

/** The browser's tabs share one session, so whoever signs in in one of them ends what the others show of somebody else. */
const whoIsHere = typeof window === 'undefined' ? null : openTabChannel('lampstand:who-is-here');

/** Tells the other tabs whose session it is. */
export function tellWhoIsHere(userId: string): void {
  whoIsHere?.postMessage(userId);
}

/**
 * Leaves, too, when somebody else has signed in in another tab: what the server answers from then on is theirs. And when a page comes
 * back that the browser had kept for Back: meanwhile nobody could tell it.
 */
export function leaveToSomebodyElse(queryClient: QueryClient): void {
  const shown = () => queryClient.getQueryData<User | null>(currentUserKey)?.id;
  const ask = async () => {
    const now = await callEndpoint(getCurrentUser, {}).catch((error: unknown) =>
      error instanceof ApiError && error.status === 401 ? null : undefined,
    );
    if (now !== undefined && now?.id !== shown()) sessionLost(queryClient);
  };
  whoIsHere?.addEventListener('message', ({ data: userId }: MessageEvent<string>) => {
    // A tab that has just been opened may tell of a session that has ended meanwhile: only the server knows.
    if (shown() !== undefined && shown() !== userId) void ask();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shown() !== undefined) void ask();
  });
}

function saySignedOut(): void {
  toast({
    title: 'You are signed out; your words are kept',
    description: 'Sign in again, and they are where you left them.',
  });
}

function forgetOthersData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  queryClient.getMutationCache().clear();
}
