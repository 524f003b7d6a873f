import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { dateAfter } from '#contract/local-dates.ts';
import { saidDay } from '#platform/client/said-day.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { nextPage } from '#ui/one-page-more.ts';
import type { GatheringCard } from '../../gatherings-fields.ts';
import { monthsAfter, weeksOf } from '../calendar-days.ts';
import type { EventsShown } from '../events-address.ts';
import { beginIn, dayAt, saidMonth } from '../gathering-dates.ts';
import { gatheringsBetweenQuery } from '../gathering-queries.ts';
import { EventRow } from './event-row.tsx';
import { MonthGrid } from './month-grid.tsx';
import { NextLater } from './next-later.tsx';

/** A month in a grid, and below it the list of one of its days. `zone` is the reader's. */
export function EventMonth({
  shown,
  zone,
  onShow,
}: {
  shown: EventsShown;
  zone: string;
  onShow: (changed: Partial<EventsShown>) => void;
}) {
  const today = dayAt(Date.now(), zone);
  const month = shown.month ?? today.slice(0, 7);
  const weeks = weeksOf(month);
  const from = weeks[0]?.[0] ?? today;
  const before = dateAfter(from, weeks.length * 7);
  const query = useInfiniteQuery(gatheringsBetweenQuery({ from, before }, zone, shown.groupId));
  const { hasNextPage, isFetching, isFetchNextPageError } = query;
  const loadMore = useEffectEvent(() => void nextPage(query, query.fetchNextPage));
  // The grid says how many each day has, so nobody has to come near the end of the list first.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) loadMore();
  }, [hasNextPage, isFetching, isFetchNextPageError]);
  const gatherings = query.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = new Map<string, number>();
  for (const one of gatherings.filter(({ cancelledAt }) => cancelledAt === null)) {
    const day = beginIn(one, zone).slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const turn = (months: number) => onShow({ month: monthsAfter(month, months) });
  return (
    <>
      <div className="mt-2 flex items-center justify-between">
        <IconButton
          label="The month before"
          className="print:hidden"
          icon={<CaretLeftIcon size={22} aria-hidden />}
          onClick={() => turn(-1)}
        />
        <h2 aria-live="polite" className="min-w-0 text-center text-xl">
          {saidMonth(month)}
        </h2>
        <IconButton
          label="The month after"
          className="print:hidden"
          icon={<CaretRightIcon size={22} aria-hidden />}
          onClick={() => turn(1)}
        />
      </div>
      <MonthGrid
        month={month}
        weeks={weeks}
        today={today}
        chosen={shown.day ?? null}
        counts={counts}
        onChoose={(day) => onShow({ day, month: day.slice(0, 7) })}
      />
      {query.isError && query.data === undefined ? (
        <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />
      ) : (
        query.data !== undefined && (
          <>
            <DayOrMonth gatherings={gatherings} shown={shown} month={month} today={today} zone={zone} />
            {isFetchNextPageError && <MorePages query={query}>Later events</MorePages>}
          </>
        )
      )}
    </>
  );
}

/** The day that is open; without one, the whole month. */
function DayOrMonth({
  gatherings,
  shown,
  month,
  today,
  zone,
}: {
  gatherings: readonly GatheringCard[];
  shown: EventsShown;
  month: string;
  today: string;
  zone: string;
}) {
  const wanted = shown.day ?? month;
  const listed = gatherings.filter((one) => beginIn(one, zone).startsWith(wanted));
  const title = shown.day === undefined ? null : saidDay(shown.day, today);
  // Of the days that are over nothing comes any more.
  const isComing = listed.some((one) => one.cancelledAt === null && beginIn(one, zone).slice(0, 10) >= today);
  const hasNone = title === null && month >= today.slice(0, 7) && !isComing;
  const days = [...Map.groupBy(listed, (one) => beginIn(one, zone).slice(0, 10))];
  return (
    <div aria-live="polite" className="mt-4">
      {listed.length === 0 && (
        <p className="py-3 text-ink-soft">
          {title === null ? 'Nothing is planned in this month.' : `Nothing is planned on ${title}.`}
        </p>
      )}
      {hasNone && listed.length > 0 && (
        <p className="py-3 text-ink-soft">Nothing more is planned in this month.</p>
      )}
      {hasNone && <NextLater {...{ shown, month, today, zone }} />}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={saidDay(day, today)} className="mt-4 first:mt-0">
          <h3 className="text-lg">{saidDay(day, today)}</h3>
          <ul>
            {ofDay.map((gathering) => (
              <EventRow
                key={`${gathering.gatheringId} ${gathering.start}`}
                gathering={gathering}
                zone={zone}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
