import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { MINUTE_MS } from '#contract/durations.ts';
import { isForGood } from '#contract/for-good.ts';
import { DataSettings, useSignOut } from '#features/accounts/client/for-other-features.ts';
import { getMyStanding } from '#features/moderation/my-words.contract.ts';
import { currentUserKey, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ArrivalFocus } from '#platform/client/arrival-focus.tsx';
import { dateText } from '#platform/client/date-text.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useWhenOver } from '#platform/client/use-when-over.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';

const ASKED_AGAIN_MS = MINUTE_MS;

/** What somebody who is banned sees in the place of nearly every screen: until when, why, and what stays theirs. */
export function BannedPage() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Banned />
    </Suspense>
  );
}

function Banned() {
  usePageTitle('You cannot take part for now');
  const { user } = useCurrentUser();
  const { signOut, pending } = useSignOut();
  // The ban holds at once, and why is told when the moderator cannot undo it any more: until then it is asked for again.
  const { data, isSuccess, isPending } = useQuery({
    ...endpointQuery(getMyStanding, {}),
    refetchInterval: ({ state }) => (state.data?.bannedInCase ? false : ASKED_AGAIN_MS),
  });
  const caseId = data?.bannedInCase ?? null;
  const until = user?.bannedUntil ?? null;
  const queryClient = useQueryClient();
  useWhenOver(
    until ?? undefined,
    () => void queryClient.invalidateQueries(onlyQuery({ queryKey: currentUserKey })),
  );
  return (
    <MainContent className="mx-auto grid min-h-dvh w-full max-w-xl content-center gap-4 px-4 py-10">
      <Card className="p-7 sm:p-9">
        <LampMark className="size-12" />
        <h1 className="mt-4 text-3xl text-balance">
          {until === null || isForGood(until)
            ? 'You cannot take part here any more'
            : `You cannot take part here until ${dateOf(until)}`}
        </h1>
        <p className="mt-3 text-ink-soft">
          {isSuccess && caseId === null
            ? 'A moderator has decided this a moment ago. Why, and where you can answer, stands here in a few minutes.'
            : 'A moderator has decided this. You can read why, and ask that somebody reads it again.'}{' '}
          What you wrote is yours, to take along or to take away.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isPending && <Skeleton className="h-13 w-56" />}
          {caseId !== null && (
            <Link href={`/my-words/${caseId}`} className={buttonClasses('primary', 'lg')}>
              Read why, and answer
            </Link>
          )}
          <Button variant="secondary" size="lg" pending={pending} onClick={signOut}>
            Sign out
          </Button>
        </div>
      </Card>
      <DataSettings />
      <ArrivalFocus />
    </MainContent>
  );
}

function dateOf(time: number): string {
  return dateText(time, { dateStyle: 'long', timeStyle: 'short' });
}
