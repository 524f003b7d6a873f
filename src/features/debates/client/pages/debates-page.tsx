import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { moderates } from '#features/moderation/client/for-other-features.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { Archive } from '../components/archive.tsx';
import { NewClaims } from '../components/new-claims.tsx';
import { debatePath, schedulePath } from '../debates-address.ts';
import { closedDebatesQuery, currentDebateQuery } from '../week-queries.ts';
import { openWords } from '../week-words.ts';

/** /community/debates: this week's question, and what became of those before it. */
export function DebatesPage() {
  const { user } = useCurrentUser();
  const { Room } = useAppShape().drawings;
  const { data: debate, isError, isFetching, refetch } = useQuery(currentDebateQuery);
  const { data: closed } = useInfiniteQuery(closedDebatesQuery(''));
  // Before the first week has closed there is nothing to look back on, and the sheet is for this week alone.
  const isFirst = closed?.pages[0]?.items.length === 0;
  return (
    <>
      <Suspense>
        <Room room="cedars-of-lebanon" />
      </Suspense>
      <OneSky
        width={isFirst ? 'side' : 'pages'}
        middle="request"
        grows={isFirst ? 'sky' : 'sheet'}
        sky={
          <Sky className="pt-4 lg:pt-37">
            <p className="font-semibold">This week’s question</p>
            <h1 className="mt-1 text-[min(2rem,11vw)]/[1.14] text-balance lg:text-[3.25rem]/[1.08]">
              <OwnWords className="text-left">{debate?.question ?? 'The weekly debate'}</OwnWords>
            </h1>
            {debate !== undefined && (
              <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
                {openWords(debate, ownZone())}
                <NewClaims fresh={debate.fresh} />
              </p>
            )}
          </Sky>
        }
        className={cn('pb-8', isFirst ? 'lg:justify-end' : 'lg:px-14')}
      >
        <div className="grid gap-8">
          {debate !== undefined && (
            <Link
              href={debatePath(debate.week)}
              className={buttonClasses('primary', 'lg', 'w-full lg:w-auto lg:min-w-52 lg:justify-self-start')}
            >
              Read it
            </Link>
          )}
          {debate === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
          {debate === undefined && !isError && <Skeleton className="h-13" />}
          {!isFirst && <Archive />}
          {user !== null && moderates(user) && (
            <p className="border-t border-line pt-3">
              <Link
                href={schedulePath}
                className="inline-flex min-h-11 items-center font-semibold text-dusk underline-offset-4 hover:underline"
              >
                Choose the coming questions
              </Link>
            </p>
          )}
        </div>
      </OneSky>
    </>
  );
}
