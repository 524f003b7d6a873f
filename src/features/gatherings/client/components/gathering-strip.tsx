import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ownZone } from '#platform/client/date-text.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { bringWords, ownWords } from '../coming-words.ts';
import { addressOf, eventPath } from '../events-address.ts';
import { shortWhen } from '../gathering-dates.ts';
import { nextGatheringsQuery } from '../gathering-queries.ts';

/**
 * When a group meets next, in a line that leads there: 'Thursday, 19:00 · you bring soup'. Where nothing is planned, hosts are led
 * to plan it, and nobody else sees anything. It takes the colour of the text around it.
 */
export function GatheringStrip({ groupId, canHost }: { groupId: string; canHost: boolean }) {
  const { data } = useQuery(nextGatheringsQuery(groupId));
  if (data === undefined) return null;
  const next = data[0];
  if (next === undefined && !canHost) return null;
  const href = next === undefined ? `/community/events/new?group=${groupId}` : eventPath(next);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Link
        href={href}
        className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm py-1 underline-offset-4 hover:underline"
      >
        <CalendarBlankIcon size={20} aria-hidden className="shrink-0" />
        {next === undefined ? (
          'Plan when you meet'
        ) : (
          <OwnWords className="text-left text-pretty">
            {[
              next.title,
              shortWhen(next, ownZone(), Date.now()),
              next.waitingPlace === null ? bringWords(next.iBring) : ownWords(next),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </OwnWords>
        )}
      </Link>
      {next !== undefined && (
        <Link
          href={addressOf({ view: 'list', groupId })}
          className="flex min-h-11 items-center rounded-sm underline underline-offset-4"
        >
          All events
        </Link>
      )}
    </div>
  );
}
