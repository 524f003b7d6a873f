import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onlyQuery } from '#platform/client/only-query.ts';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { FirstWaiting } from '../components/first-waiting.tsx';
import { KeptNote } from '../components/kept-note.tsx';
import { PrayerSheet } from '../components/prayer-sheet.tsx';
import { QuietSheet, QuietSky } from '../components/quiet-here.tsx';
import { overviewQuery, waitingQuery } from '../prayer-queries.ts';
import { usePrayForPerson } from '../use-pray-for-person.ts';
import { waitingWords } from '../waiting-words.ts';

/** /prayers: the first waiting request is the page; my list lies on the sheet. */
export function PrayerPage() {
  usePrayForPerson();
  const overview = useQuery(overviewQuery);
  const waiting = useNextWaiting(overview.data?.waiting ?? 0);
  const count = overview.data?.waiting ?? 0;
  const isMore = overview.data?.isMore ?? false;
  if (overview.data?.isQuiet === true) {
    return (
      <OneSky sky={<QuietSky />}>
        <KeptNote />
        <QuietSheet />
      </OneSky>
    );
  }
  const through = count > 1 ? `Pray through all${isMore ? '' : ` ${count}`}` : null;
  return (
    <OneSky
      sky={
        <Sky className="pt-3.5 lg:pt-37">
          {waiting.isError || (overview.isError && overview.data === undefined) ? (
            <NotLoaded
              pending={waiting.isFetching}
              onRetry={() => {
                void overview.refetch();
                void waiting.refetch();
              }}
            />
          ) : (
            <SkyWords
              count={count}
              isMore={isMore}
              next={waiting.next}
              through={through}
              isLast={waiting.open.length === 0 && waiting.later.length < 2}
            />
          )}
        </Sky>
      }
    >
      <KeptNote />
      <PrayerSheet waiting={waiting.open} through={through} count={count} />
    </OneSky>
  );
}

function SkyWords({
  count,
  isMore,
  next,
  through,
  isLast,
}: {
  count: number;
  isMore: boolean;
  next: PrayerRequest | null | undefined;
  through: string | null;
  /** After it comes nothing that it could be put behind. */
  isLast: boolean;
}) {
  if (next === undefined) return <Skeleton className="h-64" />;
  if (next === null) {
    return (
      <>
        <h1 className="text-[2.125rem] lg:text-[3.25rem]">Nobody is waiting. Your list is here.</h1>
        <p className="mt-4 font-scripture text-lg">“Rest in Yahweh, and wait patiently for him.”</p>
        <p className="mt-1 text-sm">from Psalm 37:7, WEB</p>
      </>
    );
  }
  return (
    <>
      <h1 className="font-sans text-base font-semibold tracking-normal">
        {next.isLater ? 'You kept this for later' : waitingWords(count, isMore)}
      </h1>
      <FirstWaiting next={next} through={through} isLast={isLast} />
    </>
  );
}

/** The request that waits first: undefined until it is known, null when none does. */
function useNextWaiting(count: number) {
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(waitingQuery);
  const open = (data ?? []).filter((request) => !request.prayedToday && !request.isLater);
  // Those that come after the first page are fetched when these are through.
  const isUsedUp = data !== undefined && open.length === 0 && count > 0;
  useEffect(() => {
    if (isUsedUp) void queryClient.refetchQueries(onlyQuery(waitingQuery));
  }, [isUsedUp, queryClient]);
  // What was put off today stands at the very end.
  const later = (data ?? []).filter((request) => request.isLater && !request.prayedToday);
  const first = open[0] ?? later[0] ?? null;
  const next = data === undefined || (isUsedUp && isFetching) ? undefined : first;
  return { next, open, later, isError: isError && data === undefined, isFetching, refetch };
}
