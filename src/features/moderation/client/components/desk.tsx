import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ApiError } from '#platform/client/api-error.ts';
import { cn } from '#ui/class-names.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { CaseItem } from '../../moderation.contract.ts';
import { casesQuery, summaryQuery } from '../moderation-queries.ts';
import { useDecisions } from '../use-decisions.ts';
import { CaseDesk } from './case-desk.tsx';
import { CaseQueue } from './case-queue.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { RoomNote } from './room-note.tsx';
import { UndoStrip } from './undo-strip.tsx';

/** The queue, and one case of it: the one in the address (`?case=`), or the first that is mine to decide. */
export function Desk({ me }: { me: string }) {
  const [search, setSearch] = useSearchParams();
  // Beside the list, the case has the heading of the page.
  const isWide = useMediaQuery('(width >= 64rem)');
  const cases = useInfiniteQuery(casesQuery);
  const { data: summary } = useQuery(summaryQuery);
  const [hasGoneOn, setHasGoneOn] = useState(false);
  const show = (caseId: string | null) => {
    setHasGoneOn(true);
    setSearch(caseId === null ? {} : { case: caseId });
  };
  const decisions = useDecisions({ onDecided: () => show(null), onReopened: show });

  if (cases.data === undefined) return <NoQueue cases={cases} />;
  const items = cases.data.pages.flatMap((page) => page.items).filter(({ id }) => !decisions.isLeaving(id));
  const asked = search.get('case');
  const shown = asked ?? firstFor(me, items)?.id ?? null;
  const isList = search.has('list');
  const place = items.findIndex(({ id }) => id === shown);
  const open = Math.max(items.length, summary?.open ?? 0);

  return (
    <>
      <PhoneBar
        title={isList ? 'All reports' : place < 0 ? '' : `${place + 1} of ${open}`}
        isList={isList}
        item={isList ? undefined : items[place]}
        onList={() => setSearch({ list: '' })}
      />
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)_20rem] xl:grid-cols-[21.25rem_minmax(0,1fr)_25rem]">
        <nav
          aria-label="Reports"
          className={cn(
            'lg:sticky lg:top-18 lg:block lg:h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:border-r lg:border-line',
            !isList && 'hidden',
          )}
        >
          <CaseQueue
            items={items}
            shown={shown}
            open={open}
            summary={summary}
            isAlone={isList && !isWide}
            onChoose={show}
          />
          <MorePages query={cases} className="p-4">
            Show more
          </MorePages>
          {isList && <UndoStrip decisions={decisions} className="m-4 lg:hidden" />}
        </nav>
        {shown === null ? (
          <div className={cn('lg:col-span-2', isList && 'max-lg:hidden')}>
            <RoomNote title="Nothing waits. Go in peace." link={{ href: '/', label: 'Home' }}>
              <UndoStrip decisions={decisions} className="mt-4 text-start" />
            </RoomNote>
          </div>
        ) : (
          <div className={cn('lg:col-span-2 lg:grid lg:grid-cols-subgrid', isList && 'max-lg:hidden')}>
            <CaseDesk key={shown} caseId={shown} me={me} isNext={hasGoneOn} decisions={decisions} />
          </div>
        )}
      </div>
      <StartAtTop shown={shown} />
    </>
  );
}

/** The first that nobody else is on and that I have not handed over myself. */
function firstFor(me: string, items: readonly CaseItem[]): CaseItem | undefined {
  const isMine = (item: CaseItem) => item.lookedAtBy === null || item.lookedAtBy.id === me;
  return (
    items.find((item) => isMine(item) && item.secondAskedBy?.id !== me) ??
    items.find((item) => item.secondAskedBy?.id !== me) ??
    items[0]
  );
}

/** The next case is read from its beginning, and by a screen reader from its heading. */
function StartAtTop({ shown }: { shown: string | null }) {
  const [first] = useState(shown);
  useEffect(() => {
    if (shown === first) return;
    window.scrollTo(0, 0);
  }, [shown, first]);
  return null;
}

function NoQueue({
  cases,
}: {
  cases: { error: Error | null; isError: boolean; isFetching: boolean; refetch: () => unknown };
}) {
  if (cases.error instanceof ApiError && cases.error.code === 'SECOND_STEP_NEEDED') {
    return (
      <RoomNote
        title="First a second step"
        link={{ href: '/settings#second-step', label: 'Go to the settings' }}
      >
        Whoever moderates shows more than a password. Set up a second step in the settings, and come back.
      </RoomNote>
    );
  }
  return (
    <div className="mx-auto max-w-xl p-5">
      <h1 className="mb-4 text-2xl">Moderation</h1>
      {cases.isError ? (
        <NotLoaded pending={cases.isFetching} onRetry={() => void cases.refetch()} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </div>
  );
}
