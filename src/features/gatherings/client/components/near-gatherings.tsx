import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { User } from '#features/people/people.contract.ts';
import { useWhenOver } from '#platform/client/use-when-over.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { GatheringCard } from '../../gatherings-fields.ts';
import { askingWords } from '../coming-words.ts';
import { eventPath } from '../events-address.ts';
import { nextGatheringsQuery } from '../gathering-queries.ts';
import { nearOf, nearWords } from '../near.ts';
import { useReaderDay } from '../use-reader-day.ts';

/** The gatherings of today and tomorrow, in rows of the card that says what the day is; nothing where there is none. */
export function NearGatherings({ user, date }: { user: User; date: string }) {
  const { data, refetch } = useQuery(nextGatheringsQuery());
  const day = useReaderDay(user, date);
  const near = nearOf(data ?? [], day);
  useWhenOver(near[0]?.endsAt, () => void refetch());
  if (near.length === 0) return null;
  return (
    <ul aria-label="Today and tomorrow">
      {near.map((one) => (
        <NearGathering
          key={`${one.gatheringId} ${one.start}`}
          gathering={one}
          when={nearWords(one, day) ?? ''}
        />
      ))}
    </ul>
  );
}

function NearGathering({ gathering, when }: { gathering: GatheringCard; when: string }) {
  const own = askingWords(gathering);
  return (
    <li className="border-t border-line">
      <Link
        href={eventPath(gathering)}
        className="group flex min-h-14 items-center gap-3 py-2.5 focus-visible:rounded-sm"
      >
        <CalendarBlankIcon size={24} aria-hidden className="mx-0.5 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <span className="line-clamp-2 group-hover:underline">
            <span className="font-semibold">{when}</span>
            {' · '}
            <OwnWords className="text-left">{gathering.title}</OwnWords>
          </span>
          <OwnWords className="line-clamp-2 text-left text-sm text-ink-soft">{own}</OwnWords>
        </span>
      </Link>
    </li>
  );
}
