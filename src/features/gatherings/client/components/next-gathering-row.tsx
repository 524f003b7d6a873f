import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { useQuery } from '@tanstack/react-query';
import { ownZone } from '#platform/client/date-text.ts';
import { RowLink } from '#ui/row-link.tsx';
import { eventPath } from '../events-address.ts';
import { shortWhen } from '../gathering-dates.ts';
import { nextGatheringsQuery } from '../gathering-queries.ts';
import { nearOf } from '../near.ts';
import { dayHere } from '../use-reader-day.ts';

/** The next gathering in one row, beside the card of the day: when and what, but for what `NearGatherings` says in it; nothing where none is near. */
export function NextGatheringRow() {
  const { data = [] } = useQuery(nextGatheringsQuery());
  const said = nearOf(data, dayHere());
  const next = data.find((one) => !said.includes(one));
  if (next === undefined) return null;
  const isWaiting = next.waitingPlace !== null;
  const when = [shortWhen(next, ownZone(), Date.now()), isWaiting && 'On the waiting list']
    .filter((part) => part !== false)
    .join(' · ');
  return (
    <RowLink href={eventPath(next)} icon={<CalendarBlankIcon size={22} />} above={when} title={next.title} />
  );
}
