import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { useQuery } from '@tanstack/react-query';
import { RowLink } from '#ui/row-link.tsx';
import { eventPath } from '../events-address.ts';
import { ownZone, shortWhen } from '../gathering-dates.ts';
import { nextGatheringsQuery } from '../gathering-queries.ts';

/** The next gathering in one row, on screens of others: when and what; nothing where none is near. */
export function NextGatheringRow() {
  const { data } = useQuery(nextGatheringsQuery());
  const next = data?.[0];
  if (next === undefined) return null;
  const when = shortWhen(next, ownZone(), Date.now());
  return (
    <RowLink href={eventPath(next)} icon={<CalendarBlankIcon size={22} />} above={when} title={next.title} />
  );
}
