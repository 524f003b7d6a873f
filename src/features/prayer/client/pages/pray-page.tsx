import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { PrayThrough } from '../components/pray-through.tsx';
import { overviewQuery, waitingQuery } from '../prayer-queries.ts';

/** /prayers/pray: what waits, one request a screen. */
export function PrayPage() {
  const [, navigate] = useLocation();
  const overview = useQuery(overviewQuery);
  const waiting = useQuery(waitingQuery);
  const isReady = overview.data !== undefined && waiting.data !== undefined;
  const first = useFirst(isReady ? { requests: waiting.data, total: overview.data.waiting } : null);
  const open = isOpen(waiting.data ?? []);
  // A walk that has begun goes on with what is known, whatever comes of fetching more.
  if (first === null && (waiting.isError || overview.isError)) {
    return (
      <MainContent className="mx-auto grid min-h-dvh max-w-lg content-center px-4">
        <NotLoaded
          pending={waiting.isFetching}
          onRetry={() => {
            void overview.refetch();
            void waiting.refetch();
          }}
        />
      </MainContent>
    );
  }
  if (first === null) return <LoadingScreen />;
  return (
    <PrayThrough
      first={isOpen(first.requests)}
      total={first.total}
      more={open}
      onFetchMore={() => void waiting.refetch()}
      onEnd={() => navigate('/prayers')}
    />
  );
}

/** What was there at the beginning: the walk goes along it, whatever is prayed for meanwhile. */
function useFirst<T>(now: T | null): T | null {
  const [first, setFirst] = useState(now);
  useEffect(() => {
    if (first === null && now !== null) setFirst(now);
  }, [first, now]);
  return first ?? now;
}

function isOpen(requests: readonly PrayerRequest[]): PrayerRequest[] {
  return requests.filter(({ prayedToday, isLater }) => !prayedToday && !isLater);
}
