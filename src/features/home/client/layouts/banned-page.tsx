import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { DataSettings, useSignOut } from '#features/accounts/client/for-other-features.ts';
import { listMyWords } from '#features/moderation/moderation.contract.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { ArrivalFocus } from '#platform/client/arrival-focus.tsx';
import { endpointPages } from '#platform/client/endpoint-queries.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';

/** A ban that ends after this has no end that anybody would wait for. */
const WITHOUT_END = Date.UTC(2200, 0);

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
  const { data } = useInfiniteQuery(endpointPages(listMyWords, { query: {} }));
  const [latest] = data?.pages[0]?.items ?? [];
  const until = user?.bannedUntil ?? null;
  return (
    <MainContent className="mx-auto grid min-h-dvh w-full max-w-xl content-center gap-4 px-4 py-10">
      <Card className="p-7 sm:p-9">
        <LampMark className="size-12" />
        <h1 className="mt-4 text-3xl text-balance">
          {until === null || until >= WITHOUT_END
            ? 'You cannot take part here any more'
            : `You cannot take part here until ${dateOf(until)}`}
        </h1>
        <p className="mt-3 text-ink-soft">
          A moderator has decided this. You can read why, and ask that somebody reads it again. What you wrote
          is yours, to take along or to take away.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {latest !== undefined && (
            <Link href={`/my-words/${latest.caseId}`} className={buttonClasses('primary', 'lg')}>
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
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(time);
}
