import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { useQuery } from '@tanstack/react-query';
import { RowLink } from '#ui/row-link.tsx';
import { eventPath } from '../events-address.ts';
import { ownZone, shortWhen } from '../gathering-dates.ts';
import { nextGatheringsQuery } from '../gathering-queries.ts';
import { nearOf } from '../near.ts';

/**
 * The next gathering in one row, on screens of others: when and what; nothing where none is near.
 * @param after the reader's date: `NearGatherings` says already what comes on it and on the next
 */
export function NextGatheringRow({ after }: { after: string }) {
  const { data = [] } = useQuery(nextGatheringsQuery());
  const said = nearOf(data, { date: after, zone: ownZone() });
  const next = data.find((one) => !said.includes(one));
  if (next === undefined) return null;
  const when = shortWhen(next, ownZone(), Date.now());
  return (
    <RowLink href={eventPath(next)} icon={<CalendarBlankIcon size={22} />} above={when} title={next.title} />
  );
}
