import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { OwnWords } from '#ui/own-words.tsx';
import { eventPath } from '../events-address.ts';
import { ownZone, shortWhen } from '../gathering-dates.ts';
import { nextGatheringsQuery } from '../gathering-queries.ts';

/** The next gathering in one row, on screens of others: when and what; nothing where none is near. */
export function NextGatheringRow() {
  const { data } = useQuery(nextGatheringsQuery());
  const next = data?.[0];
  if (next === undefined) return null;
  return (
    <Link
      href={eventPath(next)}
      className="card-surface flex min-h-14 items-center gap-3.5 px-5 py-3 hover:bg-surface"
    >
      <CalendarBlankIcon size={22} aria-hidden className="shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">{shortWhen(next, ownZone(), Date.now())}</span>
        <OwnWords className="line-clamp-2 text-left font-semibold">{next.title}</OwnWords>
      </span>
    </Link>
  );
}
