import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { saidDay } from '#platform/client/said-day.ts';
import { addressOf, type EventsShown } from '../events-address.ts';
import { beginIn } from '../gathering-dates.ts';
import { gatheringsQuery } from '../gathering-queries.ts';

/** Under a month in which nothing is to come: the next event after it, with the way to its month. */
export function NextLater({
  shown,
  month,
  today,
  zone,
}: {
  shown: EventsShown;
  month: string;
  today: string;
  zone: string;
}) {
  const { data } = useInfiniteQuery(gatheringsQuery(shown.groupId));
  const day = data?.pages
    .flatMap(({ items }) => items)
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map((one) => beginIn(one, zone).slice(0, 10))
    .find((begins) => begins.slice(0, 7) > month);
  if (day === undefined) return null;
  return (
    <p className="text-ink-soft">
      The next one is on{' '}
      <Link
        href={addressOf({ ...shown, month: day.slice(0, 7) })}
        replace
        className="inline-block min-h-11 py-2.5 -my-2.5 font-semibold text-ink underline underline-offset-4"
      >
        {saidDay(day, today)}
      </Link>
      .
    </p>
  );
}
